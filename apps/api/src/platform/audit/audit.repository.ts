import type { AuditAction } from '@trio/contracts/audit';
import { sql } from 'kysely';
import type { Connection } from '../database/database.ts';
import { deleteInBatches } from '../database/delete-in-batches.ts';
import type { Caller } from '../identity/identity.ts';
import { newId } from '../ids.ts';

/** Who does something. */
export type Actor = Pick<Caller, 'userId' | 'role' | 'schoolId'>;

/** The product itself, by a job. */
export const system: Actor = { userId: '', role: 'admin', schoolId: null };

export interface AuditNote {
  readonly by: Actor;
  readonly action: AuditAction;
  /** Whose school it concerns; null where it concerns none. */
  readonly schoolId: string | null;
  /** The student or member of staff whom it concerns. */
  readonly subjectId?: string | null;
  /** Never a name, an address or a text of a student. */
  readonly details?: Readonly<Record<string, string | number | boolean | null | readonly string[]>>;
}

/**
 * Notes what somebody did, in the transaction in which they did it. Names of the school and of who
 * acted are kept as they are now: both may be gone when the log is read. Whoever runs a command on
 * the server has no account, and so no id; nor has a job.
 */
export async function noteAction(
  connection: Connection,
  { by, action, schoolId, subjectId = null, details = {} }: AuditNote,
  now: Date,
): Promise<void> {
  const actorId = by.userId === '' ? null : by.userId;
  await connection
    .insertInto('auditEntries')
    .values({
      entryId: newId(),
      occurredAt: now,
      action,
      actorId,
      actorRole: actorId === null ? null : by.role,
      actorName: sql<string | null>`coalesce(
        (SELECT first_name || ' ' || last_name FROM staff
          WHERE school_id = ${by.schoolId}::uuid AND staff_id = ${actorId}::uuid),
        (SELECT first_name || ' ' || last_name FROM admins WHERE admin_id = ${actorId}::uuid))`,
      schoolId,
      schoolName: sql<
        string | null
      >`(SELECT name FROM schools WHERE school_id = ${schoolId}::uuid)`,
      subjectId,
      details: JSON.stringify(details),
    })
    .execute();
}

/** What is older has been kept long enough. */
export const deleteEntriesBefore = (connection: Connection, before: Date): Promise<void> =>
  deleteInBatches(connection, 'auditEntries', (eb) => eb('occurredAt', '<', before));
