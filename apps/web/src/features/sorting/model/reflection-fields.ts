import { isErrorCode, type ErrorCode } from '@trio/contracts/error-codes';
import { reflection as schema, type Reflection } from '@trio/contracts/reflection';
import { limits } from '@trio/domain/limits';
import {
  cleanPlan,
  isSameStep,
  planProblems,
  textParts,
  type PlanPart,
  type StepText,
} from '../../../lib/steps/step-text.ts';

export const fieldNames = ['reason1', 'reason2', 'reason3', 'shared', 'action'] as const;
export type FieldName = (typeof fieldNames)[number];
/** The step has a problem of its own as a sentence, else one for each part. */
export type FieldProblems = Readonly<Partial<Record<FieldName | PlanPart, ErrorCode>>>;

const reasonNames: readonly FieldName[] = ['reason1', 'reason2', 'reason3'];

export const isFieldName = (name: string | null): name is FieldName =>
  fieldNames.some((each) => each === name);

/** The question after or before another one; null at the end. */
export const questionAt = (name: FieldName, step: 1 | -1): FieldName | null =>
  fieldNames[fieldNames.indexOf(name) + step] ?? null;

/** Null for a question about all three. */
export function cardPlaceOf(name: FieldName): number | null {
  const at = reasonNames.indexOf(name);
  return at === -1 ? null : at;
}

/** The first question whose text differs, else the first without a text. */
export const firstOpen = (written: Reflection, saved: Reflection): FieldName =>
  fieldNames.find((name) => !isSameField(written, saved, name)) ??
  fieldNames.find((name) => textIn(saved, name) === '') ??
  'reason1';

export function textIn(reflection: Reflection, name: FieldName): string {
  if (name === 'shared' || name === 'action') return reflection[name];
  return reflection.reasons[reasonNames.indexOf(name)] ?? '';
}

export function withText(reflection: Reflection, name: FieldName, text: string): Reflection {
  if (name === 'shared' || name === 'action') return { ...reflection, [name]: text };
  const at = reasonNames.indexOf(name);
  const reasons = reflection.reasons.map((reason, place) => (place === at ? text : reason));
  return { ...reflection, reasons: reasons as Reflection['reasons'] };
}

export const stepIn = ({ action, plan = null }: Reflection): StepText => ({ action, plan });
export const withStep = (reflection: Reflection, { action, plan }: StepText): Reflection => ({
  ...reflection,
  action,
  plan,
});

/** The answer of one question is moved to a copy of `base`. */
export const withField = (base: Reflection, from: Reflection, name: FieldName): Reflection =>
  name === 'action' ? withStep(base, stepIn(from)) : withText(base, name, textIn(from, name));

/** Counts code points, as the API does: one visible character may be several. */
export const lengthOf = (text: string): number => Array.from(text.trim()).length;
export const isTooLong = (text: string): boolean => lengthOf(text) > limits.reflectionMax;

export type Checked =
  | { readonly isValid: true; readonly reflection: Reflection }
  | { readonly isValid: false; readonly problems: FieldProblems };

export function check(reflection: Reflection): Checked {
  const parsed = schema.safeParse(reflection);
  if (parsed.success) return { isValid: true, reflection: parsed.data };
  const problems: Partial<Record<FieldName | PlanPart, ErrorCode>> = {};
  for (const { path, message } of parsed.error.issues) {
    const name = nameOf(path);
    if (name) problems[name] ??= isErrorCode(message) ? message : 'request/invalid';
  }
  return { isValid: false, problems };
}

function nameOf([first, second]: readonly PropertyKey[]): FieldName | PlanPart | undefined {
  if (first === 'reasons') return reasonNames[Number(second)];
  if (first === 'plan') return [...textParts, 'dueOn' as const].find((part) => part === second);
  return fieldNames.find((name) => name === first);
}

/** The answer of one question, if it is valid, in a copy of `base`. */
export function checkField(
  base: Reflection,
  written: Reflection,
  { name, today }: { name: FieldName; today: string },
): Checked {
  const { plan } = written;
  if (name !== 'action' || !plan) return check(withField(base, written, name));
  const problems = planProblems(plan, { today, kept: base.plan?.dueOn ?? null });
  if (Object.keys(problems).length > 0) return { isValid: false, problems };
  return check(withStep(base, { action: written.action, plan: cleanPlan(plan) }));
}

const isSameField = (a: Reflection, b: Reflection, name: FieldName): boolean =>
  name === 'action'
    ? isSameStep(stepIn(a), stepIn(b))
    : textIn(a, name).trim() === textIn(b, name).trim();

export const isSame = (a: Reflection, b: Reflection): boolean =>
  fieldNames.every((name) => isSameField(a, b, name)) && hasSamePages(a, b);

const hasSamePages = (a: Reflection, b: Reflection): boolean =>
  a.includesFamilyPage === b.includesFamilyPage &&
  a.includesCounsellorPage === b.includesCounsellorPage;
