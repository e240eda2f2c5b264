import { pages } from '@trio/contracts/pages';
import { answers } from '@trio/domain/sorting/sort';
import type { ReactNode } from 'react';
import { useReadySort } from '../../../../lib/current-sort.ts';
import { usePageTitle } from '../../../../lib/language/use-page-title.ts';
import { useErrorText } from '../../../../lib/language/use-error-text.ts';
import { useText } from '../../../../lib/language/use-text.ts';
import { ButtonLink } from '../../../../ui/button.tsx';
import { CardFront } from '../../../../ui/card/card-front.tsx';
import { useCardViews } from '../../../../ui/card/use-card-views.ts';
import { Note } from '../../../../ui/note.tsx';
import { AnswerIcon } from '../card/answer-buttons.tsx';
import answerNamesStyle from './answer-names.module.css';
import stepArtStyle from './step-art.module.css';
import style from './step-page.module.css';

const steps = [1, 2, 3] as const;

interface StepPageProps {
  title: string;
  heading: string;
  step?: (typeof steps)[number];
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
  const e = useErrorText();
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

const shown = ['soundAndStage', 'affordableHomes', 'freshWater', 'belongTogether', 'robotsAtWork'];

function useView() {
  const { extraCards } = useReadySort();
  return useCardViews(extraCards);
}

export function HandArt() {
  const viewOf = useView();
  return (
    <div className={stepArtStyle.hand}>
      {shown.map((key) => {
        const card = viewOf(key);
        return card && <CardFront key={key} card={card} />;
      })}
    </div>
  );
}

export function AnswersArt() {
  const card = useView()('freshWater');
  return (
    <div className={stepArtStyle.answers}>
      <span className={stepArtStyle.left}>
        <AnswerIcon answer="dislike" />
      </span>
      <span className={stepArtStyle.up}>
        <AnswerIcon answer="like" />
      </span>
      <span className={stepArtStyle.right}>
        <AnswerIcon answer="superlike" />
      </span>
      {card && <CardFront card={card} />}
    </div>
  );
}

/** As on the buttons of the card screen. */
export function AnswerNames() {
  const t = useText('sorting');
  return (
    <ul className={answerNamesStyle.list} aria-label={t('instructions.answers')}>
      {answers.map((answer) => (
        <li key={answer} className={answerNamesStyle.answer}>
          <AnswerIcon answer={answer} />
          {t(`answer.${answer}`)}
        </li>
      ))}
    </ul>
  );
}

export function TurnArt() {
  const t = useText('deck');
  const card = useView()('freshWater');
  if (!card) return null;
  return (
    <div className={stepArtStyle.turn} data-color={card.color}>
      <div className={stepArtStyle.front}>
        <CardFront card={card} />
        <b className={stepArtStyle.info}>i</b>
      </div>
      <div className={stepArtStyle.back}>
        <strong>{card.title}</strong>
        <div>
          <i />
          <i />
          <i />
          <em>{t('card.careers')}</em>
          {card.careers.slice(0, 3).map(({ id, title }) => (
            <span key={id}>{title}</span>
          ))}
        </div>
      </div>
    </div>
  );
}
