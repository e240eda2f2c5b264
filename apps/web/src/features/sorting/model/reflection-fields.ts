import { isErrorCode, type ErrorCode } from '@trio/contracts/error-codes';
import { reflection as schema, type Reflection } from '@trio/contracts/reflection';
import { limits } from '@trio/domain/limits';

export const fieldNames = ['reason1', 'reason2', 'reason3', 'shared', 'action'] as const;
export type FieldName = (typeof fieldNames)[number];
export type FieldProblems = Readonly<Partial<Record<FieldName, ErrorCode>>>;

const reasonNames: readonly FieldName[] = ['reason1', 'reason2', 'reason3'];

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

/** Counts code points, as the API does: one visible character may be several. */
export const lengthOf = (text: string): number => Array.from(text.trim()).length;
export const isTooLong = (text: string): boolean => lengthOf(text) > limits.reflectionMax;

export type Checked =
  | { readonly isValid: true; readonly reflection: Reflection }
  | { readonly isValid: false; readonly problems: FieldProblems };

export function check(reflection: Reflection): Checked {
  const parsed = schema.safeParse(reflection);
  if (parsed.success) return { isValid: true, reflection: parsed.data };
  const problems: Partial<Record<FieldName, ErrorCode>> = {};
  for (const { path, message } of parsed.error.issues) {
    const name = nameOf(path);
    if (name) problems[name] ??= isErrorCode(message) ? message : 'request/invalid';
  }
  return { isValid: false, problems };
}

function nameOf([first, second]: readonly PropertyKey[]): FieldName | undefined {
  return first === 'reasons' ? reasonNames[Number(second)] : fieldNames.find((n) => n === first);
}

export const isSame = (a: Reflection, b: Reflection): boolean =>
  fieldNames.every((name) => textIn(a, name).trim() === textIn(b, name).trim()) &&
  hasSamePages(a, b);

export const hasSamePages = (a: Reflection, b: Reflection): boolean =>
  a.includesFamilyPage === b.includesFamilyPage &&
  a.includesCounsellorPage === b.includesCounsellorPage;
