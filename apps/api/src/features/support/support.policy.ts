import { schoolIdOf, refuseAllButAdmins } from '../../http/caller.policy.ts';
import type { Caller } from '../../platform/identity/identity.ts';
import type { WriterKey } from './writer.ts';

/** Every role may write, but only in its own name. */
export function writerKeyOf(caller: Caller): WriterKey {
  const { role, userId } = caller;
  if (role !== 'admin') return { role, userId, schoolId: schoolIdOf(caller) };
  refuseAllButAdmins(caller);
  return { role, userId, schoolId: null };
}
