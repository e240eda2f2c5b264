import type { ReactNode } from 'react';
import { Panel } from '../../../ui/panel/panel.tsx';

interface UsageSheetProps {
  heading: string;
  /** Null until loaded. */
  children: ReactNode;
  height: number;
}

/** All sheets share one answer; the page shows its error. */
export const UsageSheet = ({ heading, children, height }: UsageSheetProps) => (
  <Panel heading={heading} failure="" problem={null} onRetry={() => {}} height={height}>
    {children}
  </Panel>
);
