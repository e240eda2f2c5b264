import { sql } from 'kysely';
import {
  countConfirmation,
  insertSort,
  updateProfileSentAt,
  updateReflection,
} from '../data/sorts.repository.ts';
import { updateStudent, type StudentKey } from '../data/students.repository.ts';
import { upsertAnswers } from '../features/surveys/surveys.repository.ts';
import type { Connection, Transact } from '../platform/database/database.ts';
import type { DemoSort } from './demo-sorts.ts';

/** Arbitrary, but unique on this database. */
const lockKey = 7_120_318;

/** The lock lets one server seed at a time. The next one finds the demo complete. */
export const transactAlone =
  (transact: Transact): Transact =>
  (work) =>
    transact(async (connection) => {
      await sql`SELECT pg_advisory_xact_lock(${lockKey})`.execute(connection);
      return work(connection);
    });

export async function insertDemoSort(
  connection: Connection,
  owner: StudentKey,
  { sort, startedAt: createdAt, confirmedAt, reflection, profileSentAt }: DemoSort,
): Promise<void> {
  const confirmed = confirmedAt && { confirmedAt };
  await insertSort(connection, owner, { sort, createdAt, extraCards: [], ...confirmed });
  if (confirmedAt) await countConfirmation(connection, owner, sort, confirmedAt);
  if (reflection) await updateReflection(connection, owner, sort.id, reflection);
  if (profileSentAt) await updateProfileSentAt(connection, owner, sort.id, profileSentAt);
}

export async function insertDemoAnswers(
  connection: Connection,
  owner: StudentKey,
  answers: Parameters<typeof upsertAnswers>[2],
): Promise<void> {
  await upsertAnswers(connection, owner, answers);
  if (answers.survey !== 'end') return;
  await updateStudent(connection, owner, { hasCompletedConsumerEndSurvey: true });
}
