import { Component, type ReactNode } from 'react';
import { useText } from '../lib/language/use-text.ts';
import { settings } from '../lib/settings.ts';
import { Button } from '../ui/button.tsx';
import { MessagePage } from './pages/message-page.tsx';

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

function CrashPage() {
  const t = useText('shell');
  return (
    <MessagePage
      heading={t('crash.heading')}
      text={t('crash.paragraph', { email: settings.supportEmail })}
    >
      <Button onClick={() => location.reload()}>{t('crash.reload')}</Button>
    </MessagePage>
  );
}
