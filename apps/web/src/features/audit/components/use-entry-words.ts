import type { AuditEntry } from '@trio/contracts/audit';
import { useText } from '../../../lib/language/use-text.ts';
import { isAboutStudent } from '../model/audit-groups.ts';

export function useEntryWords(): (entry: AuditEntry) => string {
  const t = useText('audit');

  const actorOf = ({ actor }: AuditEntry) => {
    if (actor === null) return t('audit.command');
    return actor.name === '' ? t('audit.someone') : actor.name;
  };
  const subjectOf = ({ action, subject, details }: AuditEntry) => {
    if (subject?.name) return subject.name;
    // Privacy: the log stores names of staff, never of students.
    const { name } = details;
    if (typeof name === 'string' && name !== '') return name;
    return t(isAboutStudent(action) ? 'audit.deletedStudent' : 'audit.deletedPerson');
  };

  return (entry) =>
    t(`audit.did.${entry.action}`, { actor: actorOf(entry), subject: subjectOf(entry) });
}
