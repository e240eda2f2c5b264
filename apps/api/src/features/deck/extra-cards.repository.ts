import { sql } from 'kysely';
import type { Connection } from '../../platform/database/database.ts';
import type { Json } from '../../platform/database/schema.generated.ts';

export interface ExtraCardRow {
  readonly cardId: string;
  readonly name: string;
  readonly content: Json;
  readonly createdAt: Date;
}

const columns = ['cardId', 'name', 'content', 'createdAt'] as const;

/** The oldest first. */
export const findSchoolCards = (
  connection: Connection,
  schoolId: string,
): Promise<ExtraCardRow[]> =>
  connection
    .selectFrom('schoolCards')
    .select(columns)
    .where('schoolId', '=', schoolId)
    .orderBy('createdAt')
    .orderBy('cardId')
    .execute();

export const findPlatformCards = (connection: Connection): Promise<ExtraCardRow[]> =>
  connection
    .selectFrom('platformCards')
    .select(columns)
    .orderBy('createdAt')
    .orderBy('cardId')
    .execute();

/** How many cards the school with the most of them has, and whether any has one of this name. */
export async function surveySchoolCards(
  connection: Connection,
  name: string,
): Promise<{ most: number; isNameTaken: boolean }> {
  const { rows } = await sql<{ most: string | null; taken: boolean | null }>`
    SELECT max(cards) AS most, bool_or(taken) AS taken
    FROM (SELECT count(*) AS cards, bool_or(name = ${name}) AS taken
          FROM school_cards GROUP BY school_id) per_school`.execute(connection);
  return { most: Number(rows[0]?.most ?? 0), isNameTaken: rows[0]?.taken ?? false };
}

/** Of a school, or the platform's own. */
export async function insertCard(
  connection: Connection,
  schoolId: string | null,
  { content, ...row }: ExtraCardRow,
): Promise<'inserted' | 'name-taken'> {
  const card = { ...row, content: JSON.stringify(content) };
  const { numInsertedOrUpdatedRows } =
    schoolId === null
      ? await connection
          .insertInto('platformCards')
          .values(card)
          .onConflict((conflict) => conflict.column('name').doNothing())
          .executeTakeFirst()
      : await connection
          .insertInto('schoolCards')
          .values({ ...card, schoolId })
          .onConflict((conflict) => conflict.columns(['schoolId', 'name']).doNothing())
          .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n ? 'inserted' : 'name-taken';
}

export async function deleteCard(
  connection: Connection,
  schoolId: string | null,
  name: string,
): Promise<'deleted' | 'not-there'> {
  const { numDeletedRows } =
    schoolId === null
      ? await connection.deleteFrom('platformCards').where('name', '=', name).executeTakeFirst()
      : await connection
          .deleteFrom('schoolCards')
          .where((eb) => eb.and({ schoolId, name }))
          .executeTakeFirst();
  return numDeletedRows === 1n ? 'deleted' : 'not-there';
}
