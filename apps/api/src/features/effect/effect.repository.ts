import type { EffectFigures, EffectPair } from '@trio/domain/effect/effect-figures';
import { sql } from 'kysely';
import type { StudentKey } from '../../data/students.repository.ts';
import type { Connection } from '../../platform/database/database.ts';

/** The rows stay, so that nothing is asked twice. */
export async function updateToDeleted(
  connection: Connection,
  { schoolId, studentId }: StudentKey,
): Promise<void> {
  await connection
    .updateTable('effectAnswers')
    .set({ problems: null, step: null, person: null })
    .where((eb) => eb.and({ schoolId, studentId }))
    .execute();
}

/** Schools without figures of this month. */
export async function findSchoolsToRenew(connection: Connection, month: string): Promise<string[]> {
  const rows = await connection
    .selectFrom('schools as s')
    .leftJoin('effectResults as r', 'r.schoolId', 's.schoolId')
    .select('s.schoolId')
    .where('s.isEffectOn', '=', true)
    .where('s.isConsumerGroup', '=', false)
    .where((eb) =>
      eb.or([eb('r.month', 'is', null), eb('r.month', '<', sql<Date>`${month}::date`)]),
    )
    .orderBy('s.schoolId')
    .execute();
  return rows.map(({ schoolId }) => schoolId);
}

/** Answers of earlier months only, so that a late run finds the same. Without disabled students. */
export async function findPairs(
  connection: Connection,
  schoolId: string,
  month: string,
): Promise<EffectPair[]> {
  const { rows } = await sql<EffectPair>`
    SELECT student_id AS "studentId", t.moment AS period,
           ARRAY[b.problems, b.step, b.person] AS before,
           ARRAY[t.problems, t.step, t.person] AS after,
           ARRAY(
             SELECT m.class_id::text FROM class_students m JOIN classes c USING (school_id, class_id)
             WHERE m.school_id = ${schoolId} AND m.student_id = s.student_id
               AND c.state <> 'archived'
             ORDER BY 1
           ) AS "classIds"
    FROM effect_answers b
    JOIN effect_answers t USING (school_id, student_id)
    JOIN students s USING (school_id, student_id)
    WHERE school_id = ${schoolId} AND NOT s.is_disabled
      AND b.moment = 'before' AND b.problems IS NOT NULL
      AND t.moment <> 'before' AND t.problems IS NOT NULL AND t.answered_on < ${month}::date
    ORDER BY student_id, t.moment`.execute(connection);
  return rows;
}

/** Figures of this or a later month stay, also those of another server. */
export async function upsertResults(
  connection: Connection,
  schoolId: string,
  { month, figures }: { readonly month: string; readonly figures: readonly EffectFigures[] },
): Promise<void> {
  const values = { month: sql<Date>`${month}::date`, figures: JSON.stringify(figures) };
  await connection
    .insertInto('effectResults')
    .values({ schoolId, ...values })
    .onConflict((row) =>
      row
        .column('schoolId')
        .doUpdateSet(values)
        .whereRef('effectResults.month', '<', 'excluded.month'),
    )
    .execute();
}

export const findResults = (connection: Connection, schoolId: string) =>
  connection
    .selectFrom('effectResults')
    .select([
      sql<string>`month::text`.as('month'),
      sql<readonly EffectFigures[]>`figures`.as('figures'),
    ])
    .where('schoolId', '=', schoolId)
    .executeTakeFirst();

/** The classes that still exist. */
export const findClassNames = (connection: Connection, schoolId: string, ids: readonly string[]) =>
  connection
    .selectFrom('classes')
    .select(['classId', 'name'])
    .where('schoolId', '=', schoolId)
    .where('classId', '=', sql<string>`ANY(${ids}::uuid[])`)
    .execute();
