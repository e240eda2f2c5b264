import { normaliseAccessCode } from '@trio/domain/access-code';
import type { Language } from '@trio/i18n/languages';
import type { Selectable, Updateable } from 'kysely';
import type { Connection } from '../../platform/database/database.ts';
import type { Schools } from '../../platform/database/schema.generated.ts';

export type School = Selectable<Schools>;

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

/** Locked, so that the audited changes match what was stored before. */
export const lockSchool = (connection: Connection, schoolId: string): Promise<School | undefined> =>
  connection
    .selectFrom('schools')
    .selectAll()
    .where('schoolId', '=', schoolId)
    .forNoKeyUpdate()
    .executeTakeFirst();

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

/** Of two simultaneous calls, the second gets undefined. */
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

export const findStaff = (connection: Connection, schoolId: string): Promise<StaffMember[]> =>
  connection
    .selectFrom('staff')
    .innerJoin('identityUsers', 'identityUsers.id', 'staff.staffId')
    .select(['staffId', 'firstName', 'staff.email', 'language'])
    .where('staff.schoolId', '=', schoolId)
    .where('disabledAt', 'is', null)
    .where('invitedAt', 'is', null)
    .orderBy('staff.createdAt')
    .execute();

export interface ListedStaffMember {
  readonly staffId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly invitedAt: Date | null;
}

export const findAllStaff = (
  connection: Connection,
  schoolId: string,
): Promise<ListedStaffMember[]> =>
  connection
    .selectFrom('staff')
    .select(['staffId', 'firstName', 'lastName', 'email', 'invitedAt'])
    .where('schoolId', '=', schoolId)
    .orderBy('createdAt')
    .orderBy('staffId')
    .execute();
