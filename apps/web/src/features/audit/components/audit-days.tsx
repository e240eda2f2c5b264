import type { AuditEntry } from '@trio/contracts/audit';
import { useDate } from '../../../lib/language/use-date.ts';
import { Section } from '../../../ui/section.tsx';
import type { AuditView } from '../api/list-audit.ts';
import style from './audit-page.module.css';
import { AuditRow } from './audit-row.tsx';

interface AuditDaysProps {
  entries: readonly AuditEntry[];
  view: AuditView;
  isBusy: boolean;
}

export function AuditDays({ entries, view, isBusy }: AuditDaysProps) {
  const dateOf = useDate();
  const days = new Map<string, AuditEntry[]>();
  for (const entry of entries) {
    const day = dateOf(entry.at);
    days.set(day, [...(days.get(day) ?? []), entry]);
  }
  return (
    <div className={style.days} aria-busy={isBusy}>
      {[...days].map(([day, ofDay]) => (
        <Section key={day} heading={day}>
          <ol className={style.list} aria-label={day}>
            {ofDay.map((entry) => (
              <AuditRow key={entry._id} entry={entry} view={view} />
            ))}
          </ol>
        </Section>
      ))}
    </div>
  );
}
