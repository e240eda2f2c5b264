import type { Language } from '@trio/i18n/languages';
import type { Connection } from '../platform/database/database.ts';

const members = (connection: Connection) =>
  connection
    .selectFrom('boardMembers as m')
    .innerJoin('identityUsers as u', 'u.id', 'm.memberId')
    .select([
      'm.memberId',
      'm.boardId',
      'm.firstName',
      'm.lastName',
      'm.email',
      'm.language',
      'm.createdAt',
      'm.invitedAt',
      'u.disabledAt',
    ]);

export const findBoardMembers = (connection: Connection, boardId: string) =>
  members(connection)
    .where('m.boardId', '=', boardId)
    .orderBy((eb) => eb('m.invitedAt', 'is not', null))
    .orderBy('m.createdAt')
    .orderBy('m.memberId')
    .execute();

export type BoardMemberRow = Awaited<ReturnType<typeof findBoardMembers>>[number];

export const findBoardMember = (
  connection: Connection,
  { boardId, memberId }: { readonly boardId: string; readonly memberId: string },
): Promise<BoardMemberRow | undefined> =>
  members(connection)
    .where('m.boardId', '=', boardId)
    .where('m.memberId', '=', memberId)
    .executeTakeFirst();

export async function updateBoardMember(
  connection: Connection,
  memberId: string,
  change: {
    readonly firstName?: string;
    readonly lastName?: string;
    readonly email?: string;
    readonly pendingEmail?: string | null;
    readonly invitedAt?: Date;
  },
): Promise<void> {
  await connection
    .updateTable('boardMembers')
    .set(change)
    .where('memberId', '=', memberId)
    .execute();
}

/** False if the member had joined before. */
export async function updateJoinedMember(
  connection: Connection,
  memberId: string,
  joined: { readonly createdAt: Date; readonly language: Language },
): Promise<boolean> {
  const { numUpdatedRows } = await connection
    .updateTable('boardMembers')
    .set({ ...joined, invitedAt: null })
    .where('memberId', '=', memberId)
    .where('invitedAt', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** The caller deletes the identity user. */
export async function deleteBoardMember(
  connection: Connection,
  { memberId, email }: Pick<BoardMemberRow, 'memberId' | 'email'>,
): Promise<void> {
  await connection.deleteFrom('boardMembers').where('memberId', '=', memberId).execute();
  await connection
    .deleteFrom('mails')
    .where('recipient', '=', email)
    .where('schoolId', 'is', null)
    .execute();
}

export interface BoardSettings {
  readonly name: string;
  readonly secondFactorFrom: Date | null;
}

export const findBoardSettings = async (
  connection: Connection,
  boardId: string | null,
): Promise<BoardSettings | null> => {
  if (boardId === null) return null;
  const row = await connection
    .selectFrom('boards')
    .select(['name', 'secondFactorFrom'])
    .where('boardId', '=', boardId)
    .executeTakeFirst();
  return row ?? null;
};

export async function updateBoardSettings(
  connection: Connection,
  boardId: string,
  change: Pick<BoardSettings, 'secondFactorFrom'>,
): Promise<void> {
  await connection.updateTable('boards').set(change).where('boardId', '=', boardId).execute();
}
