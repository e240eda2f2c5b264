import type { AuditAction } from '@trio/contracts/audit';
import type { Language } from '@trio/i18n/languages';
import { auditWords } from '../../platform/csv/audit-words.ts';
import type { CsvColumn } from '../../platform/csv/csv.ts';
import type { Seal } from './audit-chain.rules.ts';
import type { EntryRow } from './audit.repository.ts';

/** The last line has the newest place of the chain, so that the file can be compared later. */
export type CsvRow = EntryRow | { readonly newest: Seal };

export function columnsOf(language: Language): CsvColumn<CsvRow>[] {
  const t = auditWords[language];
  const column = (
    heading: string,
    value: (row: EntryRow) => string | null,
    newest: (seal: Seal) => string | null = () => null,
  ): CsvColumn<CsvRow> => ({
    heading,
    value: (row) => ('newest' in row ? newest(row.newest) : value(row)),
  });
  return [
    column(t('audit.csv.time'), ({ actorRole, occurredAt }) => {
      const time = occurredAt.toISOString();
      return actorRole === 'student' ? time.slice(0, 10) : time;
    }),
    column(
      t('audit.csv.activity'),
      ({ action }) => t(`audit.kind.${action as AuditAction}`),
      () => t('audit.csv.newest'),
    ),
    column(t('audit.csv.actor'), ({ actorName }) => actorName),
    column(t('audit.csv.subject'), ({ subjectName }) => subjectName),
    column(t('audit.csv.school'), ({ schoolName, boardName }) => schoolName ?? boardName),
    column(t('audit.csv.details'), ({ details }) => {
      const text = JSON.stringify(details);
      return text === '{}' ? null : text;
    }),
    column(t('audit.csv.actorId'), ({ actorId }) => actorId),
    column(t('audit.csv.subjectId'), ({ subjectId }) => subjectId),
    column(t('audit.csv.entryId'), ({ entryId }) => entryId),
    column(
      t('audit.csv.sequence'),
      ({ sequence }) => sequence,
      ({ sequence }) => String(sequence),
    ),
    column(
      t('audit.csv.hash'),
      ({ hash }) => hash,
      ({ hash }) => hash,
    ),
  ];
}
