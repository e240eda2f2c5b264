import { useText } from '../lib/language/use-text.ts';
import { useIsWaiting } from '../lib/outage/outage-status.ts';
import style from './aloud.module.css';

/** Tells a screen reader once that the page waits for the server; the parts themselves show it. */
export function OutageStatus() {
  const t = useText('shell');
  const isWaiting = useIsWaiting();
  return (
    // There before its words are: a live region that comes with them is not always read.
    <p className={style.aloud} aria-live="polite" role={isWaiting ? 'status' : undefined}>
      {isWaiting && t('status.troublePart')}
    </p>
  );
}
