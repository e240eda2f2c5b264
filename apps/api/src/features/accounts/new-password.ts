import { ApiError } from '../../http/api-error.ts';
import type { Identity } from '../../platform/identity/identity.ts';

export function hashNewPassword(
  identity: Pick<Identity, 'hashPassword' | 'isCommonPassword'>,
  password: string,
  about: readonly string[],
): Promise<string> {
  if (identity.isCommonPassword(password, about)) throw new ApiError('form/password-common');
  return identity.hashPassword(password);
}

interface Named {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}

interface NamedSchool {
  readonly name: string;
  readonly accessCode: string;
}

/** An attacker would try these first. */
export const knownOf = (person: Named, school: NamedSchool | null): readonly string[] => [
  person.email,
  person.email.split('@')[0] ?? '',
  person.firstName,
  person.lastName,
  `${person.firstName}${person.lastName}`,
  ...(school ? [school.name, school.accessCode] : []),
];
