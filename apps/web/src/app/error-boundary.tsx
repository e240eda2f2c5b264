import { crash } from '@trio/i18n/crash';
import { Component, type ReactNode } from 'react';
import { reportFault } from '../lib/error-reports/report-fault.ts';
import { currentLanguage } from '../lib/language/language.ts';
import { settings } from '../lib/settings.ts';
import { Button } from '../ui/button.tsx';
import { MessagePage } from '../ui/message-page.tsx';

interface Failure {
  readonly hasFailed: boolean;
  /** Without a network, a page that was not loaded yet is no fault of ours. */
  readonly isOffline: boolean;
}

/** What a fault of ours looks like to the person it happens to. */
export class ErrorBoundary extends Component<{ children: ReactNode }, Failure> {
  override state: Failure = { hasFailed: false, isOffline: false };

  static getDerivedStateFromError(): Failure {
    return { hasFailed: true, isOffline: !navigator.onLine };
  }

  override componentDidCatch(error: unknown): void {
    reportFault(error);
  }

  override render() {
    const { hasFailed, isOffline } = this.state;
    if (!hasFailed) return this.props.children;
    return isOffline ? <OfflinePage /> : <CrashPage />;
  }
}

/** Its words are part of the first file: what failed may be the loading of words. */
function CrashPage() {
  const { heading, paragraph, reload } = crash[currentLanguage()];
  return (
    <MessagePage heading={heading} text={paragraph}>
      <a href={`mailto:${settings.supportEmail}`}>{settings.supportEmail}</a>
      <Button onClick={() => location.reload()}>{reload}</Button>
    </MessagePage>
  );
}

function OfflinePage() {
  const { offline, reload } = crash[currentLanguage()];
  return (
    <MessagePage heading={offline.heading} text={offline.paragraph}>
      <Button onClick={() => location.reload()}>{reload}</Button>
    </MessagePage>
  );
}
