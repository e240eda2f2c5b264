import type { startSchoolYear } from '@trio/contracts/classes';
import type { Answer, Body } from '@trio/contracts/endpoint';
import { schoolYears, termEndIn } from '@trio/domain/classes/school-year';
import { ApiError } from '../../http/api-error.ts';
import { insertAuditEntry } from '../../data/audit.repository.ts';
import { newId } from '../../platform/ids.ts';
import type { Caller } from '../../platform/identity/identity.ts';
import { toAuditEntry } from './classes.mapper.ts';
import { managerScopeOf } from './classes.policy.ts';
import {
  findTeachers,
  insertClass,
  lockClassesOfYear,
  updateClass,
  updateTeachers,
} from './classes.repository.ts';
import { withNewCode, type ClassesDeps } from './classes.service.ts';

export interface SchoolYearService {
  start(
    caller: Caller,
    body: Body<typeof startSchoolYear>,
  ): Promise<Answer<typeof startSchoolYear>>;
}

export function createSchoolYearService({
  transact,
  clock,
  random,
}: Pick<ClassesDeps, 'transact' | 'clock' | 'random'>): SchoolYearService {
  return {
    start: async (caller, { schoolYear, classes: chosen }) => {
      const { schoolId } = managerScopeOf(caller);
      if (schoolYear === schoolYears.max) throw new ApiError('class/year-invalid');
      return transact(async (connection) => {
        // Of two simultaneous calls, the second waits here and then finds archived classes only.
        const ofYear = await lockClassesOfYear(connection, schoolId, schoolYear);
        const ending = chosen ? ofYear.filter(({ classId }) => chosen.includes(classId)) : ofYear;
        if (ending.length === 0) throw new ApiError('class/year-over');
        const now = clock.now();
        const next = schoolYear + 1;
        const termEndsOn = termEndIn(next, now.toISOString().slice(0, 10));
        const ids = ending.map(({ classId }) => classId);
        const teachers = await findTeachers(connection, schoolId, ids);
        for (const { classId, name, allowsJoiningWithoutEmail } of ending) {
          await updateClass(connection, { schoolId, classId }, { state: 'archived' });
          const row = {
            schoolId,
            classId: newId(),
            name,
            schoolYear: next,
            termEndsOn,
            // The classes are often made before summer: each teacher opens joining in autumn.
            state: 'closed',
            joiningEndsAt: now,
            allowsJoiningWithoutEmail,
            createdAt: now,
          } as const;
          await withNewCode(random, (joinCode) => insertClass(connection, { ...row, joinCode }));
          const staffIds = teachers.filter((one) => one.classId === classId);
          await updateTeachers(
            connection,
            row,
            staffIds.map(({ staffId }) => staffId),
          );
          await insertAuditEntry(
            connection,
            toAuditEntry(caller, 'class-archived', { schoolId, classId, name }),
            now,
          );
          await insertAuditEntry(connection, toAuditEntry(caller, 'class-created', row), now);
        }
        const details = { schoolYear: next, classes: ending.length };
        const entry = { by: caller, action: 'school-year-started', schoolId, details } as const;
        await insertAuditEntry(connection, entry, now);
        return { created: ending.length };
      });
    },
  };
}
