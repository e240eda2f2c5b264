import { sql, type Insertable } from 'kysely';
import type { Connection } from '../../platform/database/database.ts';
import { isInScope } from '../../data/class-scope.repository.ts';
import type { StudentScope } from '../../platform/identity/school-scope.ts';
import type { CardImages } from '../../platform/database/schema.generated.ts';

export interface ImageId {
  readonly schoolId: string;
  readonly imageId: string;
}

export const findImage = (connection: Connection, imageId: string, scope: StudentScope) =>
  connection
    .selectFrom('cardImages')
    .select(['schoolId', 'studentId', 'imageId'])
    .where('imageId', '=', imageId)
    .where(isInScope(scope, { schoolId: 'cardImages.schoolId', studentId: 'cardImages.studentId' }))
    .executeTakeFirst();

export const countImages = (
  connection: Connection,
  { schoolId, studentId }: { schoolId: string; studentId: string },
) =>
  connection
    .selectFrom('students as s')
    .select((row) =>
      row
        .selectFrom('cardImages as i')
        .select((each) => each.fn.countAll<string>().as('count'))
        .whereRef('i.schoolId', '=', 's.schoolId')
        .whereRef('i.studentId', '=', 's.studentId')
        .as('images'),
    )
    .where('s.schoolId', '=', schoolId)
    .where('s.studentId', '=', studentId)
    .executeTakeFirst();

export async function insertImage(
  connection: Connection,
  image: Insertable<CardImages>,
): Promise<void> {
  await connection
    .insertInto('cardImages')
    .values(image)
    .onConflict((conflict) => conflict.columns(['schoolId', 'imageId']).doNothing())
    .execute();
}

// A picture's URL ends with its id, wherever it occurs in the sort's JSON.
const isUnused = sql<boolean>`NOT EXISTS (
  SELECT 1 FROM sorts s
  WHERE s.school_id = card_images.school_id AND s.student_id = card_images.student_id
    AND (strpos(s.state::text, card_images.image_id::text) > 0
      OR strpos(s.selected::text, card_images.image_id::text) > 0))`;

export async function deleteOldestUnusedImages(
  connection: Connection,
  { schoolId, studentId }: { schoolId: string; studentId: string },
  most: number,
): Promise<void> {
  const older = connection
    .selectFrom('cardImages')
    .select('imageId')
    .where((eb) => eb.and({ schoolId, studentId }))
    .orderBy('imageId', 'desc')
    .offset(most);
  await connection
    .deleteFrom('cardImages')
    .where((eb) => eb.and({ schoolId, studentId }))
    .where('imageId', 'in', older)
    .where(isUnused)
    .execute();
}

export async function deleteUnusedImages(
  connection: Connection,
  { after, before, limit }: { after: string; before: Date; limit: number },
): Promise<string | null> {
  const batch = await connection
    .selectFrom('cardImages')
    .select('imageId')
    .where('imageId', '>', after)
    .where('createdAt', '<', before)
    .orderBy('imageId')
    .limit(limit)
    .execute();
  const ids = batch.map(({ imageId }) => imageId);
  if (ids.length === 0) return null;
  await connection.deleteFrom('cardImages').where('imageId', 'in', ids).where(isUnused).execute();
  return ids.at(-1) ?? null;
}

/** Waits for a transaction that is deleting the same file. */
export async function insertUnwantedImage(
  connection: Connection,
  { schoolId, imageId }: ImageId,
  dueAt: Date,
): Promise<void> {
  await connection
    .insertInto('unwantedImages')
    .values({ schoolId, imageId, dueAt })
    .onConflict((conflict) => conflict.columns(['schoolId', 'imageId']).doUpdateSet({ dueAt }))
    .execute();
}

export async function deleteUnwantedImage(
  connection: Connection,
  { schoolId, imageId }: ImageId,
): Promise<void> {
  await connection
    .deleteFrom('unwantedImages')
    .where((eb) => eb.and({ schoolId, imageId }))
    .execute();
}

export const lockUnwantedImages = (connection: Connection, now: Date, limit: number) =>
  connection
    .selectFrom('unwantedImages as u')
    .select((row) => [
      'u.schoolId',
      'u.imageId',
      row
        .exists(
          row
            .selectFrom('cardImages as i')
            .select('i.imageId')
            .whereRef('i.schoolId', '=', 'u.schoolId')
            .whereRef('i.imageId', '=', 'u.imageId'),
        )
        .as('isKept'),
    ])
    .where('u.dueAt', '<=', now)
    .orderBy('u.dueAt')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
