import type { Role } from '@trio/domain/roles';
import type { Language } from '@trio/i18n/languages';
import { isUsername } from '@trio/domain/usernames/username';
import { sql } from 'kysely';
import type { Connection } from '../../platform/database/database.ts';
import type { SchoolScope } from '../../platform/identity/school-scope.ts';
import { holds } from './text-search.repository.ts';

export interface Person {
  readonly userId: string;
  readonly role: Role;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly username: string | null;
  readonly language: Language;
  readonly schoolId: string | null;
  readonly schoolName: string | null;
  readonly createdAt: Date;
  readonly disabledAt: Date | null;
}

export interface PeopleQuery {
  readonly scope: SchoolScope;
  readonly role?: Role;
  readonly search?: string;
  readonly limit: number;
}

const joinedUsers = (connection: Connection) =>
  connection
    .selectFrom('identityUsers as users')
    .leftJoin('students', (join) =>
      join
        .onRef('students.schoolId', '=', 'users.schoolId')
        .onRef('students.studentId', '=', 'users.id'),
    )
    .leftJoin('staff', (join) =>
      join.onRef('staff.schoolId', '=', 'users.schoolId').onRef('staff.staffId', '=', 'users.id'),
    )
    .leftJoin('admins', 'admins.adminId', 'users.id')
    .leftJoin('schools', 'schools.schoolId', 'users.schoolId');

const firstName = sql<string>`coalesce(students.first_name, staff.first_name, admins.first_name, '')`;
const lastName = sql<string>`coalesce(students.last_name, staff.last_name, admins.last_name, '')`;
const email = sql<string>`coalesce(students.email, staff.email, admins.email, users.email)`;
const language = sql<Language>`coalesce(students.language, staff.language, admins.language, 'en')`;

const withDetails = (query: ReturnType<typeof joinedUsers>) =>
  query.select([
    'users.id as userId',
    'users.role',
    'users.schoolId',
    'users.createdAt',
    'users.disabledAt',
    'schools.name as schoolName',
    firstName.as('firstName'),
    lastName.as('lastName'),
    email.as('email'),
    'students.username',
    language.as('language'),
  ]);

export async function findPeople(
  connection: Connection,
  { scope, role, search, limit }: PeopleQuery,
): Promise<{ total: number; people: Person[] }> {
  let matching = joinedUsers(connection);
  if (scope.kind === 'school') matching = matching.where('users.schoolId', '=', scope.schoolId);
  if (role !== undefined) matching = matching.where('users.role', '=', role);
  if (search !== undefined) {
    // A user with a username may have a placeholder as address, which is never searched.
    const text = sql<string>`concat_ws(' ', ${firstName}, ${lastName}, ${email}, students.username,
      CASE WHEN users.username IS NULL THEN users.email END)`;
    matching = matching.where(holds(text, search));
  }
  const { total } = await matching
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow();
  const people = await withDetails(matching)
    .orderBy('users.createdAt', 'desc')
    .orderBy('users.id')
    .limit(limit)
    .execute();
  return { total, people };
}

export const findPersonByLogin = (
  connection: Connection,
  login: string,
): Promise<Person | undefined> =>
  withDetails(joinedUsers(connection))
    .where(isUsername(login) ? 'users.username' : 'users.email', '=', login)
    .executeTakeFirst();
