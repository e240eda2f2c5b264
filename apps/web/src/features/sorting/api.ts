import { listResults } from '@trio/contracts/history';
import { endpointQuery } from '../../lib/api/query.ts';

export const historyQuery = (page: number) => endpointQuery(listResults, { query: { page } });
