import { pages } from '@trio/contracts/pages';
import type { ReactNode } from 'react';
import { useText } from '../../../../lib/language/use-text.ts';
import { useAccount } from '../../../../lib/session/session.ts';
import { ButtonLink } from '../../../../ui/button.tsx';
import { Note } from '../../../../ui/note.tsx';
import style from './cards-home.module.css';

interface EmptyHomeProps {
  isExpired: boolean;
  /** The way back into a sort that was begun. */
  children: ReactNode;
}

/** The cards area before the first three: an empty table and the way to fill it. */
export function EmptyHome({ isExpired, children }: EmptyHomeProps) {
  const t = useText('home');
  const e = useText('errors');
  const { firstname, emailConfirmation } = useAccount();
  const isUnconfirmed = emailConfirmation === 'required';
  const hasBegun = Boolean(children);
  return (
    <section className={style.home}>
      <div className={style.stack} aria-hidden="true">
        <i />
        <i />
        <i />
      </div>
      <div className={style.words}>
        <p className={style.greeting}>{t('home.greeting', { name: firstname })}</p>
        {children}
        {!hasBegun && !isExpired && isUnconfirmed && (
          <>
            <h1>{t('home.unconfirmed.heading')}</h1>
            <p>{t('home.unconfirmed.paragraph')}</p>
          </>
        )}
        {!hasBegun && !isExpired && !isUnconfirmed && (
          <>
            <h1>{t('home.empty.heading')}</h1>
            <p>{t('home.empty.paragraph')}</p>
            <ButtonLink to={pages.intro.path} size="large">
              {t('home.empty.sort')}
            </ButtonLink>
          </>
        )}
        {!hasBegun && isExpired && (
          <>
            <h1>{t('home.expired.heading')}</h1>
            <Note>
              <p>{e('result/school-expired')}</p>
            </Note>
          </>
        )}
      </div>
    </section>
  );
}
