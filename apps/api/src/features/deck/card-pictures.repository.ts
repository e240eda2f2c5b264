import { sql } from 'kysely';
import type { Connection } from '../../platform/database/database.ts';
import type { SchoolScope } from '../../platform/identity/school-scope.ts';
import type { CardOwner } from './extra-cards.repository.ts';

export interface CardPicture {
  readonly bytes: Uint8Array;
  readonly contentType: string;
}

interface NewPicture extends CardPicture {
  readonly pictureId: string;
  readonly createdAt: Date;
}

export async function insertPicture(
  connection: Connection,
  owner: CardOwner,
  { bytes, ...row }: NewPicture,
): Promise<void> {
  const picture = { ...row, bytes: Buffer.from(bytes) };
  await (owner.kind === 'platform'
    ? connection.insertInto('platformCardPictures').values(picture).execute()
    : connection
        .insertInto('schoolCardPictures')
        .values({ ...picture, schoolId: owner.schoolId })
        .execute());
}

const shown = ['bytes', 'contentType'] as const;

export async function findPicture(
  connection: Connection,
  pictureId: string,
  scope: SchoolScope,
): Promise<CardPicture | undefined> {
  const platforms = await connection
    .selectFrom('platformCardPictures')
    .select(shown)
    .where('pictureId', '=', pictureId)
    .executeTakeFirst();
  return (
    platforms ??
    (await connection
      .selectFrom('schoolCardPictures')
      .select(shown)
      .where('pictureId', '=', pictureId)
      .where((eb) => eb.and(scope.kind === 'school' ? { schoolId: scope.schoolId } : {}))
      .executeTakeFirst())
  );
}

/**
 * A sort that began with an older version of a card still shows its picture. Cards are checked
 * first: reading sorts is expensive.
 */
export async function deleteUnusedPictures(connection: Connection, before: Date): Promise<void> {
  await sql`
    DELETE FROM school_card_pictures p
    WHERE created_at < ${before}
      AND NOT EXISTS (SELECT 1 FROM school_cards c WHERE c.school_id = p.school_id
        AND strpos(c.content::text, p.picture_id::text) > 0)
      AND NOT EXISTS (SELECT 1 FROM sorts s WHERE s.school_id = p.school_id
        AND strpos(s.extra_cards::text, p.picture_id::text) > 0)`.execute(connection);
  await sql`
    DELETE FROM platform_card_pictures p
    WHERE created_at < ${before}
      AND NOT EXISTS (SELECT 1 FROM platform_cards c
        WHERE strpos(c.content::text, p.picture_id::text) > 0)
      AND NOT EXISTS (SELECT 1 FROM sorts s
        WHERE strpos(s.extra_cards::text, p.picture_id::text) > 0)`.execute(connection);
}
