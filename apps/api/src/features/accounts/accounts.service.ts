import type { AccountRecord, register } from '@trio/contracts/accounts';
import type { Answer, Body } from '@trio/contracts/endpoint';
import { normaliseAccessCode } from '@trio/domain/access-code';
import { normaliseEmail } from '@trio/domain/email';
import type { Role } from '@trio/domain/roles';
import { ApiError } from '../../http/api-error.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Caller, Identity } from '../../platform/identity/identity.ts';
import { newId } from '../../platform/ids.ts';
import { toAccountRecord } from './accounts.mapper.ts';
import { isOpenToStudents } from './accounts.policy.ts';
import type { AccountsRepository } from './accounts.repository.ts';

type NewAccount = Pick<Body<typeof register>, 'firstname' | 'lastname' | 'email' | 'password'>;

export interface AccountsService {
  registerStudent(body: Body<typeof register>): Promise<Answer<typeof register>>;
  /** From the command line only: sign-up offers students and schools. */
  createAdmin(person: NewAccount): Promise<string>;
  findAccount(caller: Caller): Promise<AccountRecord>;
}

export interface AccountsWorld {
  readonly repository: AccountsRepository;
  readonly identity: Pick<Identity, 'hashPassword'>;
  readonly clock: Clock;
}

export function createAccountsService({
  repository,
  identity,
  clock,
}: AccountsWorld): AccountsService {
  async function createAccount(role: Role, schoolId: string | null, person: NewAccount) {
    const userId = newId();
    const outcome = await repository.insertPerson({
      userId,
      role,
      schoolId,
      firstName: person.firstname,
      lastName: person.lastname,
      email: normaliseEmail(person.email),
      passwordHash: await identity.hashPassword(person.password),
      createdAt: clock.now(),
    });
    if (outcome === 'email-taken') throw new ApiError('auth/email-already-exists');
    return userId;
  }

  return {
    registerStudent: async (body) => {
      const school = await repository.findSchoolByCode(normaliseAccessCode(body.code));
      if (!school || !isOpenToStudents(school)) throw new ApiError('auth/school-not-found');

      return { _id: await createAccount('student', school.schoolId, body) };
    },

    createAdmin: (person) => createAccount('admin', null, person),

    findAccount: async (caller) => {
      const account = await repository.findAccount(caller);
      if (!account) throw new ApiError('auth/user-not-found');
      return toAccountRecord(caller, account);
    },
  };
}
