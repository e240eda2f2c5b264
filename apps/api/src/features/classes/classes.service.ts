import type {
  ClassDetail,
  createClass,
  listClasses,
  replaceJoinCode,
  updateClass as updateEndpoint,
} from '@trio/contracts/classes';
import type { BatchOutcome } from '@trio/contracts/many-students';
import type { Answer, Body } from '@trio/contracts/endpoint';
import { generateJoinCode } from '@trio/domain/classes/join-code';
import { joiningEndsAfter } from '@trio/domain/classes/joining';
import { schoolYearOf, termEndIn } from '@trio/domain/classes/school-year';
import { ApiError } from '../../http/api-error.ts';
import { insertAuditEntry } from '../../data/audit.repository.ts';
import { findClassesOfStudent } from '../../data/student-classes.repository.ts';
import { findSchool } from '../../data/schools.repository.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Connection, Database, Transact } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/identity/identity.ts';
import { newId } from '../../platform/ids.ts';
import { toAuditEntry, toClassDetail, toListedClass } from './classes.mapper.ts';
import {
  classScopeOf,
  foundClass,
  managerScopeOf,
  refuseArchived,
  refuseTooManyClasses,
  refuseWithoutEmail,
  type ClassScope,
} from './classes.policy.ts';
import {
  countClasses,
  deleteClass,
  findClass,
  findClasses,
  findColleagues,
  findStudentsOf,
  findTeachers,
  hasStudents,
  insertClass,
  lockClass,
  updateClass,
  updateJoinCode,
  updateTeachers,
  type ClassRow,
} from './classes.repository.ts';

export interface ClassesDeps {
  readonly db: Database;
  readonly transact: Transact;
  readonly clock: Clock;
  readonly random: (max: number) => number;
}

export interface ClassesService {
  list(caller: Caller, isArchived: boolean): Promise<Answer<typeof listClasses>>;
  create(caller: Caller, body: Body<typeof createClass>): Promise<Answer<typeof createClass>>;
  find(caller: Caller, classId: string): Promise<ClassDetail>;
  update(caller: Caller, classId: string, body: Body<typeof updateEndpoint>): Promise<void>;
  setJoining(caller: Caller, classId: string, isOpen: boolean): Promise<void>;
  replaceCode(caller: Caller, classId: string): Promise<Answer<typeof replaceJoinCode>>;
  archive(caller: Caller, classId: string): Promise<void>;
  archiveMany(caller: Caller, classIds: readonly string[]): Promise<BatchOutcome>;
  restore(caller: Caller, classId: string): Promise<void>;
  delete(caller: Caller, classId: string): Promise<void>;
}

