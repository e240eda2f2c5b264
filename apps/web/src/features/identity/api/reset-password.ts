import type { Answer } from '@trio/contracts/endpoint';
import { resetPassword as endpoint } from '@trio/contracts/identity';
import { send } from '../../../lib/api/send.ts';

export const resetPassword = (token: string, password: string): Promise<Answer<typeof endpoint>> =>
  send(endpoint, null, { token, password });
