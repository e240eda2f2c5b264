import type { AccountRecord } from '@trio/contracts/accounts';
import { ApiError } from '../../http/api-error.ts';
import type { Caller } from '../../platform/identity/identity.ts';
import { toAccountRecord } from './accounts.mapper.ts';
import type { AccountsWorld } from './accounts-world.ts';
import { findPerson } from './people.repository.ts';
import { findSchool } from './schools.repository.ts';

export interface AccountsService {
  findAccount(caller: Caller): Promise<AccountRecord>;
}

export function createAccountsService({ db, settings }: AccountsWorld): AccountsService {
  return {
    findAccount: async (caller) => {
      const person = await findPerson(db, caller);
      if (!person) throw new ApiError('auth/user-not-found');
      const school = caller.schoolId === null ? null : await findSchool(db, caller.schoolId);
      return toAccountRecord(caller, person, school, settings.needsSchoolApproval);
    },
  };
}
