import { getUsage, type UsageWindow } from '@trio/contracts/usage';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { withQuery } from '../../../lib/api/with-query.ts';

/** The data names its window: while another window loads, the page still shows this one. */
export const usageQuery = (days: UsageWindow) =>
  queryOptions({
    queryKey: [getUsage.path, { days }],
    queryFn: async () => ({ days, summary: await call(withQuery(getUsage, { days })) }),
  });
