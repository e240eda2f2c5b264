import { useText } from '../../lib/language/use-text.ts';
import { SuccessNotice } from '../../ui/success-notice.tsx';
import style from './timeout-banner.module.css';

/** On a shared device, a user must be sure that the session has ended. */
export function LoggedOutBanner() {
  const t = useText('shell');
  return (
    <div className={style.place}>
      <div className={style.plain}>
        <SuccessNotice>{t('loggedOut.text')}</SuccessNotice>
      </div>
    </div>
  );
}
