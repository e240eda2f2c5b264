import { secondFactorGraceMs } from '@trio/domain/second-factor';
import { sql } from 'kysely';
import type { Connection } from '../../database/database.ts';

/**
 * When the account `u` must have a second factor at the latest; null if it need not, or has one.
 * Accounts below `.example` are the demo's: no email can reach such an address (RFC 2606).
 */
export const secondFactorDueSql = (requiredOfAdmins: string): string => `
  CASE WHEN u.role = 'student' OR u.email LIKE '%.example' THEN NULL
  WHEN EXISTS (SELECT FROM identity_second_factors f WHERE f.user_id = u.id) THEN NULL
  ELSE (SELECT greatest(since, u.created_at) + make_interval(secs => ${secondFactorGraceMs / 1000})
        FROM (SELECT ${sinceSql(requiredOfAdmins)} AS since) requirement WHERE since IS NOT NULL)
  END`;

/** The only place that says who must. The earlier of the school's and its board's counts. */
const sinceSql = (requiredOfAdmins: string): string => `
  CASE u.role
    WHEN 'admin' THEN CASE WHEN ${requiredOfAdmins}
      THEN (SELECT value::timestamptz FROM installation WHERE name = 'second-factor-from') END
    WHEN 'school' THEN
      (SELECT least(s.second_factor_from, greatest(b.second_factor_from, s.board_since))
       FROM schools s
         LEFT JOIN boards b ON b.board_id = s.board_id AND b.second_factor_from IS NOT NULL
       WHERE s.school_id = u.school_id AND (s.second_factor_from IS NOT NULL OR b.board_id IS NOT NULL))
    WHEN 'board' THEN
      (SELECT second_factor_from FROM boards WHERE boards.board_id = u.board_id)
  END`;

export interface Requirement {
  readonly requiredBy: 'platform' | 'school' | 'board' | null;
  readonly dueAt: Date | null;
}

export async function findRequirement(
  connection: Connection,
  userId: string,
  areAdminsRequired: boolean,
): Promise<Requirement> {
  const required = areAdminsRequired ? 'true' : 'false';
  const { rows } = await sql<{
    dueAt: Date | null;
    since: Date | null;
    requiredBy: 'platform' | 'school' | 'board';
  }>`
    SELECT ${sql.raw(secondFactorDueSql(required))} AS due_at,
           CASE WHEN u.email LIKE '%.example' THEN NULL ELSE ${sql.raw(sinceSql(required))} END AS since,
           CASE WHEN u.role = 'admin' THEN 'platform'
                WHEN EXISTS (SELECT FROM schools s WHERE s.school_id = u.school_id
                             AND s.second_factor_from IS NOT NULL) THEN 'school'
                ELSE 'board' END AS required_by
    FROM identity_users u WHERE u.id = ${userId}::uuid`.execute(connection);
  const [row] = rows;
  if (!row || row.since === null) return { requiredBy: null, dueAt: null };
  return { requiredBy: row.requiredBy, dueAt: row.dueAt };
}
