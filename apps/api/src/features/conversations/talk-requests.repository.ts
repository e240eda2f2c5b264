import type { StaffKind } from '@trio/domain/staff-kinds';
import type { SchoolPlace } from '@trio/domain/time/school-zone';
import { sql } from 'kysely';
import type { StudentKey } from '../../data/students.repository.ts';
import type { Connection } from '../../platform/database/database.ts';

export interface PersonRow {
  readonly staffId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly kind: StaffKind;
}

/** Whom the student may ask: active counsellors, owners and teachers of own classes. */
export async function findPeople(
  connection: Connection,
  { schoolId, studentId }: StudentKey,
): Promise<PersonRow[]> {
  const { rows } = await sql<PersonRow>`
    SELECT s.staff_id AS "staffId", s.first_name AS "firstName", s.last_name AS "lastName",
           u.staff_kind AS kind
    FROM staff s JOIN identity_users u ON u.id = s.staff_id
    WHERE s.school_id = ${schoolId} AND u.disabled_at IS NULL AND s.invited_at IS NULL
      AND (u.staff_kind IN ('counsellor', 'owner') OR EXISTS (
        SELECT FROM class_students m
        JOIN class_teachers t USING (school_id, class_id) JOIN classes c USING (school_id, class_id)
        WHERE m.school_id = ${schoolId} AND m.student_id = ${studentId}
          AND t.staff_id = s.staff_id AND c.state <> 'archived'))
    ORDER BY u.staff_kind <> 'counsellor', u.staff_kind <> 'teacher', s.last_name, s.first_name,
             s.staff_id`.execute(connection);
  return rows;
}

interface NewRequest extends StudentKey {
  readonly requestId: string;
  readonly staffId: string | null;
  readonly askedAt: Date;
  /** Equal to `askedAt` for a request to all counsellors. */
  readonly passedOnAt: Date | null;
}

export async function insertRequest(connection: Connection, request: NewRequest): Promise<void> {
  await connection.insertInto('talkRequests').values(request).execute();
}

export interface WaitingRequest extends SchoolPlace {
  readonly schoolId: string;
  readonly studentId: string;
  readonly requestId: string;
  readonly staffId: string | null;
  readonly askedAt: Date;
}

/** Not opened, or the chosen person opened it and has left. */
const waits = sql<boolean>`(opened_at IS NULL OR (staff_id IS NULL AND opened_by IS NULL))`;

/** Requests to one person that all counsellors were not told of. */
export const findWaitingRequests = (connection: Connection): Promise<WaitingRequest[]> =>
  connection
    .selectFrom('talkRequests as r')
    .innerJoin('schools as s', 's.schoolId', 'r.schoolId')
    .select([
      'r.schoolId',
      'r.studentId',
      'r.requestId',
      'r.staffId',
      'r.askedAt',
      's.timeZone',
      's.country',
      's.state',
      's.region',
    ])
    .where('r.closedAt', 'is', null)
    .where(waits)
    .where('r.passedOnAt', 'is', null)
    .orderBy('r.askedAt')
    .execute();

/** Of several servers, only one gets the requests. Returns how many. */
export async function updatePassedOn(
  connection: Connection,
  schoolId: string,
  requestIds: readonly string[],
  passedOnAt: Date,
): Promise<number> {
  const { numUpdatedRows } = await connection
    .updateTable('talkRequests')
    .set({ passedOnAt })
    .where('schoolId', '=', schoolId)
    .where('requestId', 'in', requestIds)
    .where('closedAt', 'is', null)
    .where(waits)
    .where('passedOnAt', 'is', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
