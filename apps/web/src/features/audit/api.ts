import { type AuditAction, downloadAudit, listAudit } from '@trio/contracts/audit';
import type { Language } from '@trio/i18n/languages';
import { callForFile, withQuery } from '../../lib/api/call.ts';
import { endpointQuery } from '../../lib/api/query.ts';

export interface AuditView {
  readonly page: number;
  readonly action: AuditAction | null;
  readonly schoolId: string | null;
  /** Who acted or whom it concerned. */
  readonly person: string | null;
  /** First and last day, like 2026-10-03. */
  readonly from: string | null;
  readonly to: string | null;
}

const filtersOf = ({ action, schoolId, person, from, to }: AuditView) => ({
  action: action ?? undefined,
  schoolid: schoolId ?? undefined,
  person: person ?? undefined,
  from: from === null ? undefined : midnightOf(from, 0),
  to: to === null ? undefined : midnightOf(to, 1),
});

/** Days are the reader's. */
function midnightOf(day: string, laterDays: number): string {
  const midnight = new Date(`${day}T00:00:00`);
  midnight.setDate(midnight.getDate() + laterDays);
  return midnight.toISOString();
}

export const auditQuery = (view: AuditView) =>
  endpointQuery(listAudit, { query: { page: view.page, ...filtersOf(view) } });

export const downloadLog = (view: AuditView, locale: Language): Promise<Blob> =>
  callForFile(withQuery(downloadAudit, { locale, ...filtersOf(view) }));
