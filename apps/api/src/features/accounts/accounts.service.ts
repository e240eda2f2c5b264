import type { AccountRecord } from '@trio/contracts/accounts';
import { roles } from '@trio/domain/roles';
import { ApiError } from '../../http/api-error.ts';
import { refuseAllBut } from '../../http/caller.policy.ts';
import type { Caller } from '../../platform/identity/identity.ts';
import { toAccountRecord } from './accounts.mapper.ts';
import type { AccountsWorld } from './accounts-world.ts';
import { findPerson } from './people.repository.ts';
import { findSchool } from './schools.repository.ts';

export interface AccountsService {
  findAccount(caller: Caller): Promise<AccountRecord>;
}

export function createAccountsService(world: AccountsWorld): AccountsService {
  const { db, identity, settings } = world;

  return {
    findAccount: async (caller) => {
      refuseAllBut(roles, caller);
      const person = await findPerson(db, caller);
      if (!person) throw new ApiError('auth/user-not-found');
      const school = caller.schoolId === null ? null : await findSchool(db, caller.schoolId);
      const hasPassword = (await identity.users.findPasswordHash(db, caller.userId)) !== null;
      return {
        ...toAccountRecord(caller, person, school, settings.needsSchoolApproval),
        hasPassword,
      };
    },
  };
}
