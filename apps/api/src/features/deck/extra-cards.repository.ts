import { sql } from 'kysely';
import type { Connection } from '../../platform/database/database.ts';
import type { Json } from '../../platform/database/schema.generated.ts';
import type { OneSchool } from '../../platform/identity/school-scope.ts';

export type CardOwner = OneSchool | { readonly kind: 'platform' };

export interface ExtraCardRow {
  readonly cardId: string;
  readonly name: string;
  readonly content: Json;
  readonly createdAt: Date;
}

const columns = ['cardId', 'name', 'content', 'createdAt'] as const;

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

/** `most` is the highest number of cards of one school; `names` are all schools' names. */
export async function findSchoolCardUse(
  connection: Connection,
): Promise<{ most: number; names: ReadonlySet<string> }> {
  const { rows } = await sql<{ most: string; names: string[] }>`
    SELECT coalesce(max(cards), 0) AS most,
           coalesce((SELECT array_agg(DISTINCT name) FROM school_cards), '{}') AS names
    FROM (SELECT count(*) AS cards FROM school_cards GROUP BY school_id) per_school`.execute(
    connection,
  );
  return { most: Number(rows[0]?.most ?? 0), names: new Set(rows[0]?.names) };
}

export async function insertCard(
  connection: Connection,
  owner: CardOwner,
  { content, ...row }: ExtraCardRow,
): Promise<'inserted' | 'name-taken'> {
  const card = { ...row, content: JSON.stringify(content) };
  const { numInsertedOrUpdatedRows } =
    owner.kind === 'platform'
      ? await connection
          .insertInto('platformCards')
          .values(card)
          .onConflict((conflict) => conflict.column('name').doNothing())
          .executeTakeFirst()
      : await connection
          .insertInto('schoolCards')
          .values({ ...card, schoolId: owner.schoolId })
          .onConflict((conflict) => conflict.columns(['schoolId', 'name']).doNothing())
          .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n ? 'inserted' : 'name-taken';
}

export const deleteCard = (
  connection: Connection,
  owner: CardOwner,
  which: { readonly name: string } | { readonly cardId: string },
): Promise<ExtraCardRow | undefined> =>
  owner.kind === 'platform'
    ? connection
        .deleteFrom('platformCards')
        .where((eb) => eb.and(which))
        .returning(columns)
        .executeTakeFirst()
    : connection
        .deleteFrom('schoolCards')
        .where((eb) => eb.and({ schoolId: owner.schoolId, ...which }))
        .returning(columns)
        .executeTakeFirst();

export const updateCard = (
  connection: Connection,
  owner: CardOwner,
  cardId: string,
  content: Json,
): Promise<ExtraCardRow | undefined> => {
  const change = { content: JSON.stringify(content) };
  return owner.kind === 'platform'
    ? connection
        .updateTable('platformCards')
        .set(change)
        .where('cardId', '=', cardId)
        .returning(columns)
        .executeTakeFirst()
    : connection
        .updateTable('schoolCards')
        .set(change)
        .where((eb) => eb.and({ schoolId: owner.schoolId, cardId }))
        .returning(columns)
        .executeTakeFirst();
};
