import type { AuditAction } from '@trio/contracts/audit';
import { sql } from 'kysely';
import type { Connection } from '../platform/database/database.ts';
import type { Caller } from '../platform/identity/identity.ts';
import { newId } from '../platform/ids.ts';

export type Actor = Pick<Caller, 'userId' | 'role' | 'schoolId'> & Partial<Pick<Caller, 'boardId'>>;

export const system: Actor = { userId: '', role: 'admin', schoolId: null };

export interface NewAuditEntry {
  readonly by: Actor;
  readonly action: AuditAction;
  readonly schoolId: string | null;
  /** For the log of a board; such an entry has no school. */
  readonly boardId?: string | null;
  readonly subjectId?: string | null;
  /** Never a name of a person, an address or a student's text. */
  readonly details?: Readonly<Record<string, string | number | boolean | null | readonly string[]>>;
}

const toRow = ({
  by,
  action,
  schoolId,
  boardId = null,
  subjectId = null,
  details = {},
}: NewAuditEntry) => {
  const actorId = by.userId === '' ? null : by.userId;
  return {
    entryId: newId(),
    action,
    actorId,
    actorRole: actorId === null ? null : by.role,
    schoolId,
    boardId,
    subjectId,
    details: JSON.stringify(details),
  };
};

/** Call it in the action's transaction. A job gives the entry its place in the chain. */
export async function insertAuditEntry(
  connection: Connection,
  entry: NewAuditEntry,
  now: Date,
): Promise<void> {
  await connection
    .insertInto('auditEntries')
    .values({ ...toRow(entry), occurredAt: now })
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
  const { schoolId, boardId = null } = by;
  const note = { by, action, schoolId, boardId, ...(details && { details }) };
  await insertAuditEntry(connection, note, now);
}

export const sameLookMs = 15 * 60_000;

/** Repeated looks of one person at the same within 15 minutes are one entry. */
export async function insertLook(
  connection: Connection,
  look: Omit<NewAuditEntry, 'details'>,
  now: Date,
): Promise<void> {
  const row = toRow(look);
  const { entryId, action, actorId, actorRole, schoolId, boardId, subjectId, details } = row;
  await sql`
    INSERT INTO audit_entries
      (entry_id, occurred_at, action, actor_id, actor_role, school_id, board_id, subject_id, details)
    SELECT ${entryId}::uuid, ${now}::timestamptz, ${action}, ${actorId}::uuid, ${actorRole}::role,
           ${schoolId}::uuid, ${boardId}::uuid, ${subjectId}::uuid, ${details}::jsonb
    WHERE NOT EXISTS (
      SELECT FROM audit_entries
      WHERE actor_id = ${actorId}::uuid AND action = ${action}
        AND occurred_at > ${new Date(now.getTime() - sameLookMs)}::timestamptz
        AND school_id IS NOT DISTINCT FROM ${schoolId}::uuid
        AND board_id IS NOT DISTINCT FROM ${boardId}::uuid
        AND subject_id IS NOT DISTINCT FROM ${subjectId}::uuid)`.execute(connection);
}

/** A list over several schools is a look in the log of each. */
export async function insertListLooks(
  connection: Connection,
  by: Actor,
  schoolIds: readonly string[],
  now: Date,
): Promise<void> {
  for (const schoolId of new Set(schoolIds)) {
    await insertLook(connection, { by, action: 'students-listed', schoolId }, now);
  }
}
