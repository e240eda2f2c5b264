import type { EffectMoment, Points } from '@trio/domain/effect/effect';
import { sql } from 'kysely';
import type { Connection } from '../platform/database/database.ts';
import type { StudentKey } from './students.repository.ts';

export interface EffectAnswerRow {
  readonly moment: EffectMoment;
  readonly answeredOn: string;
  /** Null: skipped, or deleted. */
  readonly points: Points | null;
}

export async function findEffectAnswers(
  connection: Connection,
  { schoolId, studentId }: StudentKey,
): Promise<EffectAnswerRow[]> {
  const rows = await connection
    .selectFrom('effectAnswers')
    .select(['moment', 'problems', 'step', 'person'])
    .select(sql<string>`answered_on::text`.as('answeredOn'))
    .where((eb) => eb.and({ schoolId, studentId }))
    .orderBy('moment')
    .execute();
  return rows.map(({ moment, answeredOn, problems, step, person }) => ({
    moment,
    answeredOn,
    points: problems === null || step === null || person === null ? null : [problems, step, person],
  }));
}

/** Null before the first confirmed sort. */
export async function findFirstConfirmedAt(
  connection: Connection,
  { schoolId, studentId }: StudentKey,
): Promise<Date | null> {
  const row = await connection
    .selectFrom('sorts')
    .select(({ fn }) => fn.min('confirmedAt').as('first'))
    .where((eb) => eb.and({ schoolId, studentId }))
    .executeTakeFirst();
  return row?.first ?? null;
}

/** An earlier answer of the same moment stays. */
export async function insertEffectAnswer(
  connection: Connection,
  owner: StudentKey,
  { moment, answeredOn, points }: EffectAnswerRow,
): Promise<void> {
  const [problems = null, step = null, person = null] = points ?? [];
  await connection
    .insertInto('effectAnswers')
    .values({ ...owner, moment, answeredOn, problems, step, person })
    .onConflict((row) => row.columns(['schoolId', 'studentId', 'moment']).doNothing())
    .execute();
}

/** For each moment, the kept account's row counts, else the other's. */
export async function moveEffectAnswers(
  connection: Connection,
  { schoolId, kept, removed }: { schoolId: string; kept: string; removed: string },
): Promise<void> {
  await sql`
    INSERT INTO effect_answers (school_id, student_id, moment, problems, step, person, answered_on)
      SELECT school_id, ${kept}, moment, problems, step, person, answered_on FROM effect_answers
      WHERE school_id = ${schoolId} AND student_id = ${removed}
    ON CONFLICT DO NOTHING`.execute(connection);
}
