import { sql } from 'kysely';
import type { Connection } from '../platform/database/database.ts';
import type { StudentKey } from './students.repository.ts';

export interface TalkRequestRow {
  readonly requestId: string;
  readonly askedAt: Date;
  /** Null: for all counsellors. */
  readonly staffId: string | null;
  readonly staffName: string | null;
  readonly openedAt: Date | null;
  readonly openedByName: string | null;
  readonly passedOnAt: Date | null;
  readonly closedAt: Date | null;
}

const requestsOf = (connection: Connection, { schoolId, studentId }: StudentKey) =>
  connection
    .selectFrom('talkRequests as r')
    .leftJoin('staff as chosen', (join) =>
      join.onRef('chosen.schoolId', '=', 'r.schoolId').onRef('chosen.staffId', '=', 'r.staffId'),
    )
    .leftJoin('staff as opener', (join) =>
      join.onRef('opener.schoolId', '=', 'r.schoolId').onRef('opener.staffId', '=', 'r.openedBy'),
    )
    .select([
      'r.requestId',
      'r.askedAt',
      'r.staffId',
      sql<string | null>`chosen.first_name || ' ' || chosen.last_name`.as('staffName'),
      'r.openedAt',
      sql<string | null>`opener.first_name || ' ' || opener.last_name`.as('openedByName'),
      'r.passedOnAt',
      'r.closedAt',
    ])
    .where('r.schoolId', '=', schoolId)
    .where('r.studentId', '=', studentId);

export async function findOpenRequest(
  connection: Connection,
  student: StudentKey,
): Promise<TalkRequestRow | null> {
  const row = await requestsOf(connection, student)
    .where('r.closedAt', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}

export async function findRequest(
  connection: Connection,
  student: StudentKey,
  requestId: string,
): Promise<TalkRequestRow | null> {
  const row = await requestsOf(connection, student)
    .where('r.requestId', '=', requestId)
    .executeTakeFirst();
  return row ?? null;
}

/** Oldest first. */
export const findRequests = (
  connection: Connection,
  student: StudentKey,
): Promise<TalkRequestRow[]> =>
  requestsOf(connection, student).orderBy('r.askedAt').orderBy('r.requestId').execute();

/** Only the first opening counts, unless that person has left the school. */
export async function updateRequestOpened(
  connection: Connection,
  { schoolId, studentId }: StudentKey,
  requestId: string,
  { openedBy, openedAt }: { readonly openedBy: string; readonly openedAt: Date },
): Promise<void> {
  await connection
    .updateTable('talkRequests')
    .set({ openedAt, openedBy })
    .where((eb) => eb.and({ schoolId, studentId, requestId }))
    .where('openedBy', 'is', null)
    .where('closedAt', 'is', null)
    .execute();
}

export async function updateRequestClosed(
  connection: Connection,
  { schoolId, studentId }: StudentKey,
  requestId: string,
  closedAt: Date,
): Promise<void> {
  await connection
    .updateTable('talkRequests')
    .set({ closedAt })
    .where((eb) => eb.and({ schoolId, studentId, requestId }))
    .where('closedAt', 'is', null)
    .execute();
}

/** If both accounts have an open request, the newer one is closed. */
export async function moveTalkRequests(
  connection: Connection,
  { schoolId, kept, removed }: { schoolId: string; kept: string; removed: string },
  now: Date,
): Promise<void> {
  await sql`
    UPDATE talk_requests SET closed_at = ${now}
    WHERE school_id = ${schoolId} AND (student_id, request_id) = (
      SELECT student_id, request_id FROM talk_requests
      WHERE school_id = ${schoolId} AND student_id IN (${kept}, ${removed}) AND closed_at IS NULL
      ORDER BY asked_at, student_id OFFSET 1)`.execute(connection);
  await connection
    .updateTable('talkRequests')
    .set({ studentId: kept })
    .where((eb) => eb.and({ schoolId, studentId: removed }))
    .execute();
}
