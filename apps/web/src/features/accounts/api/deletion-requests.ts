import type { Answer } from '@trio/contracts/endpoint';
import { deleteStudent as deleteEndpoint, listDeletionRequests } from '@trio/contracts/your-data';
import { call } from '../../../lib/api/call.ts';
import { endpointQuery } from '../../../lib/api/query.ts';
import { withParams } from '../../../lib/api/with-params.ts';

export type DeletionRequest = Answer<typeof listDeletionRequests>['students'][number];

export const deletionRequestsQuery = endpointQuery(listDeletionRequests);

/** Asks the server, because the list on the screen may be hours old. */
export const isStillRequested = async (id: string): Promise<boolean> =>
  (await call(listDeletionRequests)).students.some(({ _id }) => _id === id);

export const deleteStudent = (id: string): Promise<void> =>
  call(withParams(deleteEndpoint, { id }));
