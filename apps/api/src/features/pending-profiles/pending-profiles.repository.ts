import { sql } from 'kysely';
import type { Connection } from '../../platform/database/database.ts';
import type { StudentKey } from '../../data/students.repository.ts';

/**
 * A student who sorted again before the profile was sent counts by the latest sort. A disabled
 * student is left out.
 */
const pending = (connection: Connection) =>
  connection
    .selectFrom('sorts')
    .innerJoin('schools', 'schools.schoolId', 'sorts.schoolId')
    .innerJoin('students', (join) =>
      join
        .onRef('students.schoolId', '=', 'sorts.schoolId')
        .onRef('students.studentId', '=', 'sorts.studentId'),
    )
    .innerJoin('identityUsers', 'identityUsers.id', 'sorts.studentId')
    .where('schools.isConsumerGroup', '=', true)
    .where('sorts.confirmedAt', 'is not', null)
    .where('sorts.profileSentAt', 'is', null)
    .where('identityUsers.disabledAt', 'is', null)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('sorts as later')
            .select('later.sortId')
            .whereRef('later.schoolId', '=', 'sorts.schoolId')
            .whereRef('later.studentId', '=', 'sorts.studentId')
            .where(
              sql<boolean>`(later.confirmed_at, later.sort_id) > (sorts.confirmed_at, sorts.sort_id)`,
            ),
        ),
      ),
    );

const columns = [
  'sorts.studentId',
  'sorts.sortId',
  'students.firstName',
  'students.lastName',
  'students.email',
  'students.language',
  'students.hasCompletedConsumerEndSurvey',
  'schools.name as schoolName',
  'schools.isFreemiumGroup',
] as const;

// Not null: `pending` filters on it.
const confirmedAt = sql<Date>`sorts.confirmed_at`.as('confirmedAt');

const hasAnswers = sql<boolean>`EXISTS (
  SELECT FROM survey_answers
  WHERE survey_answers.school_id = sorts.school_id
    AND survey_answers.student_id = sorts.student_id)`.as('hasAnswers');

export const findPendingProfiles = (
  connection: Connection,
  page: { offset: number; limit: number },
) =>
  pending(connection)
    .select(columns)
    .select([confirmedAt, hasAnswers])
    .orderBy('sorts.confirmedAt')
    .orderBy('sorts.studentId')
    .offset(page.offset)
    .limit(page.limit)
    .execute();

export type PendingProfileRow = Awaited<ReturnType<typeof findPendingProfiles>>[number];

export async function countPendingProfiles(connection: Connection): Promise<number> {
  const { count } = await pending(connection)
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

export const findPendingProfile = (
  connection: Connection,
  { schoolId, studentId }: StudentKey,
): Promise<PendingProfileRow | undefined> =>
  pending(connection)
    .select(columns)
    .select([confirmedAt, hasAnswers])
    .where((eb) => eb.and({ 'sorts.schoolId': schoolId, 'sorts.studentId': studentId }))
    .executeTakeFirst();
