import { Component, Suspense, type ReactNode } from 'react';
import { reportFault } from '../lib/error-reports/report-fault.ts';
import { ChunkUnreachable } from '../lib/loading/chunk-loader.ts';

interface OptionalProps {
  children: ReactNode;
}

/** Leaves its content out while it loads, and if it cannot load: the rest of the page stays. */
export class Optional extends Component<OptionalProps, { isFailed: boolean }> {
  override state = { isFailed: false };

  static getDerivedStateFromError = () => ({ isFailed: true });

  override componentDidCatch(error: unknown): void {
    if (!(error instanceof ChunkUnreachable)) reportFault(error);
  }

  override render() {
    return this.state.isFailed ? null : <Suspense>{this.props.children}</Suspense>;
  }
}
