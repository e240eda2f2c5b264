import { listClasses } from '@trio/contracts/classes';
import { getInsight } from '@trio/contracts/insight';
import { endpointQuery } from '../../lib/api/query.ts';

export const insightQuery = (classid: string) => endpointQuery(getInsight, { query: { classid } });

export const classesQuery = endpointQuery(listClasses, { query: {} });
