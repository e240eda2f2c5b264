import type { ReactNode } from 'react';
import { useText } from '../lib/language/use-text.ts';
import { useWaitingMark } from '../lib/outage/outage.ts';
import { Button } from './button.tsx';
import style from './message-page.module.css';

interface MessagePageProps {
  heading: string;
  text: string;
  children: ReactNode;
}

export function MessagePage({ heading, text, children }: MessagePageProps) {
  return (
    <div className={style.page}>
      <svg className={style.card} viewBox="0 0 50 80" aria-hidden="true">
        <rect width="50" height="80" rx="5" fill="#2f2f66" />
        <rect
          x="3"
          y="3"
          width="44"
          height="74"
          rx="3"
          fill="none"
          stroke="#f6f3ec"
          strokeOpacity="0.25"
        />
        <rect
          x="13"
          y="32"
          width="9"
          height="15"
          rx="2"
          fill="#f29bbe"
          transform="rotate(-10 17.500 39.500)"
        />
        <rect
          x="28"
          y="32"
          width="9"
          height="15"
          rx="2"
          fill="#7fb2ee"
          transform="rotate(10 32.500 39.500)"
        />
        <rect x="20.500" y="31" width="9" height="15" rx="2" fill="#ffd166" />
      </svg>
      <h1>{heading}</h1>
      <p>{text}</p>
      {children}
    </div>
  );
}

interface UnreachablePageProps {
  isServerDown: boolean;
  onRetry: () => void;
}

export function UnreachablePage({ isServerDown, onRetry }: UnreachablePageProps) {
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
