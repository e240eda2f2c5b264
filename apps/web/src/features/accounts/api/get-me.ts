import { getMe as endpoint, type AccountRecord } from '@trio/contracts/accounts';
import { call } from '../../../lib/api/call.ts';

export const getMe = (): Promise<AccountRecord> => call(endpoint);
