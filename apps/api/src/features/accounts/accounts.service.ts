import type { AccountRecord } from '@trio/contracts/accounts';
import { roles } from '@trio/domain/roles';
import { ApiError } from '../../http/api-error.ts';
import { refuseAllBut, studentKeyOf } from '../../http/caller.policy.ts';
import type { Caller, Identity } from '../../platform/identity/identity.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Transact } from '../../platform/database/database.ts';
import type { Outbox } from '../../platform/mail/outbox.ts';
import type { RateLimits } from '../../platform/rate-limits/rate-limits.repository.ts';
import { findPerson } from '../../data/people.repository.ts';
import { findSchool } from '../../data/schools.repository.ts';
import { updateToJoined } from '../../data/student-states.repository.ts';
import { toAccountRecord } from './accounts.mapper.ts';

export interface AccountsDeps {
  readonly db: Database;
  readonly transact: Transact;
  readonly identity: Pick<
    Identity,
    'users' | 'linkedAccounts' | 'hashPassword' | 'verifyPassword' | 'isCommonPassword'
  >;
  readonly outbox: Outbox;
  readonly rateLimits: RateLimits;
  readonly clock: Clock;
  readonly settings: AccountSettings;
  readonly exportStudent: (schoolId: string, studentId: string) => Promise<object>;
}

export interface AccountSettings {
  readonly needsSchoolApproval: boolean;
  readonly hidesAccountExistence: boolean;
  readonly supportEmail: string;
}

export interface AccountsService {
  findAccount(caller: Caller): Promise<AccountRecord>;
}

export function createAccountsService(deps: AccountsDeps): AccountsService {
  const { db, identity, settings } = deps;

  return {
    findAccount: async (caller) => {
      refuseAllBut(roles, caller);
      const person = await findPerson(db, caller);
      if (!person) throw new ApiError('auth/user-not-found');
      // Every page of a logged-in student asks for the account first.
      if (caller.role === 'student') await updateToJoined(db, studentKeyOf(caller));
      const school = caller.schoolId === null ? null : await findSchool(db, caller.schoolId);
      const hasPassword = (await identity.users.findPasswordHash(db, caller.userId)) !== null;
      const given = await identity.users.findGivenPassword(db, caller.userId);
      return {
        ...toAccountRecord(caller, person, school, settings.needsSchoolApproval),
        hasPassword,
        ...(given && { passwordGiven: { by: given.byName, at: given.givenAt.toISOString() } }),
      };
    },
  };
}
