import { resendVerification as endpoint } from '@trio/contracts/accounts';
import { call } from '../../../lib/api/call.ts';

export const resendVerification = (): Promise<void> => call(endpoint);
