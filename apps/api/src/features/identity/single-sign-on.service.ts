import type { Language } from '@trio/i18n/languages';
import { normaliseEmail } from '@trio/domain/email';
import { ApiError, secondFactorRequired } from '../../http/api-error.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Connection, Database, Transact } from '../../platform/database/database.ts';
import type { Identity, KnownUser } from '../../platform/identity/identity.ts';
import type { SingleSignOn } from '../../platform/single-sign-on/create-single-sign-on.ts';
import type {
  SignOnCallback,
  SignOnRefused,
} from '../../platform/single-sign-on/single-sign-on.ts';
import { findSchoolOfTenant, type School } from '../../data/schools.repository.ts';
import {
  refuseForeignCallback,
  requireFitPerson,
  refuseDisabled,
  refuseForeignAccount,
  type FitPerson,
} from './single-sign-on.policy.ts';
import { recordLogIn, type LogInPlace } from '../../data/audit-log-ins.repository.ts';
import { toNames } from './single-sign-on.mapper.ts';

export interface ReturningVisitor {
  readonly provider: string;
  readonly callback: SignOnCallback;
  readonly cookieHeader: string | undefined;
  readonly language: Language;
}

export interface SingleSignOnService {
  start(provider: string): Promise<{ url: string; cookie: string }>;
  readonly endingCookie: string;
  finish(visitor: ReturningVisitor): Promise<{ authToken: string }>;
  signIn(
    authToken: string,
    headers: Headers,
    place: LogInPlace,
  ): Promise<{ readonly cookies: readonly string[]; readonly email: string }>;
}

export interface SingleSignOnDeps {
  readonly db: Database;
  readonly signOn: SingleSignOn;
  readonly identity: Pick<Identity, 'users' | 'linkedAccounts' | 'signInTokens' | 'startSession'>;
  readonly accounts: SignOnAccounts;
  readonly transact: Transact;
  readonly clock: Clock;
}

export function createSingleSignOnService(deps: SingleSignOnDeps): SingleSignOnService {
  const { signOn, identity, transact, clock } = deps;
  const providers = new Map(signOn.providers.map((provider) => [provider.id, provider]));

  return {
    endingCookie: signOn.flows.endingCookie,

    start: async (id) => {
      const started = await providers.get(id)?.start();
      if (!started) throw new ApiError('request/not-found');
      if (started.refused !== null) throw errorOf(started);
      return { url: started.url, cookie: await signOn.flows.cookieOf(started.flow, clock.now()) };
    },

    finish: async ({ provider: id, callback, cookieHeader, language }) => {
      const provider = providers.get(id);
      // A launch from a provider that this deployment does not know.
      if (!provider) throw new ApiError('classlink/school-not-found');
      const flow = await signOn.flows.read(cookieHeader, clock.now());
      refuseForeignCallback(provider, flow, callback.state);

      const outcome = await provider.identify(callback, flow);
      if (outcome.refused !== null) throw errorOf(outcome);
      const person = requireFitPerson(outcome.person);

      const now = clock.now();
      const enter = () =>
        transact(async (connection) => {
          const userId = await findAccountOf(connection, deps, {
            provider: id,
            person,
            language,
            now,
          });
          return identity.signInTokens.issue(connection, userId, id, now);
        });
      return { authToken: await onceMoreIfOvertaken(enter) };
    },

    signIn: async (authToken, headers, place) => {
      const found = await transact(async (connection) => {
        const taken = await identity.signInTokens.take(connection, authToken, clock.now());
        const user = taken && (await identity.users.findById(connection, taken.userId));
        return user && { user, provider: taken.provider };
      });
      if (!found) throw new ApiError('auth/link-invalid');
      const { user, provider } = found;
      const outcome = await identity.startSession(user.userId, provider, headers);
      if ('half' in outcome) throw secondFactorRequired(outcome.half);
      const way = { method: 'single-sign-on', provider } as const;
      await recordLogIn(deps, { userId: user.userId }, way, { place, refused: outcome.refused });
      if (outcome.refused !== null) throw new ApiError(outcome.refused);
      return { cookies: outcome.cookies, email: user.email };
    },
  };
}

/** Of two simultaneous first sign-ons, the second finds the first one's account on its retry. */
async function onceMoreIfOvertaken<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Overtaken) return work();
    throw error;
  }
}

const errorOf = ({ refused, reason }: SignOnRefused): ApiError =>
  new ApiError(refused, { cause: new Error(reason) });

interface SignOnAccounts {
  refuseClosedSchool(school: School): void;
  refuseUnwantedDomain(school: School, email: string): void;
  insertStudent(connection: Connection, student: NewStudent): Promise<NewStudentOutcome>;
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

interface Arrival {
  readonly provider: string;
  readonly person: FitPerson;
  readonly language: Language;
  readonly now: Date;
}

type ArrivalDeps = Pick<SingleSignOnDeps, 'identity' | 'accounts'>;

class Overtaken extends Error {}

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
  if (linked) refuseDisabled(linked);
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
  refuseForeignAccount(user, arrival.person, school.schoolId);
  refuseDisabled(user);
  await adopt(connection, deps, arrival, user);
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

async function create(
  connection: Connection,
  { identity, accounts }: ArrivalDeps,
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
