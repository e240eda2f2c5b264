import { updateCode as endpoint } from '@trio/contracts/accounts';
import type { BodyInput } from '@trio/contracts/endpoint';
import { call } from '../../../lib/api/call.ts';

export const updateCode = (body: BodyInput<typeof endpoint>): Promise<void> => call(endpoint, body);
