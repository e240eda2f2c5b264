import { joiningEndsAfter, type ClassState } from '@trio/domain/classes/joining';
import { schoolYearOf, termEndIn } from '@trio/domain/classes/school-year';
import type { StaffKind } from '@trio/domain/staff-kinds';
import {
  insertClass,
  insertStudents,
  updateTeachers,
} from '../features/classes/classes.repository.ts';
import type { Connection } from '../platform/database/database.ts';

export interface DemoClass {
  readonly id: string;
  readonly name: string;
  readonly joinCode: string;
  readonly state: ClassState;
  readonly teacher: StaffKind;
  /** True if the student with this number is in the class. */
  readonly has: (n: number) => boolean;
}

export interface DemoMembers {
  readonly staff: ReadonlyMap<StaffKind, string>;
  readonly students: readonly {
    readonly n: number;
    readonly studentId: string;
    readonly createdAt: Date;
  }[];
}

const day = 24 * 60 * 60_000;

export async function insertDemoClass(
  connection: Connection,
  schoolId: string,
  { id: classId, name, joinCode, state, ...demo }: DemoClass,
  { staff, students }: DemoMembers,
  now: Date,
): Promise<void> {
  const today = now.toISOString().slice(0, 10);
  const schoolYear = schoolYearOf(today);
  const createdAt = new Date(now.getTime() - 30 * day);
  await insertClass(connection, {
    schoolId,
    classId,
    name,
    schoolYear,
    termEndsOn: termEndIn(schoolYear, today),
    state,
    joiningEndsAt: joiningEndsAfter(state === 'open' ? now : createdAt),
    allowsJoiningWithoutEmail: true,
    joinCode,
    createdAt,
  });
  const teacher = staff.get(demo.teacher);
  if (teacher !== undefined) await updateTeachers(connection, { schoolId, classId }, [teacher]);
  for (const student of students.filter(({ n }) => demo.has(n))) {
    const joinedAt = student.createdAt > createdAt ? student.createdAt : createdAt;
    await insertStudents(connection, { schoolId, classId }, [student.studentId], joinedAt);
  }
}
