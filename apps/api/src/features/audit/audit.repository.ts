import type { AuditAction } from '@trio/contracts/audit';
import { sql } from 'kysely';
import type { Connection } from '../../platform/database/database.ts';
import type { SchoolScope } from '../../platform/identity/school-scope.ts';

export interface EntriesQuery {
  readonly scope: SchoolScope;
  readonly action?: AuditAction;
  readonly offset: number;
  readonly limit: number;
}

/** Pages before joining, so that names are looked up for one page only. */
export function findEntries(
  connection: Connection,
  { scope, action, offset, limit }: EntriesQuery,
) {
  const part = connection
    .selectFrom('auditEntries')
    .selectAll()
    .where((eb) => eb.and(scope.kind === 'school' ? { schoolId: scope.schoolId } : {}))
    .$if(action !== undefined, (query) => query.where('action', '=', action ?? ''))
    .orderBy('occurredAt', 'desc')
    .orderBy('entryId', 'desc')
    .offset(offset)
    .limit(limit);
  return connection
    .selectFrom(part.as('e'))
    .leftJoin('schools as s', 's.schoolId', 'e.schoolId')
    .leftJoin('students', (join) =>
      join
        .onRef('students.schoolId', '=', 'e.schoolId')
        .onRef('students.studentId', '=', 'e.subjectId'),
    )
    .leftJoin('staff', (join) =>
      join.onRef('staff.schoolId', '=', 'e.schoolId').onRef('staff.staffId', '=', 'e.subjectId'),
    )
    .leftJoin('admins', 'admins.adminId', 'e.subjectId')
    .selectAll('e')
    .select([
      sql<boolean>`s.school_id IS NULL`.as('isSchoolDeleted'),
      sql<string | null>`coalesce(
        students.first_name || ' ' || students.last_name,
        staff.first_name || ' ' || staff.last_name,
        admins.first_name || ' ' || admins.last_name)`.as('subjectName'),
    ])
    .orderBy('e.occurredAt', 'desc')
    .orderBy('e.entryId', 'desc')
    .execute();
}

export type EntryRow = Awaited<ReturnType<typeof findEntries>>[number];
