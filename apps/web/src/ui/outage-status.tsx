import { useText } from '../lib/language/use-text.ts';
import { useIsWaiting } from '../lib/outage/outage-status.ts';
import style from './aloud.module.css';

/** For screen readers only; the panels themselves show the outage. */
export function OutageStatus() {
  const t = useText('shell');
  const isWaiting = useIsWaiting();
  return (
    // Rendered before its text: screen readers may skip a live region that appears with its text.
    <p className={style.aloud} aria-live="polite" role={isWaiting ? 'status' : undefined}>
      {isWaiting && t('status.troublePart')}
    </p>
  );
}
