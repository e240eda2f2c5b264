import { sql } from 'kysely';
import type { Connection } from '../../platform/database/database.ts';
import { ownDataColumns } from '../../data/student-columns.repository.ts';

export async function findSignIns(connection: Connection, userId: string) {
  const providers = await connection
    .selectFrom('identityAccounts')
    .select(['providerId as provider', 'accountId as key', 'createdAt as since'])
    .where('userId', '=', userId)
    .execute();
  const sessions = await connection
    .selectFrom('identitySessions')
    .select(['createdAt as started', 'lastActiveAt as lastActive', 'expiresAt as ends'])
    .where('userId', '=', userId)
    .execute();
  return { providers, sessions };
}

/** The log about a person: own log-ins, and what others did, with the names that are known. */
export async function findLogOf(connection: Connection, userId: string) {
  const logIns = await connection
    .selectFrom('auditEntries')
    .select(['occurredAt', 'actorRole', 'action', 'details'])
    .where('actorId', '=', userId)
    .where('action', 'in', ['logged-in', 'log-in-failed'])
    .orderBy('occurredAt')
    .execute();
  const { rows: about } = await sql<{ at: Date; action: string; by: string | null }>`
    SELECT e.occurred_at AS at, e.action, coalesce(
      (SELECT first_name || ' ' || last_name FROM staff
        WHERE staff.school_id = e.school_id AND staff_id = e.actor_id),
      (SELECT first_name || ' ' || last_name FROM admins WHERE admin_id = e.actor_id),
      (SELECT first_name || ' ' || last_name FROM board_members WHERE member_id = e.actor_id),
      (SELECT name FROM audit_names WHERE named_id = e.actor_id)) AS by
    FROM audit_entries e
    WHERE e.subject_id = ${userId}::uuid AND e.actor_id IS DISTINCT FROM ${userId}::uuid
    ORDER BY e.occurred_at, e.entry_id`.execute(connection);
  return {
    logIns: logIns.map(({ occurredAt, actorRole, action, details }) => ({
      // Of a student only the day is kept.
      at: occurredAt.toISOString().slice(0, actorRole === 'student' ? 10 : undefined),
      action,
      ...(details as object),
    })),
    about,
  };
}

export const findOwnRow = (
  connection: Connection,
  { schoolId, studentId }: { schoolId: string; studentId: string },
) =>
  connection
    .selectFrom('students')
    .select(ownDataColumns)
    .where((eb) => eb.and({ schoolId, studentId }))
    .executeTakeFirst();

export const findMailsTo = (connection: Connection, recipients: readonly string[]) =>
  connection
    .selectFrom('mails')
    .select(['template', 'status', 'createdAt as created'])
    .where('recipient', 'in', recipients)
    .orderBy('createdAt')
    .execute();

/** Of two simultaneous requests, only the first counts. */
export async function updateStudentRequest(
  connection: Connection,
  schoolId: string,
  studentId: string,
  deletionRequestedAt: Date | null,
): Promise<'written' | 'unchanged'> {
  const { numUpdatedRows } = await connection
    .updateTable('students')
    .set({ deletionRequestedAt })
    .where((eb) => eb.and({ schoolId, studentId }))
    .where('deletionRequestedAt', deletionRequestedAt === null ? 'is not' : 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n ? 'written' : 'unchanged';
}

export async function updateSchoolRequest(
  connection: Connection,
  schoolId: string,
  deletionRequestedAt: Date | null,
): Promise<'written' | 'unchanged'> {
  const { numUpdatedRows } = await connection
    .updateTable('schools')
    .set({ deletionRequestedAt })
    .where('schoolId', '=', schoolId)
    .where('deletionRequestedAt', deletionRequestedAt === null ? 'is not' : 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n ? 'written' : 'unchanged';
}

export const findDeletionRequests = (connection: Connection, schoolId: string) =>
  connection
    .selectFrom('students')
    .select([
      'studentId',
      'firstName',
      'lastName',
      'email',
      sql<Date>`deletion_requested_at`.as('requestedAt'),
    ])
    .where('schoolId', '=', schoolId)
    .where('deletionRequestedAt', 'is not', null)
    .orderBy('deletionRequestedAt')
    .execute();
