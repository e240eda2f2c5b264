import type { Answer } from '@trio/contracts/endpoint';
import {
  deleteStudent as deleteEndpoint,
  listDeletionRequests as listEndpoint,
} from '@trio/contracts/your-data';
import { call } from '../../../lib/api/call.ts';
import { withParams } from '../../../lib/api/with-params.ts';

export type DeletionRequest = Answer<typeof listEndpoint>['students'][number];

export const listDeletionRequests = async (): Promise<DeletionRequest[]> =>
  (await call(listEndpoint)).students;

export const deleteStudent = (id: string): Promise<void> =>
  call(withParams(deleteEndpoint, { id }));
