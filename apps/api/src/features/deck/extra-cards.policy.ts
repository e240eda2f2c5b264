import { refuseAllButAdmins } from '../../http/caller.policy.ts';
import type { Caller } from '../../platform/identity/identity.ts';
import { oneSchool } from '../../platform/identity/school-scope.ts';
import type { CardOwner } from './extra-cards.repository.ts';

export function cardOwnerOf(
  caller: Pick<Caller, 'role' | 'schoolId'>,
  named: string | undefined,
): CardOwner {
  refuseAllButAdmins(caller);
  return named === undefined ? { kind: 'platform' } : oneSchool(named);
}
