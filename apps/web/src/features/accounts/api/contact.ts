import type { Answer, BodyInput } from '@trio/contracts/endpoint';
import { requestContact as endpoint } from '@trio/contracts/registration';
import { send } from '../../../lib/api/send.ts';

export const requestContact = (
  body: BodyInput<typeof endpoint>,
): Promise<Answer<typeof endpoint>> => send(endpoint, null, body);
