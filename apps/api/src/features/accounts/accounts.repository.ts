import type { Selectable } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { Schools } from '../../platform/database/schema.generated.ts';
import type { Caller, Identity } from '../../platform/identity/identity.ts';
import { insertPerson, type NewPerson } from './people.repository.ts';

export interface AccountRow {
  readonly person: {
    readonly firstName: string;
    readonly lastName: string;
    readonly email: string;
  };
  /** Null for a platform administrator. */
  readonly school: Selectable<Schools> | null;
}

export interface AccountsRepository {
  findSchoolByCode(
    code: string,
  ): Promise<{ schoolId: string; verifiedAt: Date | null } | undefined>;
  insertPerson(person: NewPerson): Promise<'inserted' | 'email-taken'>;
  findAccount(caller: Caller): Promise<AccountRow | null>;
}

const personColumns = ['firstName', 'lastName', 'email'] as const;

export function createAccountsRepository(
  db: Database,
  identity: Pick<Identity, 'insertCredential'>,
): AccountsRepository {
  function findPerson({ role, userId, schoolId }: Caller) {
    if (role === 'admin' || schoolId === null) {
      return db
        .selectFrom('admins')
        .select(personColumns)
        .where('adminId', '=', userId)
        .executeTakeFirst();
    }
    if (role === 'student') {
      return db
        .selectFrom('students')
        .select(personColumns)
        .where((row) => row.and({ schoolId, studentId: userId }))
        .executeTakeFirst();
    }
    return db
      .selectFrom('staff')
      .select(personColumns)
      .where((row) => row.and({ schoolId, staffId: userId }))
      .executeTakeFirst();
  }

  return {
    findSchoolByCode: (code) =>
      db
        .selectFrom('accessCodes')
        .innerJoin('schools', 'schools.schoolId', 'accessCodes.schoolId')
        .select(['schools.schoolId', 'schools.verifiedAt'])
        .where('accessCodes.code', '=', code)
        .executeTakeFirst(),

    insertPerson: (person) =>
      db.transaction().execute((transaction) => insertPerson(transaction, identity, person)),

    findAccount: async (caller) => {
      const found = await findPerson(caller);
      if (!found) return null;
      const school =
        caller.schoolId === null
          ? undefined
          : await db
              .selectFrom('schools')
              .selectAll()
              .where('schoolId', '=', caller.schoolId)
              .executeTakeFirst();
      return { person: found, school: school ?? null };
    },
  };
}
