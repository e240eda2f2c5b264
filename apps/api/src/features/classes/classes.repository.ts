import { normaliseAccessCode } from '@trio/domain/access-code';
import { sql, type Insertable, type Updateable } from 'kysely';
import type { Connection } from '../../platform/database/database.ts';
import type { Classes } from '../../platform/database/schema.generated.ts';
import type { OneSchool, OwnClasses } from '../../platform/identity/school-scope.ts';

type Scope = OneSchool | OwnClasses;

export interface ClassKey {
  readonly schoolId: string;
  readonly classId: string;
}

const columns = [
  'c.schoolId',
  'c.classId',
  'c.name',
  'c.schoolYear',
  'c.state',
  'c.joiningEndsAt',
  'c.allowsJoiningWithoutEmail',
  'c.joinCode',
] as const;

const classesIn = (connection: Connection, scope: Scope) =>
  connection
    .selectFrom('classes as c')
    .select(columns)
    .select(sql<string>`c.term_ends_on::text`.as('termEndsOn'))
    .where('c.schoolId', '=', scope.schoolId)
    .$if(scope.kind === 'classes', (query) =>
      query.where('c.state', '<>', 'archived').where((eb) =>
        eb.exists(
          eb
            .selectFrom('classTeachers as t')
            .select('t.staffId')
            .whereRef('t.schoolId', '=', 'c.schoolId')
            .whereRef('t.classId', '=', 'c.classId')
            .where('t.staffId', '=', scope.kind === 'classes' ? scope.teacherId : ''),
        ),
      ),
    );

export const findClasses = (connection: Connection, scope: Scope, isArchived: boolean) =>
  classesIn(connection, scope)
    .select((eb) =>
      eb
        .selectFrom('classStudents as m')
        .select((count) => count.fn.countAll<string>().as('count'))
        .whereRef('m.schoolId', '=', 'c.schoolId')
        .whereRef('m.classId', '=', 'c.classId')
        .as('studentCount'),
    )
    .where('c.state', isArchived ? '=' : '<>', 'archived')
    .orderBy('c.schoolYear', 'desc')
    .orderBy(sql`lower(c.name)`)
    .orderBy('c.classId')
    .execute();

export type ListedClassRow = Awaited<ReturnType<typeof findClasses>>[number];
export type ClassRow = Omit<ListedClassRow, 'studentCount'>;

export const findClass = (
  connection: Connection,
  scope: Scope,
  classId: string,
): Promise<ClassRow | undefined> =>
  classesIn(connection, scope).where('c.classId', '=', classId).executeTakeFirst();

/** Changes of one class follow one another. Rows that refer to it wait only for its deletion. */
export const lockClass = (
  connection: Connection,
  scope: Scope,
  classId: string,
  why: 'to-update' | 'to-delete' = 'to-update',
): Promise<ClassRow | undefined> => {
  const query = classesIn(connection, scope).where('c.classId', '=', classId);
  return (
    why === 'to-delete' ? query.forUpdate('c') : query.forNoKeyUpdate('c')
  ).executeTakeFirst();
};

export const lockClassesOfYear = (connection: Connection, schoolId: string, schoolYear: number) =>
  connection
    .selectFrom('classes')
    .select(['classId', 'name', 'allowsJoiningWithoutEmail'])
    .where((eb) => eb.and({ schoolId, schoolYear }))
    .where('state', '<>', 'archived')
    .orderBy('classId')
    .forNoKeyUpdate()
    .execute();

