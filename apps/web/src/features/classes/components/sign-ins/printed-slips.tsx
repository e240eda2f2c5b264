import { pages } from '@trio/contracts/pages';
import { createPortal } from 'react-dom';
import { useText } from '../../../../lib/language/use-text.ts';
import { QrCode } from '../../../../ui/qr/qr-code.tsx';
import { nameOf } from '../../model.ts';
import type { Made } from '../../sign-ins.ts';
import style from './sign-ins.module.css';

/** Only on paper, and then alone on it. */
export function PrintedSlips({ made }: { made: readonly Made[] }) {
  const t = useText('signins');
  const address = `${location.host}${pages.login.path}`;
  return createPortal(
    <div className={style.slips} aria-hidden="true">
      {made.map((one) => (
        <div key={one._id} className={style.slip}>
          <QrCode text={linkOf(one)} label="" />
          <div>
            <p className={style.name}>{nameOf(one)}</p>
            <p>{t('slip.address', { address })}</p>
            <p>{t('slip.login', { login: one.login })}</p>
            <p>{t('slip.password', { password: one.password })}</p>
          </div>
        </div>
      ))}
    </div>,
    document.body,
  );
}

/** As on the sheet: never a password or an email address. */
const linkOf = ({ login, email }: Made): string => {
  const page = `${location.origin}${pages.login.path}`;
  return email === '' ? `${page}?username=${encodeURIComponent(login)}` : page;
};
