import type { moveClassStudents } from '@trio/contracts/classes';
import type { BatchOutcome, placeStudents } from '@trio/contracts/many-students';
import type { Body } from '@trio/contracts/endpoint';
import { ApiError } from '../../http/api-error.ts';
import { insertAuditEntry } from '../../data/audit.repository.ts';
import type { Connection } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/identity/identity.ts';
import { toAuditEntry } from './classes.mapper.ts';
import {
  classScopeOf,
  foundClass,
  managerScopeOf,
  refuseArchived,
  refuseRemovedColleagues,
  type ClassScope,
} from './classes.policy.ts';
import {
  deleteStudents,
  findMembers,
  findTeachers,
  insertStudents,
  lockClass,
  lockKnownStudents,
  updateTeachers,
  type ClassRow,
} from './classes.repository.ts';
import type { ClassesDeps } from './classes.service.ts';

export interface ClassMembersService {
  setTeachers(caller: Caller, classId: string, staffIds: readonly string[]): Promise<void>;
  addStudents(caller: Caller, classId: string, studentIds: readonly string[]): Promise<void>;
  removeStudent(caller: Caller, classId: string, studentId: string): Promise<void>;
  /** Adds students, who leave the other class if it is named. */
  placeStudents(
    caller: Caller,
    classId: string,
    body: Body<typeof placeStudents>,
  ): Promise<BatchOutcome>;
  takeOutStudents(
    caller: Caller,
    classId: string,
    studentIds: readonly string[],
  ): Promise<BatchOutcome>;
  moveStudents(
    caller: Caller,
    classId: string,
    body: Body<typeof moveClassStudents>,
  ): Promise<void>;
}

export function createClassMembersService({
  transact,
  clock,
}: Pick<ClassesDeps, 'transact' | 'clock'>): ClassMembersService {
  async function activeClass(
    connection: Connection,
    scope: ClassScope,
    classId: string,
  ): Promise<ClassRow> {
    const row = foundClass(await lockClass(connection, scope, classId));
    refuseArchived(row);
    return row;
  }

  async function insert(connection: Connection, row: ClassRow, studentIds: readonly string[]) {
    const outcome = await insertStudents(connection, row, studentIds, clock.now());
    if (outcome === 'unknown') throw new ApiError('class/person-unknown');
  }

  function auditRemoval(
    connection: Connection,
    by: Caller,
    { schoolId, name }: ClassRow,
    studentId: string,
  ): Promise<void> {
    const entry = { by, action: 'class-student-removed', schoolId, subjectId: studentId } as const;
    return insertAuditEntry(connection, { ...entry, details: { class: name } }, clock.now());
  }

  return {
    setTeachers: async (caller, classId, staffIds) => {
      const scope = classScopeOf(caller);
      await transact(async (connection) => {
        const row = await activeClass(connection, scope, classId);
        const before = await findTeachers(connection, row.schoolId, [classId]);
        refuseRemovedColleagues(
          caller,
          before.map(({ staffId }) => staffId),
          staffIds,
        );
        const outcome = await updateTeachers(connection, row, staffIds);
        if (outcome === 'unknown') throw new ApiError('class/person-unknown');
        const entry = toAuditEntry(caller, 'class-teachers-changed', row);
        const details = { ...entry.details, teachers: staffIds };
        await insertAuditEntry(connection, { ...entry, details }, clock.now());
      });
    },

    addStudents: async (caller, classId, studentIds) => {
      const scope = managerScopeOf(caller);
      await transact(async (connection) => {
        const row = await activeClass(connection, scope, classId);
        await insert(connection, row, studentIds);
        const entry = toAuditEntry(caller, 'class-students-added', row);
        const details = { ...entry.details, students: studentIds };
        await insertAuditEntry(connection, { ...entry, details }, clock.now());
      });
    },

    removeStudent: async (caller, classId, studentId) => {
      const scope = classScopeOf(caller);
      await transact(async (connection) => {
        const row = foundClass(await lockClass(connection, scope, classId));
        const removed = await deleteStudents(connection, row, [studentId]);
        if (removed === 0) throw new ApiError('request/not-found');
        await auditRemoval(connection, caller, row, studentId);
      });
    },

    placeStudents: async (caller, classId, { students, leaving }) => {
      const scope = managerScopeOf(caller);
      const ids = [...new Set(students)];
      return transact(async (connection) => {
        const locked = new Map<string, ClassRow>();
        for (const id of [...new Set([classId, leaving ?? classId])].toSorted()) {
          locked.set(id, foundClass(await lockClass(connection, scope, id)));
        }
        const target = foundClass(locked.get(classId));
        const from = leaving === undefined ? null : foundClass(locked.get(leaving));
        refuseArchived(target);
        const known = await lockKnownStudents(connection, target.schoolId, ids);
        const there = new Set(await findMembers(connection, target, known));
        const left = from === null ? null : new Set(await findMembers(connection, from, known));
        const moves = from !== null && from.classId !== target.classId;
        const done = known.filter((id) => (moves && left ? left.has(id) : !there.has(id)));
        const unchanged = known.filter((id) => !done.includes(id) && there.has(id));
        if (done.length > 0) {
          if (moves) await deleteStudents(connection, from, done);
          await insert(connection, target, done);
        }
        const action = moves ? 'class-students-moved' : 'class-students-added';
        const entry = toAuditEntry(caller, action, target);
        const details = { ...entry.details, ...(moves && { from: from.name }), students: done };
        if (done.length > 0) {
          await insertAuditEntry(connection, { ...entry, details }, clock.now());
        }
        const gone = ids.filter((id) => !done.includes(id) && !unchanged.includes(id));
        return { done, unchanged, gone };
      });
    },

    takeOutStudents: async (caller, classId, studentIds) => {
      const scope = classScopeOf(caller);
      const ids = [...new Set(studentIds)];
      return transact(async (connection) => {
        const row = foundClass(await lockClass(connection, scope, classId));
        const done = await findMembers(connection, row, ids);
        await deleteStudents(connection, row, done);
        for (const studentId of done) await auditRemoval(connection, caller, row, studentId);
        return { done, unchanged: [], gone: ids.filter((id) => !done.includes(id)) };
      });
    },

    moveStudents: async (caller, classId, { students, to }) => {
      const scope = managerScopeOf(caller);
      await transact(async (connection) => {
        // In the order of ids, so that two moves in opposite directions do not block each other.
        const locked = new Map<string, ClassRow>();
        for (const id of [classId, to].toSorted()) {
          locked.set(id, foundClass(await lockClass(connection, scope, id)));
        }
        const from = foundClass(locked.get(classId));
        const target = foundClass(locked.get(to));
        refuseArchived(target);
        if (from.classId === target.classId) return;
        const moved = await deleteStudents(connection, from, students);
        if (moved !== new Set(students).size) throw new ApiError('class/person-unknown');
        await insert(connection, target, students);
        const entry = toAuditEntry(caller, 'class-students-moved', target);
        const details = { ...entry.details, from: from.name, students };
        await insertAuditEntry(connection, { ...entry, details }, clock.now());
      });
    },
  };
}
