import { normaliseEmail } from '@trio/domain/email';
import type { Language } from '@trio/i18n/languages';
import { ApiError } from '../../http/api-error.ts';
import type { Connection } from '../../platform/database/database.ts';
import type { Identity, KnownUser } from '../../platform/identity/identity.ts';
import { findSchoolOfTenant, type School } from '../../data/schools.repository.ts';
import {
  refuseDisabled,
  refuseForeignAccount,
  refuseForeignStaff,
  type FitPerson,
} from './single-sign-on.policy.ts';
import { toNames } from './single-sign-on.mapper.ts';

export interface SignOnAccounts {
  refuseClosedSchool(school: School): void;
  refuseUnwantedDomain(school: School, email: string): void;
  insertStudent(connection: Connection, student: NewStudent): Promise<NewStudentOutcome>;
  joinIfInvited(
    connection: Connection,
    joining: { readonly user: KnownUser; readonly createdAt: Date; readonly language: Language },
  ): Promise<boolean>;
}

type NewStudentOutcome = { readonly userId: string } | 'email-taken';

interface NewStudent {
  readonly schoolId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly language: Language;
  readonly createdAt: Date;
  readonly isEmailUnconfirmed: boolean;
}

export interface Arrival {
  readonly provider: string;
  readonly person: FitPerson;
  readonly language: Language;
  readonly now: Date;
}

export interface ArrivalDeps {
  readonly identity: Pick<Identity, 'users' | 'linkedAccounts' | 'signInTokens'>;
  readonly accounts: SignOnAccounts;
  readonly settings: { readonly admitsStaffBySignOn: boolean };
}

/** Another sign-on has created or linked the account in the meantime. */
export class Overtaken extends Error {}

export interface ArrivalService {
  /** The person's account: linked before, or found by its address, or a new student's. */
  findAccountOf(connection: Connection, arrival: Arrival): Promise<string>;
}

export const createArrivalService = (deps: ArrivalDeps): ArrivalService => ({
  findAccountOf: (connection, arrival) => findAccountOf(connection, deps, arrival),
});

async function findAccountOf(
  connection: Connection,
  deps: ArrivalDeps,
  arrival: Arrival,
): Promise<string> {
  const { provider, person, now } = arrival;
  const { linkedAccounts } = deps.identity;
  const school = await findSchoolOfTenant(connection, provider, person.tenant);
  if (!school) throw new ApiError('classlink/school-not-found');
  deps.accounts.refuseClosedSchool(school);

  const links = await linkedAccounts.find(connection, provider, person.accountIds);
  const linked = person.accountIds
    .map((accountId) => links.find((link) => link.accountId === accountId))
    .find((link) => link !== undefined);
  if (linked) {
    refuseForeignStaff(linked, arrival.person, { schoolId: school.schoolId, ...deps.settings });
    refuseDisabled(linked);
  }
  const userId = linked?.userId ?? (await adoptOrCreate(connection, deps, arrival, school));

  for (const accountId of person.accountIds) {
    if (links.some((link) => link.accountId === accountId)) continue;
    const outcome = await linkedAccounts.link(connection, { userId, provider, accountId }, now);
    if (outcome === 'account-taken') throw new Overtaken();
  }
  return userId;
}

async function adoptOrCreate(
  connection: Connection,
  deps: ArrivalDeps,
  arrival: Arrival,
  school: School,
): Promise<string> {
  const email = normaliseEmail(arrival.person.email);
  const user = await deps.identity.linkedAccounts.lockByEmail(connection, email);
  if (!user) return create(connection, deps, arrival, school);
  refuseForeignAccount(user, arrival.person, { schoolId: school.schoolId, ...deps.settings });
  refuseDisabled(user);
  await adopt(connection, deps, arrival, user);
  if (user.role === 'school') await joinAsInvited(connection, deps, arrival, user);
  return user.userId;
}

async function adopt(
  connection: Connection,
  { identity }: ArrivalDeps,
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

/** Takes the place of the invitation's link, which then stops working. */
async function joinAsInvited(
  connection: Connection,
  { identity, accounts }: ArrivalDeps,
  { language, now }: Arrival,
  user: KnownUser,
): Promise<void> {
  if (!(await accounts.joinIfInvited(connection, { user, createdAt: now, language }))) return;
  await identity.users.voidTokens(connection, 'invite', user.userId);
}

async function create(
  connection: Connection,
  { identity, accounts }: ArrivalDeps,
  { person, language, now }: Arrival,
  school: School,
): Promise<string> {
  const { email, isEmailVerified } = person;
  if (person.kind === 'other') throw new ApiError('classlink/staff-not-invited');
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
