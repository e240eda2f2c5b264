import type { AuditAction } from '@trio/contracts/audit';
import { sql } from 'kysely';
import type { Connection } from '../platform/database/database.ts';
import { deleteInBatches } from '../platform/database/delete-in-batches.ts';
import type { Caller } from '../platform/identity/identity.ts';
import { newId } from '../platform/ids.ts';

export type Actor = Pick<Caller, 'userId' | 'role' | 'schoolId'>;

export const system: Actor = { userId: '', role: 'admin', schoolId: null };

export interface NewAuditEntry {
  readonly by: Actor;
  readonly action: AuditAction;
  readonly schoolId: string | null;
  readonly subjectId?: string | null;
  /** Never a name, an address or a student's text. */
  readonly details?: Readonly<Record<string, string | number | boolean | null | readonly string[]>>;
}

/**
 * Call it in the action's transaction. Copies the names of school and actor: both may be deleted
 * before the log is read.
 */
export async function insertAuditEntry(
  connection: Connection,
  { by, action, schoolId, subjectId = null, details = {} }: NewAuditEntry,
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

/** Students' acts are not audited. */
export async function insertOwnAuditEntry(
  connection: Connection,
  by: Actor,
  {
    action,
    details,
  }: { readonly action: AuditAction; readonly details?: NewAuditEntry['details'] },
  now: Date,
): Promise<void> {
  if (by.role === 'student') return;
  const note = { by, action, schoolId: by.schoolId, ...(details && { details }) };
  await insertAuditEntry(connection, note, now);
}

export const deleteAuditEntriesBefore = (connection: Connection, before: Date): Promise<void> =>
  deleteInBatches(connection, 'auditEntries', (eb) => eb('occurredAt', '<', before));
