import { normaliseAccessCode } from '@trio/domain/access-code';
import type { Insertable, Transaction } from 'kysely';
import { insertPerson, type NewPerson } from '../features/accounts/people.repository.ts';
import type { Database } from '../platform/database/database.ts';
import type { DB, Schools } from '../platform/database/schema.generated.ts';
import type { Identity } from '../platform/identity/identity.ts';

/** Writes the demo's rows, in one transaction that its caller opens. */
export function createDemoRepository(db: Database, identity: Pick<Identity, 'insertCredential'>) {
  return {
    transaction: <T>(work: (transaction: Transaction<DB>) => Promise<T>): Promise<T> =>
      db.transaction().execute(work),

    hasUsers: async (transaction: Database | Transaction<DB>): Promise<boolean> =>
      (await transaction.selectFrom('identityUsers').select('id').limit(1).executeTakeFirst()) !==
      undefined,

    hasUser: async (email: string): Promise<boolean> =>
      (await db
        .selectFrom('identityUsers')
        .select('id')
        .where('email', '=', email)
        .executeTakeFirst()) !== undefined,

    insertSchool: async (
      transaction: Transaction<DB>,
      school: Insertable<Schools>,
    ): Promise<void> => {
      await transaction.insertInto('schools').values(school).execute();
      const code = normaliseAccessCode(school.accessCode);
      await transaction
        .insertInto('accessCodes')
        .values({ code, schoolId: school.schoolId })
        .execute();
    },

    insertPerson: (transaction: Transaction<DB>, person: NewPerson) =>
      insertPerson(transaction, identity, person),
  };
}

export type DemoRepository = ReturnType<typeof createDemoRepository>;
