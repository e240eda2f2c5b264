import { joinPath, pages } from '@trio/contracts/pages';
import { useText } from '../../lib/language/use-text.ts';
import { QrCode } from './qr-code.tsx';
import style from './join-code.module.css';

interface JoinCodeProps {
  code: string;
  /** `projector` is read from the back of a room. */
  look?: 'page' | 'projector';
}

/** How students join a class: address, code and QR code. */
export function JoinCode({ code, look = 'page' }: JoinCodeProps) {
  const t = useText('join');
  const { origin, host } = window.location;
  return (
    <div className={look === 'projector' ? `${style.join} ${style.projector}` : style.join}>
      <div className={style.qr}>
        <QrCode text={`${origin}${joinPath(code)}`} label={t('join.qr')} />
      </div>
      <dl className={style.words}>
        <dt>{t('join.address')}</dt>
        <dd className={style.address} translate="no">
          {host}
          {pages.join.path}
        </dd>
        <dt>{t('join.code')}</dt>
        <dd className={style.code} translate="no">
          {code}
        </dd>
      </dl>
    </div>
  );
}
