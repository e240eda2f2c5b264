import { foldText } from '@trio/domain/fold-text';
import { sql } from 'kysely';
import type { Connection } from '../../platform/database/database.ts';
import { newId } from '../../platform/ids.ts';

export interface BoardRow {
  readonly boardId: string;
  readonly name: string;
  readonly createdAt: Date;
  readonly figuredAt: Date | null;
}

const columns = ['boardId', 'name', 'createdAt', 'figuredAt'] as const;

export interface ListedBoardRow extends BoardRow {
  readonly schools: number;
  readonly members: number;
}

export async function findBoards(connection: Connection): Promise<ListedBoardRow[]> {
  const { rows } = await sql<ListedBoardRow>`
    SELECT b.board_id, b.name, b.created_at, b.figured_at,
           coalesce(s.schools, 0) AS schools, coalesce(m.members, 0) AS members
    FROM boards b
    LEFT JOIN (SELECT board_id, count(*)::int AS schools FROM schools
               WHERE board_id IS NOT NULL GROUP BY 1) s USING (board_id)
    LEFT JOIN (SELECT board_id, count(*)::int AS members FROM board_members GROUP BY 1) m
      USING (board_id)
    ORDER BY b.sort_name, b.board_id`.execute(connection);
  return rows;
}

export async function countBoards(connection: Connection): Promise<number> {
  const { count } = await connection
    .selectFrom('boards')
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export const findBoard = (connection: Connection, boardId: string): Promise<BoardRow | undefined> =>
  connection.selectFrom('boards').select(columns).where('boardId', '=', boardId).executeTakeFirst();

/** So that two members cannot remove each other. */
export const lockBoard = (connection: Connection, boardId: string): Promise<BoardRow | undefined> =>
  connection
    .selectFrom('boards')
    .select(columns)
    .where('boardId', '=', boardId)
    .forNoKeyUpdate()
    .executeTakeFirst();

export async function insertBoard(
  connection: Connection,
  board: Pick<BoardRow, 'boardId' | 'name' | 'createdAt'>,
): Promise<void> {
  await connection.insertInto('boards').values(board).execute();
}

export async function updateBoardName(
  connection: Connection,
  boardId: string,
  name: string,
): Promise<void> {
  await connection.updateTable('boards').set({ name }).where('boardId', '=', boardId).execute();
}

/** Members and figures go with it; its schools stay. */
export async function deleteBoard(connection: Connection, boardId: string): Promise<void> {
  await connection.deleteFrom('boards').where('boardId', '=', boardId).execute();
}

export const findSchoolsOf = (
  connection: Connection,
  boardId: string,
): Promise<{ schoolId: string; name: string }[]> =>
  connection
    .selectFrom('schools')
    .select(['schoolId', 'name'])
    .where('boardId', '=', boardId)
    .orderBy('sortName')
    .orderBy('schoolId')
    .execute();

export interface FoundSchool {
  readonly schoolId: string;
  readonly name: string;
  readonly city: string;
  readonly board: string | null;
}

/** Verified schools that are not in this board, without those of the platform. */
export async function findSchoolsToAdd(
  connection: Connection,
  { boardId, search, limit }: { boardId: string; search: string; limit: number },
): Promise<FoundSchool[]> {
  const part = `%${foldText(search.trim()).replaceAll(/[\\%_]/gu, '\\$&')}%`;
  const { rows } = await sql<FoundSchool>`
    SELECT s.school_id, s.name, s.city, b.name AS board
    FROM schools s LEFT JOIN boards b USING (board_id)
    WHERE s.sort_name LIKE ${part} AND s.verified_at IS NOT NULL
      AND NOT s.is_consumer_group AND NOT s.is_freemium_group
      AND s.board_id IS DISTINCT FROM ${boardId}::uuid
    ORDER BY s.sort_name, s.school_id LIMIT ${limit}`.execute(connection);
  return rows;
}

/**
 * Figures belong to the time in the board, so they go. The figures of the boards are made again, and
 * challenges are shown only then.
 */
export async function updateBoardOfSchool(
  connection: Connection,
  schoolId: string,
  {
    from,
    to,
    now,
  }: { readonly from: string | null; readonly to: string | null; readonly now: Date },
): Promise<void> {
  await connection
    .updateTable('schools')
    .set({ boardId: to, boardSince: to === null ? null : now })
    .where('schoolId', '=', schoolId)
    .execute();
  await connection.deleteFrom('boardSchoolFigures').where('schoolId', '=', schoolId).execute();
  const changed = [from, to].filter((boardId) => boardId !== null);
  await connection.deleteFrom('boardChallenges').where('boardId', 'in', changed).execute();
  await connection
    .updateTable('boards')
    .set({ areFiguresDue: true })
    .where('boardId', 'in', changed)
    .execute();
}

/** One entry per school of the board: owners see who took figures of their school. */
export async function insertLooksInSchools(
  connection: Connection,
  {
    action,
    userId,
    boardId,
  }: {
    readonly action: 'board-figures-opened' | 'board-figures-exported';
    readonly userId: string;
    readonly boardId: string;
  },
  now: Date,
  sameLookMs: number,
): Promise<void> {
  const schools = await findSchoolsOf(connection, boardId);
  const since = new Date(now.getTime() - sameLookMs);
  await sql`
    INSERT INTO audit_entries
      (entry_id, occurred_at, action, actor_id, actor_role, school_id, subject_id, details)
    SELECT l.entry_id, ${now}::timestamptz, ${action}, ${userId}::uuid, 'board', l.school_id,
           ${boardId}::uuid, '{}'
    FROM unnest(${schools.map(() => newId())}::uuid[],
                ${schools.map(({ schoolId }) => schoolId)}::uuid[]) AS l (entry_id, school_id)
    WHERE NOT EXISTS (
      SELECT FROM audit_entries e
      WHERE e.actor_id = ${userId}::uuid AND e.action = ${action} AND e.school_id = l.school_id
        AND e.occurred_at > ${since}::timestamptz)`.execute(connection);
}
