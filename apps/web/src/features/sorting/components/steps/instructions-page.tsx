import { pages } from '@trio/contracts/pages';
import { useText } from '../../../../lib/language/use-text.ts';
import { ButtonLink } from '../../../../ui/button.tsx';
import { SortGate } from '../sort-gate.tsx';
import { AnswerNames, AnswersArt, PausedPage, StepPage } from './step-page.tsx';
import style from './step-page.module.css';
import { useSortStart } from './use-sort-start.ts';

export function InstructionsPage() {
  return (
    <SortGate>
      <Instructions />
    </SortGate>
  );
}

function Instructions() {
  const t = useText('sorting');
  const { pausedBy } = useSortStart();
  if (pausedBy) return <PausedPage reason={pausedBy} art={<AnswersArt />} />;
  return (
    <StepPage
      title={t('instructions.title')}
      heading={t('instructions.heading')}
      step={2}
      art={<AnswersArt />}
      actions={
        <>
          <ButtonLink look="quiet" to={pages.intro.path}>
            {t('steps.back')}
          </ButtonLink>
          <ButtonLink to={pages.reminder.path}>{t('steps.next')}</ButtonLink>
        </>
      }
    >
      <AnswerNames />
      <p>{t('instructions.paragraph')}</p>
      <p className={style.touch}>{t('instructions.swipe')}</p>
      <p className={style.keys}>{t('instructions.keys')}</p>
    </StepPage>
  );
}
