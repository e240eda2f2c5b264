import type { CheckIn, Step } from '@trio/contracts/steps';
import { emptyPlan, type Plan, type StepOutcome } from '@trio/domain/steps/plan';
import { cleanPlan, isEmptyPlan, planOfStep } from '../../lib/steps/step-text.ts';

/** The filled-in form. It stays until the server has stored it. */
export interface CheckInDraft {
  readonly id: string;
  /** '' before a choice. */
  readonly outcome: StepOutcome | '';
  readonly happened: string;
  /** After "done" and "changed". */
  readonly next: Plan;
  readonly isPlanning: boolean;
  /** After "not yet". */
  readonly newDay: string | null;
}

export const emptyDraft = (id: string, outcome: StepOutcome | null): CheckInDraft => ({
  id,
  outcome: outcome ?? '',
  happened: '',
  next: emptyPlan,
  isPlanning: false,
  newDay: null,
});

function nextOf({ outcome, newDay, isPlanning, next }: CheckInDraft, step: Step): Plan | null {
  if (outcome !== 'not-yet') return isPlanning && !isEmptyPlan(next) ? cleanPlan(next) : null;
  const plan = planOfStep(step.sentence, step.plan);
  return plan === null || newDay === null ? null : { ...plan, dueOn: newDay };
}

export const checkInOf = (draft: CheckInDraft, outcome: StepOutcome, step: Step): CheckIn => ({
  id: draft.id,
  outcome,
  happened: draft.happened.trim(),
  next: nextOf(draft, step),
});
