import { updateMe, type DetailsUpdate } from '@trio/contracts/accounts';
import type { Answer } from '@trio/contracts/endpoint';
import { call } from '../../../lib/api/call.ts';

export const updateDetails = async (
  details: DetailsUpdate,
): Promise<Answer<typeof updateMe>['data']> => (await call(updateMe, details)).data;
