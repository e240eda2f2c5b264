import { useText } from '../lib/language/use-text.ts';
import style from './card-waiting.module.css';
import faceDown from './face-down.svg';

/** Placeholder of the sorting page until the student is known. */
export function CardWaiting() {
  const t = useText('shell');
  return (
    <div className={style.place} role="status" data-loading>
      <div className={style.room}>
        {/* The pile, with the first card on top. */}
        <img className={style.under} src={faceDown} alt="" width="50" height="80" />
        <img className={style.card} src={faceDown} alt={t('app.loading')} width="50" height="80" />
      </div>
    </div>
  );
}
