import { updateMe, type AddressUpdate } from '@trio/contracts/accounts';
import type { Answer } from '@trio/contracts/endpoint';
import { call } from '../../../lib/api/call.ts';

export const updateAddress = async (
  address: AddressUpdate,
): Promise<Answer<typeof updateMe>['data']> => (await call(updateMe, address)).data;
