import { sql } from 'kysely';
import type { Connection } from '../platform/database/database.ts';
import type { StudentKey } from './students.repository.ts';

/** Newest first. */
export const findSavedCareers = (connection: Connection, { schoolId, studentId }: StudentKey) =>
  connection
    .selectFrom('savedCareers')
    .select(['career', 'savedAt'])
    .where((eb) => eb.and({ schoolId, studentId }))
    .orderBy('savedAt', 'desc')
    .orderBy('career')
    .execute();

export type SavedCareerRow = Awaited<ReturnType<typeof findSavedCareers>>[number];

interface SavedAt extends StudentKey {
  readonly career: string;
  readonly at: Date;
}

/** A second save counts: an older removal that arrives after it must not undo it. */
export async function insertSavedCareer(
  connection: Connection,
  { schoolId, studentId, career, at }: SavedAt,
): Promise<void> {
  await connection
    .insertInto('savedCareers')
    .values({ schoolId, studentId, career, savedAt: at })
    .onConflict((conflict) =>
      conflict.columns(['schoolId', 'studentId', 'career']).doUpdateSet({
        savedAt: sql`greatest(saved_careers.saved_at, excluded.saved_at)`,
      }),
    )
    .execute();
}

/** A career that another device saved later stays. */
export async function deleteSavedCareer(
  connection: Connection,
  { schoolId, studentId, career, at }: SavedAt,
): Promise<void> {
  await connection
    .deleteFrom('savedCareers')
    .where((eb) => eb.and({ schoolId, studentId, career }))
    .where('savedAt', '<=', at)
    .execute();
}

export async function moveSavedCareers(
  connection: Connection,
  { schoolId, kept, removed }: { schoolId: string; kept: string; removed: string },
): Promise<void> {
  await sql`
    INSERT INTO saved_careers (school_id, student_id, career, saved_at)
      SELECT school_id, ${kept}, career, saved_at FROM saved_careers
      WHERE school_id = ${schoolId} AND student_id = ${removed}
    ON CONFLICT (school_id, student_id, career) DO UPDATE
      SET saved_at = greatest(saved_careers.saved_at, excluded.saved_at)`.execute(connection);
}
