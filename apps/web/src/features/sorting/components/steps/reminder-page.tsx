import { pages } from '@trio/contracts/pages';
import type { ReactNode } from 'react';
import { useText } from '../../../../lib/language/use-text.ts';
import { Button, ButtonLink } from '../../../../ui/button.tsx';
import { SortGate } from '../sort-gate.tsx';
import { PausedPage, StepPage, TurnArt } from './step-page.tsx';
import { useSortStart } from './use-sort-start.ts';

interface ReminderPageProps {
  /** Only before the first sort. */
  questions: ReactNode;
}

export function ReminderPage(props: ReminderPageProps) {
  return (
    <SortGate>
      <Reminder {...props} />
    </SortGate>
  );
}

function Reminder({ questions }: ReminderPageProps) {
  const t = useText('sorting');
  const { pausedBy, answered, hasSortedBefore, start } = useSortStart();
  if (pausedBy) return <PausedPage reason={pausedBy} art={<TurnArt />} />;
  return (
    <StepPage
      title={t('reminder.title')}
      heading={t('reminder.heading')}
      step={3}
      art={<TurnArt />}
      actions={
        <>
          <ButtonLink look="quiet" to={pages.instructions.path}>
            {t('steps.back')}
          </ButtonLink>
          <Button onClick={start}>{t(answered > 0 ? 'intro.continue' : 'reminder.start')}</Button>
        </>
      }
    >
      <p>{t('reminder.paragraph')}</p>
      {answered === 0 && !hasSortedBefore && questions}
    </StepPage>
  );
}
