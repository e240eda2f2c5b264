import type { Answer } from '@trio/contracts/endpoint';
import { confirmEmail as endpoint } from '@trio/contracts/identity';
import { send } from '../../../lib/api/send.ts';

export const confirmEmail = (token: string): Promise<Answer<typeof endpoint>> =>
  send(endpoint, null, { token });
