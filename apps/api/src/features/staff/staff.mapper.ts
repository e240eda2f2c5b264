import type { StaffMember } from '@trio/contracts/staff';
import type { MemberRow } from '../../data/staff.repository.ts';

export const nameOf = ({
  firstName,
  lastName,
}: Pick<MemberRow, 'firstName' | 'lastName'>): string => `${firstName} ${lastName}`;

export const toMember = (row: MemberRow, hasLink: boolean): StaffMember => ({
  _id: row.staffId,
  firstname: row.firstName,
  lastname: row.lastName,
  email: row.email,
  created: (row.invitedAt ?? row.createdAt).toISOString(),
  isInvited: row.invitedAt !== null,
  isInviteOver: row.invitedAt !== null && !hasLink,
  disabled: row.disabledAt !== null,
  kind: row.kind,
  change: row.changeDueAt && { kind: row.nextKind, due: row.changeDueAt.toISOString() },
});
