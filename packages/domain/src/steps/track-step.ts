import { isSamePlan, type Plan } from './plan.ts';

export interface WrittenStep {
  /** Empty: no step. */
  readonly sentence: string;
  readonly plan: Plan | null;
}

interface OpenStep extends WrittenStep {
  readonly isOfThisSort: boolean;
  readonly hasCheckIns: boolean;
}

export type StepChange = 'none' | 'delete' | 'close' | 'update' | 'replace' | 'insert';

/** What saved words of the latest confirmed sort mean for the step that is followed up. */
export function changeOfStep(
  written: WrittenStep,
  open: OpenStep | null,
  /** The latest closed step of this sort. */
  closed: WrittenStep | null,
): StepChange {
  if (written.sentence === '') {
    if (!open?.isOfThisSort) return 'none';
    return open.hasCheckIns ? 'close' : 'delete';
  }
  if (open?.isOfThisSort) return 'update';
  if (open) return isSameStep(open, written) ? 'none' : 'replace';
  return closed && isSameStep(closed, written) ? 'none' : 'insert';
}

/** A save in the other language makes another sentence from the same plan. */
const isSameStep = (a: WrittenStep, b: WrittenStep): boolean =>
  a.sentence === b.sentence || (a.plan !== null && b.plan !== null && isSamePlan(a.plan, b.plan));
