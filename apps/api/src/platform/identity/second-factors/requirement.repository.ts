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

/** The only place that says who must: a board's requirement belongs beside the school's. */
const sinceSql = (requiredOfAdmins: string): string => `
  CASE u.role
    WHEN 'admin' THEN CASE WHEN ${requiredOfAdmins}
      THEN (SELECT value::timestamptz FROM installation WHERE name = 'second-factor-from') END
    WHEN 'school' THEN
      (SELECT second_factor_from FROM schools WHERE schools.school_id = u.school_id)
  END`;

export interface Requirement {
  readonly requiredBy: 'platform' | 'school' | null;
  readonly dueAt: Date | null;
}

export async function findRequirement(
  connection: Connection,
  userId: string,
  areAdminsRequired: boolean,
): Promise<Requirement> {
  const required = areAdminsRequired ? 'true' : 'false';
  const { rows } = await sql<{ dueAt: Date | null; since: Date | null; role: string }>`
    SELECT ${sql.raw(secondFactorDueSql(required))} AS due_at,
           CASE WHEN u.email LIKE '%.example' THEN NULL ELSE ${sql.raw(sinceSql(required))} END AS since,
           u.role
    FROM identity_users u WHERE u.id = ${userId}::uuid`.execute(connection);
  const [row] = rows;
  if (!row || row.since === null) return { requiredBy: null, dueAt: null };
  return { requiredBy: row.role === 'admin' ? 'platform' : 'school', dueAt: row.dueAt };
}
