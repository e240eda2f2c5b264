import { staffSchoolIdOf } from '../../http/caller.policy.ts';
import type { Caller } from '../../platform/identity/identity.ts';

export type Watcher = Pick<Caller, 'userId' | 'role' | 'schoolId' | 'staffKind'>;

/** A teacher sees own classes only. */
export const watchScopeOf = (caller: Watcher) => ({
  schoolId: staffSchoolIdOf(caller),
  teacherId: caller.staffKind === 'teacher' ? caller.userId : null,
});
