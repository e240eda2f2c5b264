import { sql, type Transaction } from 'kysely';
import { insertPerson, type NewPerson } from '../features/accounts/people.repository.ts';
import { insertSchool, type NewSchool } from '../features/accounts/schools.repository.ts';
import { updateProfileSentAt } from '../features/results/awaited.repository.ts';
import type { Owner } from '../features/results/owner.ts';
import { updateReflection } from '../features/results/reflection.repository.ts';
import { countConfirmation, insertSort } from '../features/results/sorts.repository.ts';
import { completeEndSurvey, upsertAnswers } from '../features/surveys/surveys.repository.ts';
import type { UsageSums } from '../features/usage/usage-sums.ts';
import { addToSums } from '../features/usage/usage.repository.ts';
import type { Database } from '../platform/database/database.ts';
import type { DB } from '../platform/database/schema.generated.ts';
import type { Identity } from '../platform/identity/identity.ts';
import type { DemoSort } from './demo-sorts.ts';

/** Arbitrary, but unique on this database. */
const lockKey = 7_120_318;

export function createDemoRepository(db: Database, identity: Pick<Identity, 'users'>) {
  return {
    /** The lock lets one server seed at a time. The next one finds the demo complete. */
    transaction: <T>(work: (transaction: Transaction<DB>) => Promise<T>): Promise<T> =>
      db.transaction().execute(async (transaction) => {
        await sql`SELECT pg_advisory_xact_lock(${lockKey})`.execute(transaction);
        return work(transaction);
      }),

    hasUsers: async (transaction: Database | Transaction<DB>): Promise<boolean> =>
      (await transaction.selectFrom('identityUsers').select('id').limit(1).executeTakeFirst()) !==
      undefined,

    hasUser: async (email: string): Promise<boolean> =>
      (await db
        .selectFrom('identityUsers')
        .select('id')
        .where('email', '=', email)
        .executeTakeFirst()) !== undefined,

    insertSchool: (transaction: Transaction<DB>, school: NewSchool) =>
      insertSchool(transaction, school),

    insertSort: async (transaction: Transaction<DB>, owner: Owner, demo: DemoSort) => {
      const { sort, startedAt: createdAt, confirmedAt, reflection, profileSentAt } = demo;
      const confirmed = confirmedAt && { confirmedAt };
      await insertSort(transaction, owner, { sort, createdAt, extraCards: [], ...confirmed });
      if (confirmedAt) await countConfirmation(transaction, owner, sort, confirmedAt);
      if (reflection) await updateReflection(transaction, owner, sort.id, reflection);
      if (profileSentAt) await updateProfileSentAt(transaction, owner, sort.id, profileSentAt);
    },

    answerSurvey: async (
      transaction: Transaction<DB>,
      owner: Owner,
      answers: Parameters<typeof upsertAnswers>[2],
    ) => {
      await upsertAnswers(transaction, owner, answers);
      if (answers.survey === 'end') await completeEndSurvey(transaction, owner);
    },

    addUsage: (transaction: Transaction<DB>, sums: UsageSums) => addToSums(transaction, sums, 0),

    insertPerson: (transaction: Transaction<DB>, person: NewPerson) =>
      insertPerson(transaction, identity.users, person),
  };
}

export type DemoRepository = ReturnType<typeof createDemoRepository>;
