import type { errors } from '@trio/i18n/en/errors';
import { useErrorText } from '../language/use-error-text.ts';
import { useText } from '../language/use-text.ts';
import type { FormProblem } from './use-form.ts';

type Hinted = keyof typeof errors extends infer Key
  ? Key extends `hint.${infer Code}`
    ? Code
    : never
  : never;

/** Typed, so that no hint of the catalogue can be missing here. */
const hinted: Readonly<Record<Hinted, true>> = {
  'auth/user-not-found': true,
  'auth/school-not-found': true,
  'auth/wrong-password': true,
  'auth/wrong-username-or-password': true,
  'auth/user-disabled': true,
  'auth/email-domain-not-whitelisted': true,
  'auth/email-domain-blacklisted': true,
  'classlink/staff-not-invited': true,
  'classlink/user-unauthorized': true,
  'classlink/invalid_grant': true,
  'classlink/email-required': true,
  'classlink/school-not-found': true,
  'classlink/tenant-id-not-found': true,
  'reservation-taken': true,
};

const isHinted = (problem: FormProblem): problem is Hinted => Object.hasOwn(hinted, problem);

export function useHint(): (problem: FormProblem | null | undefined) => string | undefined {
  const e = useErrorText();
  return (problem) => (problem && isHinted(problem) ? e(`hint.${problem}`) : undefined);
}

export function useFormHint(): (problem: FormProblem | null) => string | undefined {
  const t = useText('identity');
  const hintOf = useHint();
  return (problem) => (problem === 'server/unavailable' ? t('form.kept') : hintOf(problem));
}
