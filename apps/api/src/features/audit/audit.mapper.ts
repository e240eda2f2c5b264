import type { AuditAction, AuditEntry } from '@trio/contracts/audit';
import type { EntryRow } from './audit.repository.ts';

export const toEntry = (row: EntryRow): AuditEntry => ({
  _id: row.entryId,
  at: row.occurredAt.toISOString(),
  // Written by `insertAuditEntry`, whose actions and details the contract lists.
  action: row.action as AuditAction,
  actor:
    row.actorId === null || row.actorRole === null
      ? null
      : { _id: row.actorId, role: row.actorRole, name: row.actorName ?? '' },
  school:
    row.schoolId === null
      ? null
      : { id: row.schoolId, name: row.schoolName ?? '', isDeleted: row.isSchoolDeleted },
  subject: row.subjectId === null ? null : { _id: row.subjectId, name: row.subjectName },
  details: row.details as AuditEntry['details'],
});
