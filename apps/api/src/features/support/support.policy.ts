import { boardIdOf, refuseAllButAdmins, schoolIdOf } from '../../http/caller.policy.ts';
import type { PersonKey } from '../../data/people.repository.ts';
import type { Caller } from '../../platform/identity/identity.ts';

/** Every role may write, but only in its own name. */
export function writerKeyOf(caller: Caller): PersonKey {
  const { role, userId } = caller;
  if (role === 'board') return { role, userId, schoolId: null, boardId: boardIdOf(caller) };
  if (role !== 'admin') return { role, userId, schoolId: schoolIdOf(caller) };
  refuseAllButAdmins(caller);
  return { role, userId, schoolId: null };
}
