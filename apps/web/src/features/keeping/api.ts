import type { Answer } from '@trio/contracts/endpoint';
import {
  acknowledgeWarnings,
  getKeeping,
  type Keeping,
  keepStudents as keepEndpoint,
  listDueStudents,
  listSchoolKeeping,
  setKeeping,
} from '@trio/contracts/keeping';
import { call } from '../../lib/api/call.ts';
import { endpointQuery, queryClient } from '../../lib/api/query.ts';

export const keepingQuery = endpointQuery(getKeeping);
export const dueQuery = (page: number) => endpointQuery(listDueStudents, { query: { page } });
export const schoolsQuery = (page: number) => endpointQuery(listSchoolKeeping, { query: { page } });

const show = (answer: Keeping): void =>
  void queryClient.setQueryData(keepingQuery.queryKey, answer);

export const confirmPeriod = async (months: number): Promise<void> =>
  show(await call(setKeeping, { months }));

export const acknowledge = async (asOf: string): Promise<void> =>
  show(await call(acknowledgeWarnings, { asOf }));

export const keepStudent = (id: string): Promise<Answer<typeof keepEndpoint>> =>
  call(keepEndpoint, { students: [id] });
