import { normaliseAccessCode } from '@trio/domain/access-code';
import type { Language } from '@trio/i18n/languages';
import { sql, type Selectable, type Updateable } from 'kysely';
import type { Connection } from '../../platform/database/database.ts';
import type { Schools } from '../../platform/database/schema.generated.ts';
import { folded, holds } from './text-search.repository.ts';

export type School = Selectable<Schools>;

export interface SchoolQuery {
  /** In the name, the code or the contact's address. */
  readonly search?: string;
  /** Only those that wait for something: 'approval' includes those that wait for verification. */
  readonly waitsFor?: 'verification' | 'approval';
  readonly limit: number;
}

export interface SchoolOverview extends School {
  /** Of whoever signed the school up. */
  readonly contactEmail: string | null;
  readonly studentCount: number;
}

const contact = sql<string | null>`(
  SELECT email FROM staff WHERE staff.school_id = schools.school_id
  ORDER BY created_at, staff_id LIMIT 1
)`;
const studentCount = sql<number>`(
  SELECT count(*)::int FROM students WHERE students.school_id = schools.school_id
)`;

export async function findSchools(
  connection: Connection,
  { search, waitsFor, limit }: SchoolQuery,
): Promise<{ total: number; schools: SchoolOverview[] }> {
  let matching = connection.selectFrom('schools');
  if (search !== undefined) {
    const text = sql<string>`concat_ws(' ', name, access_code, ${contact})`;
    matching = matching.where(holds(text, search));
  }
  if (waitsFor !== undefined) {
    matching = matching.where((eb) =>
      eb.or([
        eb('verifiedAt', 'is', null),
        ...(waitsFor === 'approval' ? [eb('approvedAt', 'is', null)] : []),
      ]),
    );
  }
  const { total } = await matching
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow();
  const schools = await matching
    .selectAll('schools')
    .select([contact.as('contactEmail'), studentCount.as('studentCount')])
    .orderBy(folded(sql`name`))
    .orderBy('schoolId')
    .limit(limit)
    .execute();
  return { total, schools };
}

export const findSchool = (connection: Connection, schoolId: string): Promise<School | undefined> =>
  connection.selectFrom('schools').selectAll().where('schoolId', '=', schoolId).executeTakeFirst();

export const findSchoolByCode = (
  connection: Connection,
  code: string,
): Promise<School | undefined> =>
  connection
    .selectFrom('accessCodes')
    .innerJoin('schools', 'schools.schoolId', 'accessCodes.schoolId')
    .selectAll('schools')
    .where('accessCodes.code', '=', normaliseAccessCode(code))
    .executeTakeFirst();

/** The school as it then is; nothing where there is none. */
export const updateSchool = (
  connection: Connection,
  schoolId: string,
  change: Updateable<Schools>,
): Promise<School | undefined> =>
  connection
    .updateTable('schools')
    .set(change)
    .where('schoolId', '=', schoolId)
    .returningAll()
    .executeTakeFirst();

/** Of two who do it at once, one does it: the other one gets nothing. */
export const updateOnce = (
  connection: Connection,
  schoolId: string,
  column: 'verifiedAt' | 'approvedAt',
  now: Date,
): Promise<School | undefined> =>
  connection
    .updateTable('schools')
    .set({ [column]: now })
    .where('schoolId', '=', schoolId)
    .where(column, 'is', null)
    .returningAll()
    .executeTakeFirst();

export interface StaffMember {
  readonly staffId: string;
  readonly firstName: string;
  readonly email: string;
  readonly language: Language;
}

/** The staff who can sign in. */
export const findStaff = (connection: Connection, schoolId: string): Promise<StaffMember[]> =>
  connection
    .selectFrom('staff')
    .innerJoin('identityUsers', 'identityUsers.id', 'staff.staffId')
    .select(['staffId', 'firstName', 'staff.email', 'language'])
    .where('staff.schoolId', '=', schoolId)
    .where('disabledAt', 'is', null)
    .orderBy('staff.createdAt')
    .execute();
