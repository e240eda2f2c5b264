import { useText } from '../lib/language/use-text.ts';
import { useWaitingMark } from '../lib/outage/outage-status.ts';
import { Button } from './button.tsx';
import { MessagePage } from './message-page.tsx';

interface UnreachedPageProps {
  /** The server fails, not the network. */
  isServerDown: boolean;
  onRetry: () => void;
}

/** The caller keeps retrying where that helps. */
export function UnreachedPage({ isServerDown, onRetry }: UnreachedPageProps) {
  const t = useText('shell');
  useWaitingMark(isServerDown);
  return isServerDown ? (
    <MessagePage heading={t('status.troubleHeading')} text={t('status.trouble')}>
      <Button onClick={onRetry}>{t('status.tryNow')}</Button>
    </MessagePage>
  ) : (
    <MessagePage heading={t('status.offlineHeading')} text={t('status.offline')}>
      <Button onClick={onRetry}>{t('status.retry')}</Button>
    </MessagePage>
  );
}
