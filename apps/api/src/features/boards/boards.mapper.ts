import type { BoardMember, BoardRecord, ListedBoard } from '@trio/contracts/boards';
import type { BoardMemberRow } from '../../data/board-members.repository.ts';
import type { BoardRow, ListedBoardRow } from './boards.repository.ts';

export const toMember = (row: BoardMemberRow, hasLink: boolean): BoardMember => ({
  _id: row.memberId,
  firstname: row.firstName,
  lastname: row.lastName,
  email: row.email,
  created: (row.invitedAt ?? row.createdAt).toISOString(),
  isInvited: row.invitedAt !== null,
  isInviteOver: row.invitedAt !== null && !hasLink,
  disabled: row.disabledAt !== null,
});

const baseOf = ({ boardId, name, createdAt, figuredAt }: BoardRow) => ({
  _id: boardId,
  name,
  created: createdAt.toISOString(),
  figured: figuredAt?.toISOString() ?? null,
});

export const toListed = (row: ListedBoardRow): ListedBoard => ({
  ...baseOf(row),
  schools: row.schools,
  members: row.members,
});

export const toBoard = (
  row: BoardRow,
  schools: readonly { readonly schoolId: string; readonly name: string }[],
  members: BoardMember[],
): BoardRecord => ({
  ...baseOf(row),
  schools: schools.map(({ schoolId, name }) => ({ _id: schoolId, name })),
  members,
});
