import type { Answer } from '@trio/contracts/endpoint';
import type { BatchOutcome } from '@trio/contracts/many-students';
import type { getStudent } from '@trio/contracts/students';
import { ApiError } from '../../http/api-error.ts';
import {
  counsellorScopeOf,
  mayReadWords,
  staffSchoolIdOf,
  studentNotFound,
  studentScopeOf,
} from '../../http/caller.policy.ts';
import { insertAuditEntry, insertLook } from '../../data/audit.repository.ts';
import { moveConversations } from '../../data/conversations.repository.ts';
import { moveEffectAnswers } from '../../data/effect.repository.ts';
import { moveDelays } from '../../data/queue-delays.repository.ts';
import type { Connection } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/identity/identity.ts';
import type { StudentScope } from '../../platform/identity/school-scope.ts';
import {
  deleteStudent,
  findStudentKey,
  updateStudent,
  type StudentKey,
} from '../../data/students.repository.ts';
import { findSortsOf } from '../../data/student-sorts.repository.ts';
import { moveTalkRequests } from '../../data/talk-requests.repository.ts';
import { findClassesOfStudent, moveClasses } from '../../data/student-classes.repository.ts';
import { findSavedCareers, moveSavedCareers } from '../../data/saved-careers.repository.ts';
import { findCheckIns, findSteps, updateReminder } from '../../data/steps.repository.ts';
import {
  moveLastHere,
  movePictures,
  moveSorts,
  moveSteps,
  moveSurveyAnswers,
  updateStepsToMerge,
  updateTotals,
} from './merge.repository.ts';
import { refreshStudentState } from '../../data/student-states.repository.ts';
import { toStudentDetail } from './student.mapper.ts';
import { findStudent, lockStudents } from './student.repository.ts';
import type { StudentsDeps } from './students.service.ts';

export interface StudentService {
  find(caller: Caller, studentId: string): Promise<Answer<typeof getStudent>>;
  disable(caller: Caller, studentId: string, isWanted: boolean): Promise<void>;
  disableMany(
    caller: Caller,
    studentIds: readonly string[],
    isWanted: boolean,
  ): Promise<BatchOutcome>;
  /** Removes the mark only: this does not prove that the student owns the address. */
  confirmEmail(caller: Caller, studentId: string): Promise<void>;
  merge(caller: Caller, kept: string, removed: string): Promise<void>;
}

export function createStudentService(deps: StudentsDeps): StudentService {
  const { db, transact, identity, outbox, clock } = deps;

  async function keyOf(
    connection: Connection,
    scope: StudentScope,
    studentId: string,
  ): Promise<StudentKey> {
    const key = await findStudentKey(connection, studentId, scope);
    if (!key) throw studentNotFound(scope);
    return key;
  }

  async function setDisabled(
    connection: Connection,
    caller: Caller,
    { schoolId, studentId }: StudentKey,
    isWanted: boolean,
  ): Promise<void> {
    const now = clock.now();
    await identity.users.updateDisabled(connection, studentId, isWanted ? now : null, now);
    const action = isWanted ? 'student-disabled' : 'student-enabled';
    const entry = { by: caller, action, schoolId, subjectId: studentId } as const;
    await insertAuditEntry(connection, entry, now);
  }

  return {
    find: async (caller, studentId) => {
      const scope = studentScopeOf(caller);
      const key = await keyOf(db, scope, studentId);
      const teacherId = scope.kind === 'classes' ? scope.teacherId : null;
      const [student, sorts, saved, classes, steps, checkIns, given, isSingleSignOn] =
        await Promise.all([
          findStudent(db, key),
          findSortsOf(db, key),
          findSavedCareers(db, key),
          findClassesOfStudent(db, key, teacherId),
          findSteps(db, key),
          findCheckIns(db, key),
          identity.users.findGivenPassword(db, studentId),
          identity.linkedAccounts.hasAny(db, studentId),
        ]);
      if (!student) throw studentNotFound(scope);
      const look = { by: caller, action: 'student-opened', schoolId: key.schoolId } as const;
      await insertLook(db, { ...look, subjectId: studentId }, clock.now());
      return toStudentDetail(student, sorts, saved, {
        classes,
        steps,
        checkIns,
        given,
        isSingleSignOn,
        mayReadWords: (sort) => mayReadWords(caller, sort),
      });
    },

    disable: async (caller, id, isWanted) => {
      const scope = counsellorScopeOf(caller);
      await transact(async (connection) => {
        const { schoolId, studentId } = await keyOf(connection, scope, id);
        const { students } = await lockStudents(connection, schoolId, [studentId]);
        const [student] = students;
        if (!student) throw studentNotFound(scope);
        if (student.isDisabled === isWanted) return;
        await setDisabled(connection, caller, { schoolId, studentId }, isWanted);
      });
    },

    disableMany: async (caller, ids, isWanted) => {
      const schoolId = staffSchoolIdOf(caller, ['owner', 'counsellor']);
      return transact(async (connection) => {
        const { students } = await lockStudents(connection, schoolId, ids);
        const known = new Set(students.map(({ studentId }) => studentId));
        const others = students.filter(({ isDisabled }) => isDisabled !== isWanted);
        for (const { studentId } of others) {
          await setDisabled(connection, caller, { schoolId, studentId }, isWanted);
        }
        const done = others.map(({ studentId }) => studentId);
        return {
          done,
          unchanged: [...known].filter((id) => !done.includes(id)),
          gone: [...new Set(ids)].filter((id) => !known.has(id)),
        };
      });
    },

    confirmEmail: async (caller, id) => {
      const scope = studentScopeOf(caller);
      await transact(async (connection) => {
        const { schoolId, studentId } = await keyOf(connection, scope, id);
        const { students } = await lockStudents(connection, schoolId, [studentId]);
        const [student] = students;
        if (!student) throw studentNotFound(scope);
        if (!student.isEmailUnconfirmed) return;
        await updateStudent(connection, { schoolId, studentId }, { isEmailUnconfirmed: false });
        await identity.users.voidTokens(connection, 'verify-student', studentId);
        const entry = { by: caller, action: 'student-email-confirmed', schoolId } as const;
        await insertAuditEntry(connection, { ...entry, subjectId: studentId }, clock.now());
      });
    },

    merge: async (caller, id, removed) => {
      const scope = counsellorScopeOf(caller);
      await transact(async (connection) => {
        const { schoolId, studentId: kept } = await keyOf(connection, scope, id);
        if (removed === kept) throw new ApiError('student/merge-invalid');
        const both = await lockStudents(connection, schoolId, [kept, removed]);
        const keeps = both.students.find(({ studentId }) => studentId === kept);
        const goes = both.students.find(({ studentId }) => studentId === removed);
        if (!keeps || !goes) throw studentNotFound(scope);

        const merger = { schoolId, kept, removed };
        await updateStepsToMerge(connection, merger, clock.now());
        await moveSorts(connection, merger);
        await moveSteps(connection, merger);
        await movePictures(connection, merger);
        await moveSurveyAnswers(connection, merger);
        await moveSavedCareers(connection, merger);
        await moveClasses(connection, merger);
        await moveConversations(connection, merger);
        await moveTalkRequests(connection, merger, clock.now());
        await moveDelays(connection, merger);
        await moveEffectAnswers(connection, merger);
        await moveLastHere(connection, merger);
        await updateTotals(connection, merger);
        await refreshStudentState(connection, { schoolId, studentId: kept }, clock.now());
        await updateReminder(connection, { schoolId, studentId: kept }, clock.now());
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
              keptEmail: keeps.email || (keeps.username ?? ''),
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
