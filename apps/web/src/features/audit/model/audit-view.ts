import { auditActions } from '@trio/contracts/audit';
import type { AuditView } from '../api/list-audit.ts';

const id = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/iu;

/** Invalid values are ignored. */
export function viewIn(query: URLSearchParams): AuditView {
  const schoolId = query.get('schoolid') ?? '';
  const page = Math.floor(Number(query.get('page')));
  return {
    page: page >= 1 && page <= 1_000_000 ? page : 1,
    action: auditActions.find((action) => action === query.get('action')) ?? null,
    schoolId: id.test(schoolId) ? schoolId : null,
  };
}

export function addressOf({ page, action, schoolId }: AuditView): string {
  const pairs = [
    ['action', action],
    ['schoolid', schoolId],
    ['page', page > 1 ? String(page) : null],
  ].filter((pair): pair is [string, string] => pair[1] !== null);
  return `?${new URLSearchParams(pairs).toString()}`;
}