export function createClassesService({ db, transact, clock, random }: ClassesDeps): ClassesService {
  async function schoolOf(connection: Connection, { schoolId }: ClassScope) {
    const school = await findSchool(connection, schoolId);
    if (!school) throw new ApiError('request/unauthenticated');
    return school;
  }

  /** Changes a class that the caller may see, one change after the other. */
  const change = <T>(
    scope: ClassScope,
    classId: string,
    work: (connection: Connection, row: ClassRow, now: Date) => Promise<T>,
  ): Promise<T> =>
    transact(async (connection) =>
      work(connection, foundClass(await lockClass(connection, scope, classId)), clock.now()),
    );

  async function archive(connection: Connection, caller: Caller, row: ClassRow): Promise<void> {
    await updateClass(connection, row, { state: 'archived' });
    const entry = toAuditEntry(caller, 'class-archived', row);
    await insertAuditEntry(connection, entry, clock.now());
  }

  return {
    list: async (caller, isArchived) => {
      const scope = classScopeOf(caller);
      const rows = await findClasses(db, scope, isArchived);
      const ids = rows.map(({ classId }) => classId);
      const teachers = await findTeachers(db, scope.schoolId, ids);
      const now = clock.now();
      return {
        classes: rows.map((row) => toListedClass(row, Number(row.studentCount), teachers, now)),
      };
    },

    create: async (caller, body) => {
      const scope = classScopeOf(caller);
      return transact(async (connection) => {
        const { schoolId, isAllowListOn } = await schoolOf(connection, scope);
        refuseTooManyClasses(1 + (await countClasses(connection, schoolId)));
        const now = clock.now();
        const today = now.toISOString().slice(0, 10);
        const { name, schoolYear = schoolYearOf(today) } = body;
        const row = {
          schoolId,
          classId: newId(),
          name,
          schoolYear,
          termEndsOn: body.termEndsOn ?? termEndIn(schoolYear, today),
          joiningEndsAt: joiningEndsAfter(now),
          allowsJoiningWithoutEmail: !isAllowListOn,
          createdAt: now,
        };
        await withNewCode(random, (joinCode) => insertClass(connection, { ...row, joinCode }));
        if (scope.kind === 'classes') await updateTeachers(connection, row, [scope.teacherId]);
        await insertAuditEntry(connection, toAuditEntry(caller, 'class-created', row), now);
        return { _id: row.classId };
      });
    },

    find: async (caller, classId) => {
      const scope = classScopeOf(caller);
      const row = foundClass(await findClass(db, scope, classId));
      const [students, teachers, colleagues, school] = await Promise.all([
        findStudentsOf(db, row),
        findTeachers(db, row.schoolId, [classId]),
        findColleagues(db, row.schoolId),
        schoolOf(db, scope),
      ]);
      const listed = toListedClass(row, students.length, teachers, clock.now());
      return toClassDetail(listed, students, colleagues, school);
    },

    update: async (caller, classId, body) => {
      const scope = classScopeOf(caller);
      await change(scope, classId, async (connection, row, now) => {
        refuseArchived(row);
        const fields = changedFields(row, body);
        if (Object.keys(fields).length === 0) return;
        const turnsOn = fields.allowsJoiningWithoutEmail === true;
        refuseWithoutEmail(caller, await schoolOf(connection, scope), turnsOn);
        await updateClass(connection, row, fields);
        const entry = toAuditEntry(caller, 'class-changed', { ...row, ...fields });
        const details = { ...entry.details, fields: Object.keys(fields) };
        await insertAuditEntry(connection, { ...entry, details }, now);
      });
    },

    setJoining: async (caller, classId, isOpen) => {
      const scope = classScopeOf(caller);
      await change(scope, classId, async (connection, row, now) => {
        refuseArchived(row);
        const opened = { state: 'open', joiningEndsAt: joiningEndsAfter(now) } as const;
        await updateClass(connection, row, isOpen ? opened : { state: 'closed' });
        const action = isOpen ? 'class-joining-opened' : 'class-joining-closed';
        await insertAuditEntry(connection, toAuditEntry(caller, action, row), now);
      });
    },

    replaceCode: async (caller, classId) => {
      const scope = classScopeOf(caller);
      return change(scope, classId, async (connection, row, now) => {
        refuseArchived(row);
        const joinCode = await withNewCode(random, (code) => updateJoinCode(connection, row, code));
        await insertAuditEntry(connection, toAuditEntry(caller, 'class-code-changed', row), now);
        return { joinCode };
      });
    },

    archive: async (caller, classId) => {
      const scope = classScopeOf(caller);
      await change(scope, classId, async (connection, row) => {
        if (row.state !== 'archived') await archive(connection, caller, row);
      });
    },

    archiveMany: async (caller, classIds) => {
      const scope = classScopeOf(caller);
      return transact(async (connection) => {
        const answer: BatchOutcome = { done: [], unchanged: [], gone: [] };
        for (const id of [...new Set(classIds)].toSorted()) {
          const row = await lockClass(connection, scope, id);
          if (!row) answer.gone.push(id);
          else if (row.state === 'archived') answer.unchanged.push(id);
          else {
            await archive(connection, caller, row);
            answer.done.push(id);
          }
        }
        return answer;
      });
    },

    restore: async (caller, classId) => {
      const scope = managerScopeOf(caller);
      await change(scope, classId, async (connection, row, now) => {
        if (row.state !== 'archived') return;
        refuseTooManyClasses(1 + (await countClasses(connection, row.schoolId)));
        await updateClass(connection, row, { state: 'closed' });
        await insertAuditEntry(connection, toAuditEntry(caller, 'class-restored', row), now);
      });
    },

    delete: async (caller, classId) => {
      const scope = classScopeOf(caller);
      await transact(async (connection) => {
        // A full lock: a student who is joining right now refers to the class.
        const row = foundClass(await lockClass(connection, scope, classId, 'to-delete'));
        if (await hasStudents(connection, row)) throw new ApiError('class/not-empty');
        await deleteClass(connection, row);
        const entry = toAuditEntry(caller, 'class-deleted', row);
        await insertAuditEntry(connection, entry, clock.now());
      });
    },
  };
}

export const createClassesExport =
  (db: Database) => async (schoolId: string, studentId: string) => ({
    classes: (await findClassesOfStudent(db, { schoolId, studentId })).map(
      ({ name, schoolYear, joinedAt }) => ({ name, schoolYear, joined: joinedAt }),
    ),
  });

const codeAttempts = 20;

/** Draws until a code is free over all schools and classes. */
export async function withNewCode(
  random: (max: number) => number,
  take: (joinCode: string) => Promise<'inserted' | 'code-taken'>,
): Promise<string> {
  for (let attempt = 0; attempt < codeAttempts; attempt += 1) {
    const joinCode = generateJoinCode(random);
    if ((await take(joinCode)) === 'inserted') return joinCode;
  }
  throw new ApiError('server/unavailable', { retryAfterSeconds: 1 });
}

type ChangedFields = Partial<
  Pick<ClassRow, 'name' | 'schoolYear' | 'termEndsOn' | 'allowsJoiningWithoutEmail'>
>;

const changedFields = (row: ClassRow, body: Body<typeof updateEndpoint>): ChangedFields =>
  Object.fromEntries(
    Object.entries(body).filter(([field, value]) => row[field as keyof ChangedFields] !== value),
  );
