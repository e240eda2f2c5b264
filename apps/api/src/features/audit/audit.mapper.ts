import { locales, type Language } from '@trio/i18n/languages';
import { auditWords } from '../../platform/csv/audit-words.ts';
import type { AuditAction, AuditEntry } from '@trio/contracts/audit';
import type { Change } from './audit-mails.repository.ts';
import type { EntryRow } from './audit.repository.ts';

/** For an administrator while the school is closed to the Trio team. */
export const withoutStudent = (row: EntryRow): EntryRow => ({
  ...row,
  ...(row.isSubjectStudent && { subjectId: null, subjectName: null }),
  ...(row.actorRole === 'student' && { actorId: null, actorName: null }),
});

export const toEntry = (row: EntryRow): AuditEntry => ({
  _id: row.entryId,
  at: row.occurredAt.toISOString(),
  // Students do nothing else that is logged.
  isDayOnly: row.actorRole === 'student',
  // Written by `insertAuditEntry`, whose actions and details the contract lists.
  action: row.action as AuditAction,
  actor:
    row.actorRole === null ? null : { _id: row.actorId, role: row.actorRole, name: row.actorName },
  school:
    row.schoolId === null
      ? null
      : { id: row.schoolId, name: row.schoolName ?? '', isDeleted: row.isSchoolDeleted },
  ...(row.boardId !== null && {
    board: { id: row.boardId, name: row.boardName ?? '', isDeleted: row.isBoardDeleted },
  }),
  subject: row.subjectId === null ? null : { _id: row.subjectId, name: row.subjectName },
  details: row.details as AuditEntry['details'],
});

export function toMailedLine(row: Change, language: Language, timeZone: string): string {
  const t = auditWords[language];
  const when = new Intl.DateTimeFormat(locales[language], {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone,
  });
  const did = t(`audit.did.${row.action}`, {
    actor: row.actorId === null ? t('audit.command') : (row.actorName ?? t('audit.someone')),
    subject: row.subjectName ?? t('audit.deletedPerson'),
  });
  return `${when.format(row.occurredAt)} – ${did}`;
}
