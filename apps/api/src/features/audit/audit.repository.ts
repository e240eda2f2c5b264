import type { AuditAction } from '@trio/contracts/audit';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Role } from '@trio/domain/roles';
import type { Connection } from '../../platform/database/database.ts';
import type { SchoolScope } from '../../platform/identity/school-scope.ts';

export type LogScope = SchoolScope | { readonly kind: 'board'; readonly boardId: string };

export interface EntriesFilter {
  /** A board has a log of its own. */
  readonly scope: LogScope;
  readonly action?: AuditAction | undefined;
  readonly actions?: readonly AuditAction[] | undefined;
  /** Only sealed entries after this one. */
  readonly afterSequence?: number | undefined;
  /** Who acted or whom it concerned. */
  readonly person?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

export interface EntriesPart {
  readonly limit: number;
  readonly offset?: number;
  /** The entry that the part before ended with. */
  readonly after?: Pick<EntryRow, 'entryId' | 'cursor'> | null;
}

export interface EntryRow {
  readonly entryId: string;
  readonly occurredAt: Date;
  /** With microseconds. */
  readonly cursor: string;
  readonly action: string;
  readonly actorId: string | null;
  readonly actorRole: Role | null;
  readonly actorName: string | null;
  readonly schoolId: string | null;
  readonly schoolName: string | null;
  readonly isSchoolDeleted: boolean;
  readonly boardId: string | null;
  readonly boardName: string | null;
  readonly isBoardDeleted: boolean;
  readonly subjectId: string | null;
  readonly subjectName: string | null;
  readonly isSubjectStudent: boolean;
  readonly details: unknown;
  readonly sequence: string | null;
  readonly hash: string | null;
}

function conditionOf(filter: EntriesFilter): RawBuilder<SqlBool> {
  const { scope, action, actions, afterSequence, person, from, to } = filter;
  const parts = [sql<SqlBool>`true`];
  if (scope.kind === 'school') parts.push(sql`school_id = ${scope.schoolId}::uuid`);
  if (scope.kind === 'board') parts.push(sql`board_id = ${scope.boardId}::uuid`);
  if (action !== undefined) parts.push(sql`action = ${action}`);
  if (actions !== undefined) parts.push(sql`action = ANY (${[...actions]}::text[])`);
  if (afterSequence !== undefined) parts.push(sql`sequence > ${afterSequence}`);
  if (person !== undefined) {
    parts.push(sql`(actor_id = ${person}::uuid OR subject_id = ${person}::uuid)`);
  }
  if (from !== undefined) parts.push(sql`occurred_at >= ${from}::timestamptz`);
  if (to !== undefined) parts.push(sql`occurred_at < ${to}::timestamptz`);
  return sql`${sql.join(parts, sql` AND `)}`;
}

const nameOf = (id: RawBuilder<unknown>) => sql`coalesce(
  (SELECT first_name || ' ' || last_name FROM staff
    WHERE staff.school_id = e.school_id AND staff_id = ${id}),
  (SELECT first_name || ' ' || last_name FROM students
    WHERE students.school_id = e.school_id AND student_id = ${id}),
  (SELECT first_name || ' ' || last_name FROM admins WHERE admin_id = ${id}),
  (SELECT first_name || ' ' || last_name FROM board_members WHERE member_id = ${id}),
  (SELECT name FROM boards WHERE board_id = ${id}),
  (SELECT name FROM schools WHERE schools.school_id = ${id}),
  (SELECT name FROM audit_names WHERE named_id = ${id}))`;

/** Newest first. Pages before naming, so that names are looked up for one page only. */
export async function findEntries(
  connection: Connection,
  filter: EntriesFilter,
  { limit, offset = 0, after = null }: EntriesPart,
): Promise<EntryRow[]> {
  const isAfter =
    after === null
      ? sql`true`
      : sql`(occurred_at, entry_id) < (${after.cursor}::timestamptz, ${after.entryId}::uuid)`;
  const { rows } = await sql<EntryRow>`
    SELECT e.entry_id, e.occurred_at, e.action, e.actor_id, e.actor_role, e.school_id,
           e.subject_id, e.details, e.sequence, encode(e.hash, 'hex') AS hash,
           to_char(e.occurred_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS cursor,
           s.school_id IS NULL AS is_school_deleted, e.board_id,
           b.board_id IS NULL AS is_board_deleted,
           coalesce(b.name, (SELECT name FROM audit_names WHERE named_id = e.board_id))
             AS board_name,
           coalesce(s.name, (SELECT name FROM audit_names WHERE named_id = e.school_id))
             AS school_name,
           ${nameOf(sql`e.actor_id`)} AS actor_name,
           ${nameOf(sql`e.subject_id`)} AS subject_name,
           EXISTS (SELECT FROM students
             WHERE students.school_id = e.school_id AND student_id = e.subject_id)
             AS is_subject_student
    FROM (SELECT * FROM audit_entries WHERE ${conditionOf(filter)} AND ${isAfter}
          ORDER BY occurred_at DESC, entry_id DESC LIMIT ${limit} OFFSET ${offset}) e
    LEFT JOIN schools s ON s.school_id = e.school_id
    LEFT JOIN boards b ON b.board_id = e.board_id
    ORDER BY e.occurred_at DESC, e.entry_id DESC`.execute(connection);
  return rows;
}
