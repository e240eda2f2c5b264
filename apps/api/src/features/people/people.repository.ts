import type { Role } from '@trio/domain/roles';
import type { StaffKind } from '@trio/domain/staff-kinds';
import { sql, type RawBuilder } from 'kysely';
import type { Connection, Database } from '../../platform/database/database.ts';
import { beginningOf, type PeopleSearch } from './people.rules.ts';

export interface PersonRow {
  readonly userId: string;
  readonly role: Role;
  readonly staffKind: StaffKind | null;
  readonly schoolId: string | null;
  readonly schoolName: string | null;
  readonly boardId: string | null;
  readonly boardName: string | null;
  readonly email: string;
  readonly username: string | null;
  readonly isDisabled: boolean;
  readonly isInvited: boolean;
  readonly isUnconfirmed: boolean;
  readonly hasNeverLoggedIn: boolean;
}

const hasAddress = sql`email NOT LIKE '%@username.invalid'`;

/**
 * Each part reads an index in its order, so that a short beginning reads few rows. With
 * `onlyWhole` the students of all schools are found only by all of their address or username: a
 * beginning would let an administrator guess the address of a hidden student letter by letter.
 */
export function matching(
  { id, email, isWholeEmail, username }: PeopleSearch,
  { onlyWhole, limit }: { readonly onlyWhole: boolean; readonly limit: number },
): RawBuilder<unknown> {
  const parts: RawBuilder<unknown>[] = [];
  if (id !== null) parts.push(sql`SELECT id, '' AS key FROM identity_users WHERE id = ${id}::uuid`);
  if (email !== null) {
    const who = onlyWhole ? sql`role <> 'student'` : hasAddress;
    parts.push(sql`(
      SELECT id, email AS key FROM identity_users
      WHERE ${who} AND email LIKE ${beginningOf(email)}
      ORDER BY email USING ~<~ LIMIT ${limit})`);
    if (onlyWhole && isWholeEmail) {
      parts.push(
        sql`SELECT id, email FROM identity_users WHERE email = ${email} AND ${hasAddress}`,
      );
    }
  }
  if (username !== null) {
    parts.push(
      onlyWhole
        ? sql`SELECT id, username FROM identity_users WHERE username = ${username}`
        : sql`(
      SELECT id, username AS key FROM identity_users
      WHERE username IS NOT NULL AND username LIKE ${beginningOf(username)}
      ORDER BY username USING ~<~ LIMIT ${limit})`,
    );
  }
  return sql.join(parts, sql` UNION ALL `);
}

const details = (found: RawBuilder<unknown>) => sql`
  SELECT u.id AS user_id, u.role, u.staff_kind, u.school_id, s.name AS school_name,
         u.board_id, b.name AS board_name,
         coalesce(st.email, m.email, bm.email, a.email, '') AS email, st.username,
         u.disabled_at IS NOT NULL AS is_disabled,
         coalesce(m.invited_at, bm.invited_at) IS NOT NULL AS is_invited,
         coalesce(st.is_email_unconfirmed, u.staff_kind = 'owner' AND s.verified_at IS NULL, false)
           AS is_unconfirmed,
         coalesce(p.stage = 'not-joined', false) AS has_never_logged_in
  FROM (${found}) f
  JOIN identity_users u USING (id)
  LEFT JOIN schools s ON s.school_id = u.school_id
  LEFT JOIN students st ON st.school_id = u.school_id AND st.student_id = u.id
  LEFT JOIN student_states p ON p.school_id = u.school_id AND p.student_id = u.id
  LEFT JOIN staff m ON m.school_id = u.school_id AND m.staff_id = u.id
  LEFT JOIN board_members bm ON bm.member_id = u.id
  LEFT JOIN boards b ON b.board_id = u.board_id
  LEFT JOIN admins a ON a.admin_id = u.id`;

const searchMs = 3000;

export async function findPeople(
  db: Database,
  search: PeopleSearch,
  { onlyWhole, limit }: { readonly onlyWhole: boolean; readonly limit: number },
): Promise<PersonRow[]> {
  return db.transaction().execute(async (connection) => {
    await sql`SELECT set_config('statement_timeout', ${String(searchMs)}, true)`.execute(
      connection,
    );
    const found = sql`
      SELECT id, min(key) AS key FROM (${matching(search, { onlyWhole, limit })}) part
      GROUP BY id ORDER BY min(key) COLLATE "C", id LIMIT ${limit}`;
    const { rows } = await sql<PersonRow>`
      ${details(found)} ORDER BY f.key COLLATE "C", u.id`.execute(connection);
    return rows;
  });
}

export async function findPersonRow(
  connection: Connection,
  userId: string,
): Promise<PersonRow | null> {
  const found = sql`SELECT ${userId}::uuid AS id`;
  const { rows } = await sql<PersonRow>`${details(found)}`.execute(connection);
  return rows[0] ?? null;
}
