import { crash } from '@trio/i18n/crash';
import { Component, type ReactNode } from 'react';
import { reportFault } from '../lib/error-reports/report-fault.ts';
import { currentLanguage } from '../lib/language/language.ts';
import { ChunkMissing, ChunkUnreachable } from '../lib/loading/chunk-loader.ts';
import { settings } from '../lib/settings.ts';
import { Button } from '../ui/button.tsx';
import { MessagePage } from '../ui/message-page.tsx';

type Failure = 'none' | 'crash' | 'updated' | 'outage' | 'offline';
interface State {
  readonly failure: Failure;
}

/** A page that cannot load without a network is not a bug. */
function failureOf(error: unknown): Failure {
  if (error instanceof ChunkMissing) return 'updated';
  if (error instanceof ChunkUnreachable) return error.isServerDown ? 'outage' : 'offline';
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
    return failure === 'crash' ? <CrashPage /> : <ReloadPage failure={failure} />;
  }
}

/** Its texts are in the first file, because a failed download of texts may be the cause. */
function CrashPage() {
  const { heading, paragraph, reload } = crash[currentLanguage()];
  return (
    <MessagePage heading={heading} text={paragraph}>
      <a href={`mailto:${settings.supportEmail}`}>{settings.supportEmail}</a>
      <Button onClick={() => location.reload()}>{reload}</Button>
    </MessagePage>
  );
}

function ReloadPage({ failure }: { failure: 'updated' | 'outage' | 'offline' }) {
  const texts = crash[currentLanguage()];
  const { heading, paragraph } = texts[failure === 'outage' ? 'trouble' : failure];
  return (
    <MessagePage heading={heading} text={paragraph}>
      <Button onClick={() => location.reload()}>{texts.reload}</Button>
    </MessagePage>
  );
}
