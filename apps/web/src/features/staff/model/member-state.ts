import type { StaffMember } from '@trio/contracts/staff';

export type MemberState = 'joined' | 'invited' | 'over' | 'disabled';

export function stateOf({ isInvited, isInviteOver, disabled }: StaffMember): MemberState {
  if (disabled) return 'disabled';
  if (!isInvited) return 'joined';
  return isInviteOver ? 'over' : 'invited';
}

export const nameOf = ({ firstname, lastname }: StaffMember): string => `${firstname} ${lastname}`;
