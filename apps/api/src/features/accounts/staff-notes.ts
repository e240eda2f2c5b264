import type { AuditAction } from '@trio/contracts/audit';
import { noteAction, type Actor, type AuditNote } from '../../platform/audit/audit.repository.ts';
import type { Connection } from '../../platform/database/database.ts';

/** Audits an act on the actor's own account or school. Students' acts are not audited. */
export async function noteOwnAct(
  connection: Connection,
  by: Actor,
  { action, details }: { readonly action: AuditAction; readonly details?: AuditNote['details'] },
  now: Date,
): Promise<void> {
  if (by.role === 'student') return;
  const note = { by, action, schoolId: by.schoolId, ...(details && { details }) };
  await noteAction(connection, note, now);
}

export const changedNames = <T extends object>(
  before: { readonly [K in keyof T]?: unknown },
  after: T,
): string[] =>
  (Object.keys(after) as (keyof T & string)[]).filter(
    (name) => String(before[name] ?? '') !== String(after[name] ?? ''),
  );
