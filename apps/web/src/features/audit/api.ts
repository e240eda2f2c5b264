import { type AuditAction, listAudit } from '@trio/contracts/audit';
import { endpointQuery } from '../../lib/api/query.ts';

export interface AuditView {
  readonly page: number;
  readonly action: AuditAction | null;
  readonly schoolId: string | null;
}

export const auditQuery = ({ page, action, schoolId }: AuditView) =>
  endpointQuery(listAudit, {
    query: { page, action: action ?? undefined, schoolid: schoolId ?? undefined },
  });
