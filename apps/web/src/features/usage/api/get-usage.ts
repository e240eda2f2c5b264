import { getUsage as endpoint, type UsageSummary, type UsageWindow } from '@trio/contracts/usage';
import { call } from '../../../lib/api/call.ts';
import { withQuery } from '../../../lib/api/with-query.ts';

export const getUsage = (days: UsageWindow): Promise<UsageSummary> =>
  call(withQuery(endpoint, { days }));
