import { keepingDays } from '@trio/domain/keeping/keeping';
import { sql } from 'kysely';
import type { Connection } from '../../platform/database/database.ts';
import { rules, type Rule } from './rules.repository.ts';

export interface SchoolRow extends Rule {
  readonly unreachedSince: Date | null;
}

const unreached = (now: Date) => {
  const before = new Date(now.getTime() - keepingDays.unreached * 24 * 60 * 60_000);
  return sql`(
    SELECT min(w.made_at) FROM keeping_warnings w
    WHERE w.school_id = r.school_id AND w.known_at IS NULL AND w.made_at <= ${before}
      AND EXISTS (SELECT FROM student_states st
        WHERE st.school_id = w.school_id AND st.warning_id = w.warning_id))`;
};

/** Those whose owners were not reached come first. */
export async function findSchoolsKept(
  connection: Connection,
  now: Date,
  page: { readonly limit: number; readonly offset: number },
): Promise<readonly SchoolRow[]> {
  const { rows } = await sql<SchoolRow>`
    SELECT r.school_id, r.name, r.months, r.confirmed_at, r.active_from::text,
           ${unreached(now)} AS unreached_since
    FROM ${rules} r
    ORDER BY ${unreached(now)} NULLS LAST, r.name, r.school_id
    LIMIT ${page.limit} OFFSET ${page.offset}`.execute(connection);
  return rows;
}

export async function countUnreached(connection: Connection, now: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM ${rules} r
    WHERE ${unreached(now)} IS NOT NULL`.execute(connection);
  return rows[0]?.count ?? 0;
}

export const findJobs = (connection: Connection, jobs: readonly string[]) =>
  connection
    .selectFrom('dailyJobs')
    .select(['queue', 'completedAt'])
    .where('queue', 'in', jobs)
    .orderBy('queue')
    .execute();
