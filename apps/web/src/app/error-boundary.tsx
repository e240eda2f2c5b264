import { crash } from '@trio/i18n/crash';
import { Component, type ReactNode } from 'react';
import { reportFault } from '../lib/error-reports/report-fault.ts';
import { currentLanguage } from '../lib/language/language.ts';
import { ChunkMissing, ChunkUnreachable } from '../lib/loading/chunk-loader.ts';
import { settings } from '../lib/settings.ts';
import { Button } from '../ui/button.tsx';
import { MessagePage } from '../ui/message-page.tsx';

type Failure = 'none' | 'crash' | 'updated' | 'trouble' | 'offline';
interface State {
  readonly failure: Failure;
}

/** Without a network, a page that cannot load is not a bug. */
function failureOf(error: unknown): Failure {
  if (error instanceof ChunkMissing) return 'updated';
  if (error instanceof ChunkUnreachable) return error.isServerDown ? 'trouble' : 'offline';
  return navigator.onLine ? 'crash' : 'offline';
}

export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { failure: 'none' };

  static getDerivedStateFromError(error: unknown): State {
    return { failure: failureOf(error) };
  }

  override componentDidCatch(error: unknown): void {
    if (!(error instanceof ChunkUnreachable)) reportFault(error);
  }

  override render() {
    const { failure } = this.state;
    if (failure === 'none') return this.props.children;
    return failure === 'crash' ? <CrashPage /> : <ReloadPage why={failure} />;
  }
}

/** Its texts are in the first file, because loading texts may be what failed. */
function CrashPage() {
  const { heading, paragraph, reload } = crash[currentLanguage()];
  return (
    <MessagePage heading={heading} text={paragraph}>
      <a href={`mailto:${settings.supportEmail}`}>{settings.supportEmail}</a>
      <Button onClick={() => location.reload()}>{reload}</Button>
    </MessagePage>
  );
}

function ReloadPage({ why }: { why: 'updated' | 'trouble' | 'offline' }) {
  const words = crash[currentLanguage()];
  return (
    <MessagePage heading={words[why].heading} text={words[why].paragraph}>
      <Button onClick={() => location.reload()}>{words.reload}</Button>
    </MessagePage>
  );
}
