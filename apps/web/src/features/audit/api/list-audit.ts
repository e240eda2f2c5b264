import { listAudit as endpoint, type AuditAction } from '@trio/contracts/audit';
import type { Answer } from '@trio/contracts/endpoint';
import { call } from '../../../lib/api/call.ts';
import { withQuery } from '../../../lib/api/with-query.ts';

export interface AuditView {
  readonly page: number;
  readonly action: AuditAction | null;
  readonly schoolId: string | null;
}

export const listAudit = ({
  page,
  action,
  schoolId,
}: AuditView): Promise<Answer<typeof endpoint>> =>
  call(
    withQuery(endpoint, {
      page,
      action: action ?? undefined,
      schoolid: schoolId ?? undefined,
    }),
  );
