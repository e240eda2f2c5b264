import { ApiError } from '../../http/api-error.ts';
import { refuseAllButAdmins, staffSchoolIdOf } from '../../http/caller.policy.ts';
import type { Caller } from '../../platform/identity/identity.ts';
import { oneSchool } from '../../platform/identity/school-scope.ts';
import type { CardOwner } from './extra-cards.repository.ts';

/** Only administrators change the cards in every deck. Another school does not exist for staff. */
export function cardOwnerOf(
  caller: Pick<Caller, 'role' | 'schoolId' | 'staffKind' | 'userId'>,
  named: string | undefined,
): CardOwner {
  if (caller.role === 'school') {
    const schoolId = staffSchoolIdOf(caller, ['owner', 'counsellor']);
    if (named !== undefined && named !== schoolId) throw new ApiError('school/not-found');
    return oneSchool(schoolId);
  }
  refuseAllButAdmins(caller);
  return named === undefined ? { kind: 'platform' } : oneSchool(named);
}
