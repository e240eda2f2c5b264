import type { ClassDetail, ClassStudent, Colleague, ListedClass } from '@trio/contracts/classes';
import type { AuditAction } from '@trio/contracts/audit';
import { classStateAt } from '@trio/domain/classes/joining';
import type { Caller } from '../../platform/identity/identity.ts';
import type {
  ClassKey,
  ClassRow,
  ClassStudentRow,
  ColleagueRow,
  TeacherRow,
} from './classes.repository.ts';

export function toListedClass(
  row: ClassRow,
  studentCount: number,
  teachers: readonly TeacherRow[],
  now: Date,
): ListedClass {
  const state = classStateAt(row, now);
  return {
    _id: row.classId,
    name: row.name,
    schoolYear: row.schoolYear,
    termEndsOn: row.termEndsOn,
    state,
    joiningEndsAt: state === 'open' ? row.joiningEndsAt.toISOString() : null,
    allowsJoiningWithoutEmail: row.allowsJoiningWithoutEmail,
    joinCode: row.joinCode,
    studentCount,
    teachers: teachers
      .filter(({ classId }) => classId === row.classId)
      .map((teacher) => toPerson(teacher)),
  };
}

export const toClassDetail = (
  listed: ListedClass,
  students: readonly ClassStudentRow[],
  colleagues: readonly ColleagueRow[],
  school: { readonly isAllowListOn: boolean },
): ClassDetail => ({
  ...listed,
  students: students.map(toClassStudent),
  colleagues: colleagues.map(toColleague),
  needsOwnerForNoEmail: school.isAllowListOn,
});

const toPerson = ({
  staffId,
  firstName,
  lastName,
}: Pick<TeacherRow, 'staffId' | 'firstName' | 'lastName'>) => ({
  _id: staffId,
  firstname: firstName,
  lastname: lastName,
});

const toColleague = (row: ColleagueRow): Colleague => ({
  ...toPerson(row),
  kind: row.staffKind ?? 'teacher',
});

const toClassStudent = (row: ClassStudentRow): ClassStudent => ({
  _id: row.studentId,
  firstname: row.firstName,
  lastname: row.lastName,
  email: row.email,
  ...(row.username !== null && { username: row.username }),
  joined: row.stage === 'not-joined' ? null : row.joinedAt.toISOString(),
});

/** The log stores the name, because the class may be deleted when it is read. */
export const toAuditEntry = (
  by: Caller,
  action: AuditAction,
  { schoolId, classId, name }: ClassKey & { readonly name: string },
) => ({ by, action, schoolId, subjectId: classId, details: { name } });
