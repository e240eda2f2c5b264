import type { Answer } from '@trio/contracts/endpoint';
import type { getStudent } from '@trio/contracts/students';
import { ApiError } from '../../http/api-error.ts';
import { staffScopeOf } from '../../http/caller.policy.ts';
import { insertAuditEntry } from '../../data/audit.repository.ts';
import type { Connection } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/identity/identity.ts';
import type { SchoolScope } from '../../platform/identity/school-scope.ts';
import {
  deleteStudent,
  findStudentKey,
  updateStudent,
  type StudentKey,
} from '../../data/students.repository.ts';
import { movePictures, moveSorts, moveSurveyAnswers, updateTotals } from './merge.repository.ts';
import { toStudentDetail } from './student.mapper.ts';
import { findSortsOf, findStudent, lockStudents } from './student.repository.ts';
import type { StudentsDeps } from './students.service.ts';

export interface StudentService {
  find(caller: Caller, studentId: string): Promise<Answer<typeof getStudent>>;
  disable(caller: Caller, studentId: string, isWanted: boolean): Promise<void>;
  /** Removes the mark only: this does not prove that the student owns the address. */
  confirmEmail(caller: Caller, studentId: string): Promise<void>;
  merge(caller: Caller, kept: string, removed: string): Promise<void>;
}

export function createStudentService(deps: StudentsDeps): StudentService {
  const { db, transact, identity, outbox, clock } = deps;

  async function keyOf(
    connection: Connection,
    scope: SchoolScope,
    studentId: string,
  ): Promise<StudentKey> {
    const key = await findStudentKey(connection, studentId, scope);
    if (!key) throw new ApiError('request/not-found');
    return key;
  }

  return {
    find: async (caller, studentId) => {
      const key = await keyOf(db, staffScopeOf(caller), studentId);
      const [student, sorts] = await Promise.all([findStudent(db, key), findSortsOf(db, key)]);
      if (!student) throw new ApiError('request/not-found');
      return toStudentDetail(student, sorts);
    },

    disable: async (caller, id, isWanted) => {
      const scope = staffScopeOf(caller);
      await transact(async (connection) => {
        const { schoolId, studentId } = await keyOf(connection, scope, id);
        const { students } = await lockStudents(connection, schoolId, [studentId]);
        const [student] = students;
        if (!student) throw new ApiError('request/not-found');
        if (student.isDisabled === isWanted) return;
        const now = clock.now();
        await identity.users.updateDisabled(connection, studentId, isWanted ? now : null, now);
        const action = isWanted ? 'student-disabled' : 'student-enabled';
        await insertAuditEntry(
          connection,
          { by: caller, action, schoolId, subjectId: studentId },
          now,
        );
      });
    },

    confirmEmail: async (caller, id) => {
      const scope = staffScopeOf(caller);
      await transact(async (connection) => {
        const { schoolId, studentId } = await keyOf(connection, scope, id);
        const { students } = await lockStudents(connection, schoolId, [studentId]);
        const [student] = students;
        if (!student) throw new ApiError('request/not-found');
        if (!student.isEmailUnconfirmed) return;
        await updateStudent(connection, { schoolId, studentId }, { isEmailUnconfirmed: false });
        await identity.users.voidTokens(connection, 'verify-student', studentId);
        const entry = { by: caller, action: 'student-email-confirmed', schoolId } as const;
        await insertAuditEntry(connection, { ...entry, subjectId: studentId }, clock.now());
      });
    },

    merge: async (caller, id, removed) => {
      const scope = staffScopeOf(caller);
      await transact(async (connection) => {
        const { schoolId, studentId: kept } = await keyOf(connection, scope, id);
        if (removed === kept) throw new ApiError('student/merge-invalid');
        const both = await lockStudents(connection, schoolId, [kept, removed]);
        const keeps = both.students.find(({ studentId }) => studentId === kept);
        const goes = both.students.find(({ studentId }) => studentId === removed);
        if (!keeps || !goes) throw new ApiError('request/not-found');

        const merger = { schoolId, kept, removed };
        await moveSorts(connection, merger);
        await movePictures(connection, merger);
        await moveSurveyAnswers(connection, merger);
        await updateTotals(connection, merger);
        await deleteStudent(connection, { schoolId, studentId: removed, email: goes.email });
        await identity.users.delete(connection, removed);
        await outbox.enqueue(connection, {
          to: goes.email,
          language: goes.language,
          schoolId,
          content: {
            template: 'accounts-merged',
            values: {
              firstName: goes.firstName,
              keptEmail: keeps.email,
              schoolName: both.schoolName,
            },
          },
        });
        const details = { removed };
        const entry = { by: caller, action: 'students-merged', schoolId, details } as const;
        await insertAuditEntry(connection, { ...entry, subjectId: kept }, clock.now());
      });
    },
  };
}
