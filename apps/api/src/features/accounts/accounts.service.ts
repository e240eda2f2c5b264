import type { AccountRecord } from '@trio/contracts/accounts';
import type { ConsentAges } from '@trio/domain/age/consent-ages';
import { openMoments } from '@trio/domain/effect/effect';
import { roles } from '@trio/domain/roles';
import { ApiError } from '../../http/api-error.ts';
import { refuseAllBut, studentKeyOf } from '../../http/caller.policy.ts';
import type { Caller, Identity } from '../../platform/identity/identity.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Connection, Database, Transact } from '../../platform/database/database.ts';
import type { Outbox } from '../../platform/mail/outbox.ts';
import type { RateLimits } from '../../platform/rate-limits/rate-limits.repository.ts';
import type { SupportAccess } from '../../platform/identity/open-schools.repository.ts';
import { findBoardSettings, type BoardSettings } from '../../data/board-members.repository.ts';
import { findPerson, type Person } from '../../data/people.repository.ts';
import { findEffectAnswers, findFirstConfirmedAt } from '../../data/effect.repository.ts';
import { findSchool, type School } from '../../data/schools.repository.ts';
import { updateToJoined } from '../../data/student-states.repository.ts';
import { toAccountRecord } from './accounts.mapper.ts';
import { isAgeOpen } from './age.policy.ts';
import { findRequestOf } from './guardians.repository.ts';

export interface AccountsDeps {
  readonly db: Database;
  readonly transact: Transact;
  readonly identity: Pick<
    Identity,
    | 'users'
    | 'linkedAccounts'
    | 'secondFactors'
    | 'ownSessions'
    | 'hashPassword'
    | 'verifyPassword'
    | 'isCommonPassword'
  >;
  readonly outbox: Outbox;
  readonly rateLimits: RateLimits;
  readonly clock: Clock;
  readonly settings: AccountSettings;
  readonly exportStudent: (schoolId: string, studentId: string, reader: Reader) => Promise<object>;
}

/** Of a student’s data file. */
export type Reader = 'self' | 'owner';

export interface AccountSettings {
  readonly needsSchoolApproval: boolean;
  readonly hidesAccountExistence: boolean;
  readonly admitsStaffBySignOn: boolean;
  readonly supportEmail: string;
  readonly supportAccess: SupportAccess;
  readonly consentAges: ConsentAges;
}

export interface AccountsService {
  findAccount(caller: Caller): Promise<AccountRecord>;
}

export function createAccountsService(deps: AccountsDeps): AccountsService {
  const { db, identity, settings, clock } = deps;

  async function findEffectMoments(caller: Caller, school: School | null) {
    if (caller.role !== 'student' || !school?.isEffectOn || school.isConsumerGroup) return [];
    const student = studentKeyOf(caller);
    const given = await findEffectAnswers(db, student);
    const firstConfirmedAt = await findFirstConfirmedAt(db, student);
    return openMoments({ given, firstConfirmedAt }, clock.now());
  }

  async function findAgeQuestion(
    caller: Caller,
    { ageOutcome }: Person,
    school: School | null,
  ): Promise<AccountRecord['ageQuestion']> {
    if (caller.role !== 'student' || !school || !isAgeOpen(school, { ageOutcome }))
      return undefined;
    const asked = await findRequestOf(db, studentKeyOf(caller), clock.now());
    if (asked) return { state: 'guardian-asked', until: asked.expiresAt.toISOString() };
    return { state: ageOutcome === null ? 'asked' : 'guardian-refused' };
  }

  return {
    findAccount: async (caller) => {
      refuseAllBut(roles, caller);
      const person = await findPerson(db, caller);
      if (!person) throw new ApiError('auth/user-not-found');
      // Every page of a logged-in student asks for the account first.
      if (caller.role === 'student') await updateToJoined(db, studentKeyOf(caller));
      const school = caller.schoolId === null ? null : await findSchool(db, caller.schoolId);
      const board = await findBoardFor(db, caller, school);
      const hasPassword = (await identity.users.findPasswordHash(db, caller.userId)) !== null;
      const ageQuestion = await findAgeQuestion(caller, person, school);
      const effectMoments = await findEffectMoments(caller, school);
      const given = await identity.users.findGivenPassword(db, caller.userId);
      const isStudent = caller.role === 'student';
      const due = isStudent
        ? null
        : (await identity.secondFactors.findRequirement(db, caller.userId)).dueAt;
      return {
        ...toAccountRecord(caller, person, school, settings.needsSchoolApproval, board),
        hasPassword,
        ...(ageQuestion && { ageQuestion }),
        ...(effectMoments.length > 0 && { effectMoments }),
        ...(due && { secondFactorDue: due.toISOString() }),
        ...(given && { passwordGiven: { by: given.byName, at: given.givenAt.toISOString() } }),
      };
    },
  };
}

/** Members see their own board, owners the one that sees figures of their school. */
export async function findBoardFor(
  connection: Connection,
  { role, boardId, staffKind }: Pick<Caller, 'role' | 'boardId' | 'staffKind'>,
  school: School | null,
): Promise<BoardSettings | null> {
  if (role === 'board') return findBoardSettings(connection, boardId);
  return staffKind === 'owner' ? findBoardSettings(connection, school?.boardId ?? null) : null;
}
