import { pages } from '@trio/contracts/pages';
import type { ReactNode } from 'react';
import { usePageTitle } from '../../../../lib/language/use-page-title.ts';
import { useText } from '../../../../lib/language/use-text.ts';
import { ButtonLink } from '../../../../ui/button.tsx';
import { Note } from '../../../../ui/note.tsx';
import style from './step-page.module.css';

const steps = [1, 2, 3] as const;

interface StepPageProps {
  title: string;
  heading: string;
  step?: (typeof steps)[number];
  /** Decorative: the text says the same */
  art: ReactNode;
  actions: ReactNode;
  children: ReactNode;
}

export function StepPage({ title, heading, step, art, actions, children }: StepPageProps) {
  const t = useText('sorting');
  usePageTitle(title);
  return (
    <section className={style.step}>
      <div className={style.art} aria-hidden="true">
        {art}
      </div>
      <div className={style.words}>
        {step !== undefined && (
          <p className={style.count}>
            <span className={style.dots} aria-hidden="true">
              {steps.map((each) => (
                <i key={each} data-on={each <= step} />
              ))}
            </span>
            {t('steps.progress', { step, count: steps.length })}
          </p>
        )}
        <h1 className={style.heading}>{heading}</h1>
        {children}
        <div className={style.actions}>{actions}</div>
      </div>
    </section>
  );
}

interface PausedPageProps {
  reason: 'result/school-expired' | 'result/email-unconfirmed';
  art: ReactNode;
}

export function PausedPage({ reason, art }: PausedPageProps) {
  const t = useText('sorting');
  const e = useText('errors');
  return (
    <StepPage
      title={t('intro.title')}
      heading={t(
        reason === 'result/school-expired' ? 'intro.expiredHeading' : 'intro.unconfirmedHeading',
      )}
      art={art}
      actions={<ButtonLink to={pages.cards.path}>{t('intro.home')}</ButtonLink>}
    >
      <Note>
        <p>{e(reason)}</p>
      </Note>
    </StepPage>
  );
}
