import type { Reflection } from '@trio/contracts/reflection';
import { keepingDays } from '@trio/domain/keeping/keeping';
import { sql } from 'kysely';
import {
  countConfirmation,
  insertSort,
  updateProfileSentAt,
  updateWords,
} from '../data/sorts.repository.ts';
import { toWrittenStep } from '../data/steps.mapper.ts';
import { insertCheckIn, insertStep } from '../data/steps.repository.ts';
import { refreshStudentState } from '../data/student-states.repository.ts';
import { updateStudent, type StudentKey } from '../data/students.repository.ts';
import { upsertAnswers } from '../features/surveys/surveys.repository.ts';
import type { Connection, Transact } from '../platform/database/database.ts';
import { newId } from '../platform/ids.ts';
import type { DemoSort } from './demo-sorts.ts';
import type { DemoStep } from './demo-steps.ts';

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
  demo: DemoSort,
): Promise<void> {
  const { sort, startedAt: createdAt, confirmedAt, reflection, areWordsShared } = demo;
  const confirmed = confirmedAt && { confirmedAt };
  await insertSort(connection, owner, { sort, createdAt, extraCards: [], ...confirmed });
  if (confirmedAt) await countConfirmation(connection, owner, sort, confirmedAt);
  if (reflection) await updateWords(connection, owner, sort.id, { reflection, areWordsShared });
  if (demo.step && reflection && confirmedAt) {
    await insertDemoStep(connection, owner, sort.id, { ...demo.step, reflection, confirmedAt });
  }
  const { profileSentAt } = demo;
  if (profileSentAt) await updateProfileSentAt(connection, owner, sort.id, profileSentAt);
  await refreshStudentState(connection, owner, demo.activeAt);
}

async function insertDemoStep(
  connection: Connection,
  owner: StudentKey,
  sortId: string,
  {
    checkIns,
    reflection,
    confirmedAt,
  }: Pick<DemoStep, 'checkIns'> & { reflection: Reflection; confirmedAt: Date },
): Promise<void> {
  const written = toWrittenStep(reflection);
  const stepId = await insertStep(connection, owner, { sortId, written, now: confirmedAt });
  for (const { outcome, happened, at: checkedAt } of checkIns) {
    const checkIn = { checkInId: newId(), stepId, outcome, happened, checkedAt };
    await insertCheckIn(connection, owner, checkIn);
  }
}

export async function markNotJoined(
  connection: Connection,
  { schoolId, studentId }: StudentKey,
): Promise<void> {
  await connection
    .updateTable('studentStates')
    .set({ stage: 'not-joined' })
    .where((eb) => eb.and({ schoolId, studentId }))
    .execute();
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

export async function updateDemoLastHere(connection: Connection, schoolId: string): Promise<void> {
  await sql`
    UPDATE student_states
    SET last_here_on = greatest(last_here_on, (active_at AT TIME ZONE 'UTC')::date)
    WHERE school_id = ${schoolId}`.execute(connection);
}

/** As the daily job does. */
export async function updateToListed(
  connection: Connection,
  of: { readonly schoolId: string; readonly warningId: string; readonly months: number },
  now: Date,
): Promise<void> {
  await sql`
    UPDATE student_states SET warning_id = ${of.warningId}
    WHERE school_id = ${of.schoolId} AND last_here_on + make_interval(months => ${of.months})
      <= ${now}::timestamptz + make_interval(days => ${keepingDays.listed})`.execute(connection);
}

/** All schools but the platform's own; those with few students show what is hidden. */
export async function insertDemoBoard(
  connection: Connection,
  board: { readonly boardId: string; readonly name: string; readonly createdAt: Date },
): Promise<void> {
  await connection.insertInto('boards').values(board).execute();
  await connection
    .updateTable('schools')
    .set({ boardId: board.boardId, boardSince: board.createdAt })
    .where('isConsumerGroup', '=', false)
    .execute();
}

/** Students were last here when they last did something. */
export async function updateToHere(connection: Connection): Promise<void> {
  await sql`
    UPDATE student_states SET last_here_on = greatest(last_here_on, active_at::date)
    WHERE warning_id IS NULL AND active_at IS NOT NULL`.execute(connection);
}
