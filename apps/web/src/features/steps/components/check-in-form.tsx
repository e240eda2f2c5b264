import type { Step } from '@trio/contracts/steps';
import { limits } from '@trio/domain/limits';
import { toPlainText } from '@trio/domain/plain-text';
import { stepOutcomes, type StepOutcome } from '@trio/domain/steps/plan';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { v4 } from 'uuid';
import { useAction } from '../../../lib/forms/use-action.ts';
import { useDraftState } from '../../../lib/forms/use-form-draft.ts';
import { useErrorText } from '../../../lib/language/use-error-text.ts';
import { useText } from '../../../lib/language/use-text.ts';
import { planOfStep, planProblems, type PlanProblems } from '../../../lib/steps/step-text.ts';
import { today } from '../../../lib/today.ts';
import { Button } from '../../../ui/button.tsx';
import { ChoiceGroup } from '../../../ui/choice-group.tsx';
import { ErrorNotice } from '../../../ui/notice.tsx';
import { DayField } from '../../../ui/plan/day-field.tsx';
import { FieldReaders } from '../../../ui/readers/field-readers.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { checkIn } from '../api.ts';
import { checkInOf, emptyDraft } from '../model.ts';
import { NextStep } from './next-step.tsx';
import style from './step-panel.module.css';

export type CheckInEnd = StepOutcome | 'next' | 'moved';

interface CheckInFormProps {
  step: Step;
  /** Chosen already, before the step's day. */
  asked: StepOutcome | null;
  /** Null on and after the step's day. */
  onCancel: (() => void) | null;
  onEnd: (how: CheckInEnd) => void;
}

export function CheckInForm({ step, asked, onCancel, onEnd }: CheckInFormProps) {
  const t = useText('steps');
  const e = useErrorText();
  const place = useRef<HTMLFormElement>(null);
  const [empty] = useState(() => emptyDraft(v4(), asked));
  const {
    value: draft,
    set,
    forget,
  } = useDraftState(`check-in ${step._id} ${step.checkIns.length}`, empty);
  const [problems, setProblems] = useState<PlanProblems & { happened?: true }>({});
  const { state, run } = useAction(async () => {
    if (draft.outcome !== '') await checkIn(step._id, checkInOf(draft, draft.outcome, step));
  });
  const { outcome } = draft;
  const isBusy = state.status === 'busy';

  // Opened by the student, before the step's day.
  useEffect(() => {
    if (asked !== null) place.current?.querySelector<HTMLElement>('input:checked')?.focus();
  }, [asked]);

  useEffect(() => {
    if (state.status === 'failed') {
      place.current?.querySelector<HTMLElement>('[role="alert"]')?.focus();
    }
  }, [state]);

  const problemsNow = () => ({
    ...(Array.from(draft.happened.trim()).length > limits.reflectionMax && {
      happened: true as const,
    }),
    ...(outcome === 'not-yet'
      ? isPast(draft.newDay) && { dueOn: 'form/day-invalid' as const }
      : draft.isPlanning && planProblems(draft.next, { today: today(), kept: null })),
  });
  const save = async (event: SubmitEvent) => {
    event.preventDefault();
    if (outcome === '' || isBusy) return;
    const found = problemsNow();
    flushSync(() => setProblems(found));
    if (Object.keys(found).length > 0) {
      place.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
      return;
    }
    if (!(await run())) return;
    forget();
    const { next } = checkInOf(draft, outcome, step);
    onEnd(next === null ? outcome : outcome === 'not-yet' ? 'moved' : 'next');
  };
  const cancel = () => {
    forget();
    onCancel?.();
  };

  return (
    <form ref={place} className={style.form} noValidate onSubmit={(event) => void save(event)}>
      <ChoiceGroup
        legend={t('checkIn.heading')}
        name="outcome"
        choices={stepOutcomes.map((value) => ({ value, label: t(`checkIn.${value}`) }))}
        value={outcome}
        areLong
        onChoose={(chosen) => set((now) => ({ ...now, outcome: chosen }))}
      />
      {outcome !== '' && (
        <>
          <TextArea
            name="happened"
            label={t('checkIn.happened')}
            hint={t('checkIn.happened.hint')}
            rows={2}
            value={draft.happened}
            error={problems.happened && e('form/reflection-too-long')}
            onChange={({ target }) =>
              set((now) => ({ ...now, happened: toPlainText(target.value) }))
            }
          />
          {outcome === 'not-yet' ? (
            planOfStep(step.sentence, step.plan) !== null && (
              <DayField
                name="newDay"
                label={t('checkIn.newDay')}
                hint={t('checkIn.newDay.hint')}
                day={draft.newDay}
                isInvalid={problems.dueOn !== undefined}
                onChange={(newDay) => set((now) => ({ ...now, newDay }))}
              />
            )
          ) : (
            <NextStep
              heading={t(`checkIn.next.${outcome}`)}
              plan={draft.next}
              isOpen={draft.isPlanning}
              problems={problems}
              onOpen={(isPlanning) => set((now) => ({ ...now, isPlanning }))}
              onChange={(changes) => set((now) => ({ ...now, next: { ...now.next, ...changes } }))}
            />
          )}
          {state.status === 'failed' && (
            <ErrorNotice hint={t('checkIn.kept')}>{e(state.problem)}</ErrorNotice>
          )}
          <div className={style.ways}>
            <Button type="submit" isBusy={isBusy}>
              {t(isBusy ? 'checkIn.saving' : 'checkIn.save')}
            </Button>
            {onCancel !== null && (
              <Button look="quiet" isBusy={isBusy} onClick={cancel}>
                {t('checkIn.cancel')}
              </Button>
            )}
          </div>
          <FieldReaders>{t('checkIn.readers')}</FieldReaders>
        </>
      )}
    </form>
  );
}

const isPast = (day: string | null): boolean => day !== null && day < today();
