import type { ListedAdmin } from '@trio/contracts/admins';
import type { AdminRow } from '../../data/admins.repository.ts';

export const nameOf = ({ firstName, lastName }: Pick<AdminRow, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`;

export const toListedAdmin = (row: AdminRow, hasLink: boolean): ListedAdmin => ({
  _id: row.adminId,
  firstname: row.firstName,
  lastname: row.lastName,
  email: row.email,
  created: (row.invitedAt ?? row.createdAt).toISOString(),
  isInvited: row.invitedAt !== null,
  isInviteOver: row.invitedAt !== null && !hasLink,
  disabled: row.disabledAt !== null,
});
