import type { Answer } from '@trio/contracts/endpoint';
import {
  downloadMyData,
  requestDeletion as requestEndpoint,
  withdrawDeletion as withdrawEndpoint,
} from '@trio/contracts/your-data';
import { call } from '../../../lib/api/call.ts';

export const fetchMyData = (): Promise<Answer<typeof downloadMyData>> => call(downloadMyData);
export const requestDeletion = (): Promise<void> => call(requestEndpoint);
export const withdrawDeletion = (): Promise<void> => call(withdrawEndpoint);
