import type { ErrorCode } from '@trio/contracts/error-codes';
import { emptyPlan, isSamePlan, planLimits, type Plan } from '@trio/domain/steps/plan';

export type PlanPart = keyof Plan;
export type PlanProblems = Readonly<Partial<Record<PlanPart, ErrorCode | undefined>>>;
export const textParts = ['when', 'will', 'withWhom'] as const;

/** A step in parts, or a sentence of before there were parts. */
export interface StepText {
  readonly action: string;
  readonly plan: Plan | null;
}

export type ToSentence = (plan: Plan) => string;

const start = /^(?:I will|I’ll|I'll|je vais)\s+/iu;

/** The sentence begins with these words already. */
const withoutStart = (will: string): string => will.replace(start, '');

export const cleanPlan = ({ when, will, withWhom, dueOn }: Plan): Plan => ({
  when: when.trim(),
  will: withoutStart(will.trim()),
  withWhom: withWhom.trim(),
  dueOn,
});

export const isEmptyPlan = (plan: Plan): boolean => isSamePlan(cleanPlan(plan), emptyPlan);

export const partsOf = ({ action, plan }: StepText): Plan => plan ?? { ...emptyPlan, will: action };

/** A sentence stays one until the student uses another part. */
const staysSentence = ({ action, plan }: StepText, parts: Plan): boolean =>
  plan === null && action !== '' && isEmptyPlan({ ...parts, will: '' });

export function withPart(step: StepText, change: Partial<Plan>, toSentence: ToSentence): StepText {
  const plan: Plan = { ...partsOf(step), ...change };
  if (staysSentence(step, plan)) return { action: plan.will, plan: null };
  if (isEmptyPlan(plan)) return { action: '', plan: null };
  const clean = cleanPlan(plan);
  return { action: clean.will === '' ? '' : toSentence(clean), plan };
}

/** `kept` is a day that was chosen before, and may be over by now. */
export function planProblems(
  plan: Plan,
  { today, kept }: { today: string; kept: string | null },
): PlanProblems {
  const clean = cleanPlan(plan);
  const problems: Partial<Record<PlanPart, ErrorCode>> = {};
  for (const part of textParts) {
    if (Array.from(clean[part]).length > planLimits[part]) problems[part] = 'step/text-too-long';
  }
  if (clean.will === '' && !isEmptyPlan(clean)) problems.will = 'step/will-required';
  if (clean.dueOn !== null && clean.dueOn < today && clean.dueOn !== kept) {
    problems.dueOn = 'form/day-invalid';
  }
  return problems;
}

export const isSameStep = (a: StepText, b: StepText): boolean =>
  a.plan === null || b.plan === null
    ? a.plan === b.plan && a.action.trim() === b.action.trim()
    : isSamePlan(cleanPlan(a.plan), cleanPlan(b.plan));

/** Null for a sentence that is too long for a plan. */
export function planOfStep(sentence: string, plan: Plan | null): Plan | null {
  if (plan !== null) return plan;
  const will = withoutStart(sentence).replace(/\.$/u, '');
  return Array.from(will).length <= planLimits.will ? { ...emptyPlan, will } : null;
}
