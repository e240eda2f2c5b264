import { crash } from '@trio/i18n/crash';
import { Component, type ReactNode } from 'react';
import { currentLanguage } from '../lib/language/language.ts';
import { settings } from '../lib/settings.ts';
import { Button } from '../ui/button.tsx';
import { MessagePage } from '../ui/message-page.tsx';

/** What a fault of ours looks like to the person it happens to. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? <CrashPage /> : this.props.children;
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
