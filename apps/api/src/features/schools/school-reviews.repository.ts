import { limits } from '@trio/domain/limits';
import { sql } from 'kysely';
import type { Connection } from '../../platform/database/database.ts';

const reviews = (connection: Connection) =>
  connection
    .selectFrom('schools as s')
    .innerJoin('schoolTotals as t', 't.schoolId', 's.schoolId')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('staff')
          .select(['firstName', 'lastName', 'email'])
          .whereRef('staff.schoolId', '=', 's.schoolId')
          .orderBy(sql`invited_at IS NOT NULL, created_at, staff_id`)
          .limit(1)
          .as('c'),
      (join) => join.onTrue(),
    )
    .select([
      's.schoolId',
      's.name',
      's.city',
      's.state',
      's.country',
      's.createdAt',
      's.verifiedAt',
      's.approvedAt',
      's.refusedAt',
      's.refusedReason',
      's.refusedText',
      'c.firstName',
      'c.lastName',
      'c.email',
      sql<number>`t.students::int`.as('studentCount'),
      sql<string | null>`coalesce(
        (SELECT first_name || ' ' || last_name FROM admins WHERE admin_id = s.reviewed_by),
        (SELECT name FROM audit_names WHERE named_id = s.reviewed_by))`.as('reviewedByName'),
    ]);

export const findReview = (connection: Connection, schoolId: string) =>
  reviews(connection).where('s.schoolId', '=', schoolId).executeTakeFirst();

export type ReviewRow = NonNullable<Awaited<ReturnType<typeof findReview>>>;

/** Without required approval, schools of earlier versions were never announced. */
const isWaiting = (needsApproval: boolean) => sql<boolean>`
  s.verified_at IS NOT NULL AND s.approved_at IS NULL AND s.refused_at IS NULL
  AND (${needsApproval}::boolean OR s.announced_at IS NOT NULL)`;

export const findWaiting = (connection: Connection, needsApproval: boolean): Promise<ReviewRow[]> =>
  reviews(connection)
    .where(isWaiting(needsApproval))
    .orderBy('s.verifiedAt')
    .orderBy('s.schoolId')
    .limit(limits.newSchoolsMax)
    .execute();

export const findRefused = (connection: Connection): Promise<ReviewRow[]> =>
  reviews(connection)
    .where('s.refusedAt', 'is not', null)
    .orderBy('s.refusedAt', 'desc')
    .orderBy('s.schoolId')
    .limit(limits.newSchoolsMax)
    .execute();

export async function countWaiting(
  connection: Connection,
  needsApproval: boolean,
): Promise<number> {
  const { total } = await connection
    .selectFrom('schools as s')
    .select(sql<number>`count(*)::int`.as('total'))
    .where(isWaiting(needsApproval))
    .executeTakeFirstOrThrow();
  return total;
}

export async function findDueRefusals(connection: Connection, before: Date): Promise<string[]> {
  const rows = await connection
    .selectFrom('schools')
    .select('schoolId')
    .where('refusedAt', '<=', before)
    .orderBy('refusedAt')
    .execute();
  return rows.map(({ schoolId }) => schoolId);
}
