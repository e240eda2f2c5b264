import { limits } from '@trio/domain/limits';
import { ApiError } from '../../http/api-error.ts';
import { boardIdOf, refuseAllButAdmins } from '../../http/caller.policy.ts';
import type { Caller } from '../../platform/identity/identity.ts';

/** Members in their own board; administrators in the board that they name. */
export function changedBoardIdOf(caller: Caller, named: string | null): string {
  if (caller.role !== 'admin') return boardIdOf(caller);
  refuseAllButAdmins(caller);
  if (named === null) throw new ApiError('request/not-found');
  return named;
}

interface Member {
  readonly memberId: string;
  readonly invitedAt: Date | null;
  readonly disabledAt: Date | null;
}

const canLogIn = ({ invitedAt, disabledAt }: Member): boolean =>
  invitedAt === null && disabledAt === null;

/** Someone must be able to log in and invite others. */
export function refuseLastMember(members: readonly Member[], { memberId }: Member): void {
  const isLast = !members.some((other) => other.memberId !== memberId && canLogIn(other));
  if (isLast) throw new ApiError('board/last-member');
}

export function refuseFullBoard(count: number): void {
  if (count >= limits.boardMembersMax) throw new ApiError('board/too-many-members');
}

export function refuseMoreBoards(count: number): void {
  if (count >= limits.boardsMax) throw new ApiError('board/too-many');
}

export function refuseJoinedMember({ invitedAt }: Pick<Member, 'invitedAt'>): void {
  if (invitedAt === null) throw new ApiError('staff/joined-already');
}

/** Consumer and freemium groups belong to the platform. */
export function refusePlatformSchool(school: {
  readonly isConsumerGroup: boolean;
  readonly isFreemiumGroup: boolean;
}): void {
  if (school.isConsumerGroup || school.isFreemiumGroup) {
    throw new ApiError('board/of-the-platform');
  }
}