export async function countClasses(connection: Connection, schoolId: string): Promise<number> {
  const { count } = await connection
    .selectFrom('classes')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('schoolId', '=', schoolId)
    .where('state', '<>', 'archived')
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** By name. */
export const findTeachers = (
  connection: Connection,
  schoolId: string,
  classIds: readonly string[],
) =>
  connection
    .selectFrom('classTeachers as t')
    .innerJoin('staff', (join) =>
      join.onRef('staff.schoolId', '=', 't.schoolId').onRef('staff.staffId', '=', 't.staffId'),
    )
    .select(['t.classId', 'staff.staffId', 'staff.firstName', 'staff.lastName'])
    .where('t.schoolId', '=', schoolId)
    .where('t.classId', '=', sql<string>`ANY(${classIds}::uuid[])`)
    .orderBy('staff.lastName')
    .orderBy('staff.firstName')
    .orderBy('staff.staffId')
    .execute();

export type TeacherRow = Awaited<ReturnType<typeof findTeachers>>[number];

export const findColleagues = (connection: Connection, schoolId: string) =>
  connection
    .selectFrom('staff')
    .innerJoin('identityUsers', 'identityUsers.id', 'staff.staffId')
    .select(['staff.staffId', 'staff.firstName', 'staff.lastName', 'identityUsers.staffKind'])
    .where('staff.schoolId', '=', schoolId)
    .orderBy('staff.lastName')
    .orderBy('staff.firstName')
    .orderBy('staff.staffId')
    .execute();

export type ColleagueRow = Awaited<ReturnType<typeof findColleagues>>[number];

export const findStudentsOf = (connection: Connection, { schoolId, classId }: ClassKey) =>
  connection
    .selectFrom('classStudents as m')
    .innerJoin('students as s', (join) =>
      join.onRef('s.schoolId', '=', 'm.schoolId').onRef('s.studentId', '=', 'm.studentId'),
    )
    .innerJoin('studentStates as p', (join) =>
      join.onRef('p.schoolId', '=', 'm.schoolId').onRef('p.studentId', '=', 'm.studentId'),
    )
    .select([
      's.studentId',
      's.firstName',
      's.lastName',
      's.email',
      's.username',
      'p.stage',
      'm.joinedAt',
    ])
    .where('m.schoolId', '=', schoolId)
    .where('m.classId', '=', classId)
    .orderBy('s.sortName')
    .orderBy('s.studentId')
    .execute();

export type ClassStudentRow = Awaited<ReturnType<typeof findStudentsOf>>[number];

/** Waits for a transaction that is inserting the same code, then says that it is taken. */
export async function insertClass(
  connection: Connection,
  row: Insertable<Classes>,
): Promise<'inserted' | 'code-taken'> {
  await connection.insertInto('classes').values(row).execute();
  if ((await insertCode(connection, row, row.joinCode)) === 'inserted') return 'inserted';
  await deleteClass(connection, row);
  return 'code-taken';
}

async function insertCode(
  connection: Connection,
  { schoolId, classId }: ClassKey,
  joinCode: string,
): Promise<'inserted' | 'code-taken'> {
  const { numInsertedOrUpdatedRows } = await connection
    .insertInto('accessCodes')
    .values({ code: normaliseAccessCode(joinCode), schoolId, classId })
    .onConflict((conflict) => conflict.column('code').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n ? 'inserted' : 'code-taken';
}

/** The earlier code is free at once. */
export async function updateJoinCode(
  connection: Connection,
  key: ClassKey,
  joinCode: string,
): Promise<'inserted' | 'code-taken'> {
  await connection
    .deleteFrom('accessCodes')
    .where((eb) => eb.and({ schoolId: key.schoolId, classId: key.classId }))
    .execute();
  const outcome = await insertCode(connection, key, joinCode);
  if (outcome === 'inserted') await updateClass(connection, key, { joinCode });
  return outcome;
}

export async function updateClass(
  connection: Connection,
  { schoolId, classId }: ClassKey,
  change: Updateable<Classes>,
): Promise<void> {
  await connection
    .updateTable('classes')
    .set(change)
    .where((eb) => eb.and({ schoolId, classId }))
    .execute();
}

export async function deleteClass(
  connection: Connection,
  { schoolId, classId }: ClassKey,
): Promise<void> {
  await connection
    .deleteFrom('classes')
    .where((eb) => eb.and({ schoolId, classId }))
    .execute();
}

/** A colleague who was just removed from the staff makes the whole change fail. */
export async function updateTeachers(
  connection: Connection,
  { schoolId, classId }: ClassKey,
  staffIds: readonly string[],
): Promise<'updated' | 'unknown'> {
  const { rows } = await sql<{ staffId: string }>`
    SELECT staff_id AS "staffId" FROM staff
    WHERE school_id = ${schoolId} AND staff_id = ANY(${staffIds}::uuid[])
    FOR KEY SHARE`.execute(connection);
  if (rows.length !== new Set(staffIds).size) return 'unknown';
  await connection
    .deleteFrom('classTeachers')
    .where((eb) => eb.and({ schoolId, classId }))
    .execute();
  if (rows.length > 0) {
    await connection
      .insertInto('classTeachers')
      .values(rows.map(({ staffId }) => ({ schoolId, classId, staffId })))
      .execute();
  }
  return 'updated';
}

/** Those of the students who exist in the school; none of them can be deleted meanwhile. */
export async function lockKnownStudents(
  connection: Connection,
  schoolId: string,
  studentIds: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ studentId: string }>`
    SELECT student_id AS "studentId" FROM students
    WHERE school_id = ${schoolId} AND student_id = ANY(${studentIds}::uuid[])
    ORDER BY student_id FOR KEY SHARE`.execute(connection);
  return rows.map(({ studentId }) => studentId);
}

/** Those of the students who are in the class. */
export async function findMembers(
  connection: Connection,
  { schoolId, classId }: ClassKey,
  studentIds: readonly string[],
): Promise<string[]> {
  const rows = await connection
    .selectFrom('classStudents')
    .select('studentId')
    .where((eb) => eb.and({ schoolId, classId }))
    .where('studentId', '=', sql<string>`ANY(${studentIds}::uuid[])`)
    .execute();
  return rows.map(({ studentId }) => studentId);
}

/** A student who is already in the class keeps the earlier date. */
export async function insertStudents(
  connection: Connection,
  { schoolId, classId }: ClassKey,
  studentIds: readonly string[],
  joinedAt: Date,
): Promise<'inserted' | 'unknown'> {
  const known = await lockKnownStudents(connection, schoolId, studentIds);
  if (known.length !== new Set(studentIds).size) return 'unknown';
  await connection
    .insertInto('classStudents')
    .values(known.map((studentId) => ({ schoolId, classId, studentId, joinedAt })))
    .onConflict((conflict) => conflict.columns(['schoolId', 'classId', 'studentId']).doNothing())
    .execute();
  return 'inserted';
}

/** The number of students who were in the class. */
export async function deleteStudents(
  connection: Connection,
  { schoolId, classId }: ClassKey,
  studentIds: readonly string[],
): Promise<number> {
  const { numDeletedRows } = await connection
    .deleteFrom('classStudents')
    .where((eb) => eb.and({ schoolId, classId }))
    .where('studentId', '=', sql<string>`ANY(${studentIds}::uuid[])`)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

export const hasStudents = async (
  connection: Connection,
  { schoolId, classId }: ClassKey,
): Promise<boolean> =>
  (await connection
    .selectFrom('classStudents')
    .select('studentId')
    .where((eb) => eb.and({ schoolId, classId }))
    .limit(1)
    .executeTakeFirst()) !== undefined;
