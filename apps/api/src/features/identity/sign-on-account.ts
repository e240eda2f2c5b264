import type { Language } from '@trio/i18n/languages';
import { normaliseEmail } from '@trio/domain/email';
import { ApiError } from '../../http/api-error.ts';
import type { Connection } from '../../platform/database/database.ts';
import type { Identity, KnownUser } from '../../platform/identity/identity.ts';
import { toNames } from './single-sign-on.mapper.ts';
import { refuseDisabled, refuseForeignAccount, type FitPerson } from './single-sign-on.policy.ts';
import { findSchoolOfTenant, type School } from './single-sign-on.repository.ts';

export interface SignOnAccounts {
  refuseClosedSchool(school: School): void;
  refuseUnwantedDomain(school: School, email: string): void;
  insertStudent(connection: Connection, student: NewStudent): Promise<NewStudentOutcome>;
}

type NewStudentOutcome = { readonly userId: string } | 'email-taken';

export interface NewStudent {
  readonly schoolId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly language: Language;
  readonly createdAt: Date;
  readonly isEmailUnconfirmed: boolean;
}

interface Arrival {
  readonly provider: string;
  readonly person: FitPerson;
  readonly language: Language;
  readonly now: Date;
}

interface World {
  readonly identity: Pick<Identity, 'users' | 'linkedAccounts' | 'signInTokens'>;
  readonly accounts: SignOnAccounts;
}

/** A concurrent sign-on wrote the same data first: the transaction is rolled back and retried. */
export class Overtaken extends Error {}

/** Returns the linked account, else the student's own account with this address, else a new one. */
export async function findAccountOf(
  connection: Connection,
  world: World,
  arrival: Arrival,
): Promise<string> {
  const { provider, person, now } = arrival;
  const { linkedAccounts } = world.identity;
  const school = await findSchoolOfTenant(connection, provider, person.tenant);
  if (!school) throw new ApiError('classlink/school-not-found');
  world.accounts.refuseClosedSchool(school);

  const links = await linkedAccounts.find(connection, provider, person.accountIds);
  const linked = person.accountIds
    .map((accountId) => links.find((link) => link.accountId === accountId))
    .find((link) => link !== undefined);
  if (linked) refuseDisabled(linked);
  const userId = linked?.userId ?? (await adoptOrCreate(connection, world, arrival, school));

  for (const accountId of person.accountIds) {
    if (links.some((link) => link.accountId === accountId)) continue;
    const outcome = await linkedAccounts.link(connection, { userId, provider, accountId }, now);
    if (outcome === 'account-taken') throw new Overtaken();
  }
  return userId;
}

async function adoptOrCreate(
  connection: Connection,
  world: World,
  arrival: Arrival,
  school: School,
): Promise<string> {
  const email = normaliseEmail(arrival.person.email);
  const user = await world.identity.linkedAccounts.lockByEmail(connection, email);
  if (!user) return create(connection, world, arrival, school);
  refuseForeignAccount(user, arrival.person, school.schoolId);
  refuseDisabled(user);
  await adopt(connection, world, arrival, user);
  return user.userId;
}

async function adopt(
  connection: Connection,
  { identity }: World,
  { provider, now }: Arrival,
  { userId, emailVerified }: KnownUser,
): Promise<void> {
  if (emailVerified) {
    // This account has another key of the provider: the address was reassigned to another person.
    if (await identity.linkedAccounts.isLinkedTo(connection, userId, provider))
      throw new ApiError('classlink/user-unauthorized');
    return;
  }
  // The address was never verified, so the creator of this account must lose access to it.
  await identity.linkedAccounts.dropAccess(connection, userId);
  await identity.signInTokens.void(connection, userId);
  await identity.users.verifyEmail(connection, userId, now);
}

async function create(
  connection: Connection,
  { identity, accounts }: World,
  { person, language, now }: Arrival,
  school: School,
): Promise<string> {
  const { email, isEmailVerified } = person;
  accounts.refuseUnwantedDomain(school, email);
  const { schoolId } = school;
  const isEmailUnconfirmed = school.isAllowListOn && !isEmailVerified;
  const names = toNames(person, email);
  const student = { ...names, email, schoolId, language, createdAt: now, isEmailUnconfirmed };
  const inserted = await accounts.insertStudent(connection, student);
  if (inserted === 'email-taken') throw new Overtaken();
  if (isEmailVerified) await identity.users.verifyEmail(connection, inserted.userId, now);
  return inserted.userId;
}
