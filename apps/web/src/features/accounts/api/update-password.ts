import { updateMe, type PasswordUpdate } from '@trio/contracts/accounts';
import { call } from '../../../lib/api/call.ts';

export async function updatePassword(passwords: PasswordUpdate): Promise<void> {
  await call(updateMe, passwords);
}
