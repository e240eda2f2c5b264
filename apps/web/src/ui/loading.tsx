import { isCardAddress } from '@trio/contracts/pages';
import { useLocation } from 'react-router';
import { useText } from '../lib/language/use-text.ts';
import style from './card-waiting.module.css';
import faceDown from './face-down.svg';
import spinnerStyle from './spinner.module.css';

export function PageLoading() {
  const t = useText('shell');
  const { pathname } = useLocation();
  return isCardAddress(pathname) ? <CardLoading /> : <Spinner label={t('app.loading')} />;
}

export function CardLoading() {
  const t = useText('shell');
  return (
    <div className={style.place} role="status" data-loading>
      <div className={style.room}>
        <img className={style.under} src={faceDown} alt="" width="50" height="80" />
        <img className={style.card} src={faceDown} alt={t('app.loading')} width="50" height="80" />
      </div>
    </div>
  );
}

export function Spinner({ label }: { label: string }) {
  return (
    <div className={spinnerStyle.place} role="status" data-loading>
      <span className={spinnerStyle.cards} aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
      <span>{label}</span>
    </div>
  );
}
