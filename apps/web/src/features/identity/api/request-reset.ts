import type { Answer } from '@trio/contracts/endpoint';
import { requestReset as endpoint } from '@trio/contracts/identity';
import { send } from '../../../lib/api/send.ts';

export const requestReset = (email: string): Promise<Answer<typeof endpoint>> =>
  send(endpoint, null, { email });
