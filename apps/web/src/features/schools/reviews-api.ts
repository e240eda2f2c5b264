import type { BodyInput } from '@trio/contracts/endpoint';
import {
  acceptSchool,
  getNewSchool,
  listNewSchools,
  refuseSchool as refuse,
  undoRefusal as undo,
  type ReviewOutcome,
} from '@trio/contracts/school-reviews';
import { call, withParams } from '../../lib/api/call.ts';
import { endpointQuery } from '../../lib/api/query.ts';

export const newSchoolsQuery = endpointQuery(listNewSchools);

export const reviewQuery = (id: string) => endpointQuery(getNewSchool, { params: { id } });

export const acceptNewSchool = (id: string): Promise<ReviewOutcome> =>
  call(withParams(acceptSchool, { id }));

export const refuseNewSchool = (
  id: string,
  body: BodyInput<typeof refuse>,
): Promise<ReviewOutcome> => call(withParams(refuse, { id }), body);

export const undoRefusal = (id: string): Promise<ReviewOutcome> => call(withParams(undo, { id }));
