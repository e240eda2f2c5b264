import { useEffect, useState } from 'react';
import { useText } from '../lib/language/use-text.ts';
import { LineIcon } from './line-icon.tsx';
import style from './network-status.module.css';

/** Shorter saves show nothing. */
const patience = 1_000;

/** Changes are only on this device so far. The user does not need to act. */
export function NetworkStatus({ isWaiting }: { isWaiting: boolean }) {
  const t = useText('shell');
  const [hasWaited, setHasWaited] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setHasWaited(true), patience);
    return () => {
      clearTimeout(timer);
      setHasWaited(false);
    };
  }, [isWaiting]);
  return (
    <div className={style.status} role="status">
      {isWaiting && hasWaited && (
        <p className={style.text}>
          <CloudOff />
          <span className={style.short}>{t('network.kept')}</span>{' '}
          <span className={style.more}>{t('network.later')}</span>
        </p>
      )}
    </div>
  );
}

function CloudOff() {
  return (
    <LineIcon
      className={style.icon}
      d="M7.500 8.500A5.500 5.500 0 0 0 6.500 19H17M20 17.500A4.500 4.500 0 0 0 17.500 10h-1A6 6 0 0 0 11 6M4 3l17 18"
      box={24}
      weight={2}
    />
  );
}
