import { email as emailField, emailOrUsername } from '@trio/contracts/fields';
import { endOfDay } from '../../features/schools/schools.rules.ts';
import type { Person } from '../../features/schools/people.repository.ts';
import type { School } from '../../data/schools.repository.ts';
import { isUsername } from '@trio/domain/usernames/username';
import { UsageError } from '../usage-error.ts';
import type { AdminDeps } from './admin-deps.ts';
import { commandLineAdmin } from './command-line-admin.ts';
import { errorTextOf } from './error-text.ts';

export function readRequired(value: string | undefined, option: string): string {
  if (value === undefined || value.trim() === '') throw new UsageError(`${option} is missing.`);
  return value.trim();
}

export const readOptional = (value: string | undefined, option: string): string | undefined =>
  value === undefined ? undefined : readRequired(value, option);

export const readEmail = (value: string | undefined): string => readBy(emailField, value);

/** A student without an email address is named by the username. */
export const readLogin = (value: string | undefined): string => readBy(emailOrUsername, value);

function readBy(field: typeof emailField, value: string | undefined): string {
  const parsed = field.safeParse(readRequired(value, '--email'));
  if (!parsed.success) throw new UsageError(errorTextOf(parsed.error.issues[0]?.message ?? ''));
  return parsed.data;
}

export function readChoice<const T extends string>(
  value: string,
  choices: readonly T[],
  option: string,
): T {
  const chosen = choices.find((choice) => choice === value.trim().toLowerCase());
  if (chosen === undefined) {
    throw new UsageError(`${option} is one of ${choices.join(', ')}, not "${value}".`);
  }
  return chosen;
}

export const readSwitch = (value: string, option: string): boolean =>
  readChoice(value, ['on', 'off'], option) === 'on';

export function readLastDay(value: string, option: string): Date {
  const end = endOfDay(value.trim());
  if (end === null) {
    throw new UsageError(`${option} is a day like 2027-06-30, or never; not "${value}".`);
  }
  return end;
}

export async function requireSchool({ schools }: AdminDeps, idOrCode: string): Promise<School> {
  const school = await schools.find(commandLineAdmin, idOrCode);
  if (!school) {
    throw new UsageError(
      `No school has the id or code "${idOrCode}". To list the schools: npm run admin -- schools`,
    );
  }
  return school;
}

export async function requirePerson({ people }: AdminDeps, login: string): Promise<Person> {
  const person = await people.findByLogin(commandLineAdmin, login);
  const kind = isUsername(login) ? 'username' : 'email address';
  if (!person) throw new UsageError(`No account has the ${kind} ${login}.`);
  return person;
}

export const loginOf = ({ email, username }: Person): string => email || (username ?? '');
