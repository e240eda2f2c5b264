import { pages } from '@trio/contracts/pages';
import type { Answer } from '@trio/contracts/endpoint';
import type { listSteps, Step } from '@trio/contracts/steps';
import type { StepOutcome } from '@trio/domain/steps/plan';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useServerData } from '../../../lib/api/query.ts';
import { useDeck } from '../../../lib/deck/deck.ts';
import { useCalendarDay } from '../../../lib/language/use-calendar-day.ts';
import { useErrorText } from '../../../lib/language/use-error-text.ts';
import { useText } from '../../../lib/language/use-text.ts';
import { stepsQuery } from '../../../lib/steps/steps-query.ts';
import { dayOf, today } from '../../../lib/today.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Panel } from '../../../ui/panel/panel.tsx';
import type { WriteState } from '../../../ui/profile/own-words.tsx';
import { SuccessNotice } from '../../../ui/success-notice.tsx';
import { CalendarButton } from './calendar-button.tsx';
import { CheckInForm, type CheckInEnd } from './check-in-form.tsx';
import { CheckIns, EarlierSteps } from './earlier-steps.tsx';
import { RemindersSwitch } from './reminders-switch.tsx';
import style from './step-panel.module.css';

interface StepPanelProps {
  /** Opens the question about the step; without it, the page of the results does. */
  onPlan?: () => void;
  /** Shows nothing without a step. */
  isOptional?: boolean;
}

/** Loads everything at once: a part that came later would hide the page and take the focus. */
function useAllParts(): void {
  useDeck();
  useErrorText();
  useText('dashboard');
  useText('results');
  useText('shell');
}

export function StepPanel({ onPlan, isOptional = false }: StepPanelProps) {
  const t = useText('steps');
  useAllParts();
  const { data, problem, refetch } = useServerData(stepsQuery);
  const isEmpty = data?.steps.length === 0;
  if (isOptional && (data === undefined || isEmpty)) return null;
  return (
    <div className={style.place}>
      <Panel
        heading={t('stepPanel.heading')}
        failure={t('stepPanel.failed')}
        problem={problem}
        onRetry={() => void refetch()}
        height={12}
      >
        {data === undefined ? null : <Steps data={data} onPlan={onPlan} />}
      </Panel>
    </div>
  );
}

interface StepsProps {
  data: Answer<typeof listSteps>;
  onPlan: (() => void) | undefined;
}

function Steps({ data, onPlan }: StepsProps) {
  const t = useText('steps');
  const notice = useRef<HTMLParagraphElement>(null);
  const [ended, setEnded] = useState<CheckInEnd | null>(null);
  const [first] = data.steps;
  const open = first?.closed === null ? first : null;
  const earlier = open === null ? data.steps : data.steps.slice(1);
  const end = (how: CheckInEnd) => {
    // The text must be rendered before the focus moves to it.
    flushSync(() => setEnded(how));
    notice.current?.focus();
  };
  return (
    <>
      <SuccessNotice ref={notice}>{ended !== null && t(`stepPanel.saved.${ended}`)}</SuccessNotice>
      {open === null ? (
        <>
          {ended === null && <p>{t('stepPanel.none')}</p>}
          <PlanButton label={t('stepPanel.plan')} look="primary" onPlan={onPlan} />
        </>
      ) : (
        <OpenStep
          key={open._id}
          step={open}
          reminders={data.reminders}
          onPlan={onPlan}
          onEnd={end}
        />
      )}
      {earlier.length > 0 && <EarlierSteps steps={earlier} />}
    </>
  );
}

const writingStep: WriteState = { isWriting: true, question: 'action' };

interface PlanButtonProps {
  label: string;
  look: 'primary' | 'quiet';
  onPlan: (() => void) | undefined;
}

function PlanButton({ label, look, onPlan }: PlanButtonProps) {
  return (
    <div className={style.ways}>
      {onPlan ? (
        <Button look={look} onClick={onPlan}>
          {label}
        </Button>
      ) : (
        <ButtonLink look={look} to={pages.results.path} state={writingStep}>
          {label}
        </ButtonLink>
      )}
    </div>
  );
}

interface OpenStepProps extends Omit<StepsProps, 'data'> {
  step: Step;
  reminders: StepsProps['data']['reminders'];
  onEnd: (how: CheckInEnd) => void;
}

function OpenStep({ step, reminders, onPlan, onEnd }: OpenStepProps) {
  const t = useText('steps');
  const { dueOn } = step;
  // After "not yet", the question waits until tomorrow.
  const isAnswered = step.checkIns.some(({ at }) => dayOf(new Date(at)) === today());
  const isDue = dueOn !== null && dueOn <= today() && !isAnswered;
  const [asked, setAsked] = useState<StepOutcome | null>(null);
  const early = useRef<HTMLButtonElement>(null);
  const isAsking = isDue || asked !== null;
  const cancel = () => {
    flushSync(() => setAsked(null));
    early.current?.focus();
  };
  return (
    <>
      <blockquote className={style.sentence}>{step.sentence}</blockquote>
      {dueOn !== null && <Day day={dueOn} />}
      <CheckIns step={step} />
      {isAsking ? (
        <CheckInForm
          key={step.checkIns.length}
          step={step}
          asked={asked}
          onCancel={isDue ? null : cancel}
          onEnd={(how) => {
            setAsked(null);
            onEnd(how);
          }}
        />
      ) : (
        <div className={style.ways}>
          {dueOn !== null && <CalendarButton step={{ ...step, dueOn }} />}
          <PlanButton label={t('stepPanel.change')} look="quiet" onPlan={onPlan} />
          <button
            ref={early}
            type="button"
            className={style.early}
            onClick={() => setAsked('done')}
          >
            {t('stepPanel.already')}
          </button>
        </div>
      )}
      {reminders.isPossible && (dueOn !== null || reminders.isOn) && !isAsking && (
        <RemindersSwitch isOn={reminders.isOn} next={reminders.next} />
      )}
    </>
  );
}

function Day({ day }: { day: string }) {
  const t = useText('steps');
  const dateOf = useCalendarDay();
  const now = today();
  const date = dateOf(day);
  return (
    <p className={style.day} data-due={day <= now || undefined}>
      {day === now
        ? t('stepPanel.today')
        : t(day < now ? 'stepPanel.past' : 'stepPanel.due', { date })}
    </p>
  );
}
