import type { Answer } from '@trio/contracts/endpoint';
import type {
  Keeping,
  keepStudents,
  listDueStudents,
  listSchoolKeeping,
} from '@trio/contracts/keeping';
import { dataKinds } from '@trio/domain/keeping/data-kinds';
import { limits } from '@trio/domain/limits';
import { utcDayOf } from '@trio/domain/time/days';
import { insertAuditEntry } from '../../data/audit.repository.ts';
import { lockSchool } from '../../data/schools.repository.ts';
import { ApiError } from '../../http/api-error.ts';
import { refuseAllButAdmins, staffSchoolIdOf } from '../../http/caller.policy.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Connection, Database, Transact } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/identity/identity.ts';
import {
  countListed,
  findKeptStudent,
  findListed,
  findReceipts,
  updateKeepUntil,
} from './due.repository.ts';
import { toKeeping, toListed, toSchoolKeeping } from './keeping.mapper.ts';
import { findRule, upsertRule } from './rules.repository.ts';
import { countUnreached, findJobs, findSchoolsKept } from './schools-kept.repository.ts';
import { findWarnings, updateToKnown } from './warnings.repository.ts';

export interface KeepingService {
  find(caller: Caller): Promise<Keeping>;
  confirm(caller: Caller, months: number): Promise<Keeping>;
  listDue(caller: Caller, page: number): Promise<Answer<typeof listDueStudents>>;
  acknowledge(caller: Caller, asOf: string): Promise<Keeping>;
  keep(caller: Caller, studentIds: readonly string[]): Promise<Answer<typeof keepStudents>>;
  listSchools(caller: Caller, page: number): Promise<Answer<typeof listSchoolKeeping>>;
}

interface KeepingDeps {
  readonly db: Database;
  readonly transact: Transact;
  readonly clock: Clock;
}

const jobs = [...new Set(dataKinds.flatMap(({ deletedBy }) => deletedBy))];

/** One row more says whether there is a next page. */
const pageOf = (page: number, limit: number) => ({ limit: limit + 1, offset: (page - 1) * limit });

export function createKeepingService({ db, transact, clock }: KeepingDeps): KeepingService {
  async function answer(connection: Connection, schoolId: string): Promise<Keeping> {
    const now = clock.now();
    const rule = await findRule(connection, schoolId);
    if (!rule) throw new ApiError('school/not-found');
    const [job] = await findJobs(connection, ['keeping']);
    return toKeeping({
      rule,
      due: await countListed(connection, schoolId, now),
      warnings: await findWarnings(connection, schoolId),
      receipts: await findReceipts(connection, schoolId),
      lastRun: job?.completedAt ?? null,
      now,
    });
  }

  return {
    find: async (caller) => answer(db, staffSchoolIdOf(caller, ['owner'])),

    confirm: async (caller, months) => {
      const schoolId = staffSchoolIdOf(caller, ['owner']);
      return transact(async (connection) => {
        if (!(await lockSchool(connection, schoolId))) throw new ApiError('school/not-found');
        const before = await findRule(connection, schoolId);
        const now = clock.now();
        await upsertRule(connection, { schoolId, months, confirmedAt: now });
        const entry = { by: caller, action: 'keeping-confirmed', schoolId } as const;
        const details = { months, before: before?.months ?? null };
        await insertAuditEntry(connection, { ...entry, details }, now);
        return answer(connection, schoolId);
      });
    },

    listDue: async (caller, page) => {
      const schoolId = staffSchoolIdOf(caller, ['owner']);
      const now = clock.now();
      const limit = limits.actBatchMax;
      const rows = await findListed(db, schoolId, now, pageOf(page, limit));
      const { students: total } = await countListed(db, schoolId, now);
      return {
        students: rows.slice(0, limit).map(toListed),
        total,
        hasNextPage: rows.length > limit,
        asOf: now.toISOString(),
      };
    },

    acknowledge: async (caller, asOf) => {
      const schoolId = staffSchoolIdOf(caller, ['owner']);
      return transact(async (connection) => {
        const now = clock.now();
        // A clock of another device must not acknowledge a warning of the future.
        const until = new Date(Math.min(Date.parse(asOf), now.getTime()));
        const warnings = await updateToKnown(connection, schoolId, { by: 'page', until, now });
        if (warnings > 0) {
          const entry = { by: caller, action: 'keeping-warning-seen', schoolId } as const;
          await insertAuditEntry(connection, entry, now);
        }
        return answer(connection, schoolId);
      });
    },

    keep: async (caller, studentIds) => {
      const schoolId = staffSchoolIdOf(caller, ['owner']);
      return transact(async (connection) => {
        const now = clock.now();
        const nextYear = new Date(now);
        nextYear.setUTCFullYear(now.getUTCFullYear() + 1);
        const until = utcDayOf(nextYear);
        const done = await updateKeepUntil(connection, schoolId, studentIds, { until, now });
        for (const subjectId of done) {
          const entry = { by: caller, action: 'student-kept', schoolId, subjectId } as const;
          await insertAuditEntry(connection, { ...entry, details: { until } }, now);
        }
        const kept = new Set(done);
        return { done: [...done], unchanged: studentIds.filter((id) => !kept.has(id)) };
      });
    },

    listSchools: async (caller, page) => {
      refuseAllButAdmins(caller);
      const now = clock.now();
      const limit = limits.pageLimit;
      const rows = await findSchoolsKept(db, now, pageOf(page, limit));
      const schools = [];
      for (const row of rows.slice(0, limit)) {
        const due = await countListed(db, row.schoolId, now);
        schools.push(toSchoolKeeping(row, due, await findReceipts(db, row.schoolId)));
      }
      const ended = await findJobs(db, jobs);
      return {
        schools,
        hasNextPage: rows.length > limit,
        unreached: await countUnreached(db, now),
        lastRun: ended.find(({ queue }) => queue === 'keeping')?.completedAt.toISOString() ?? null,
        jobs: ended.map(({ queue, completedAt }) => ({
          job: queue,
          lastRun: completedAt.toISOString(),
        })),
      };
    },
  };
}

/** For the student’s own data file. */
export const createKeepingExport =
  (db: Database) =>
  async (schoolId: string, studentId: string): Promise<object> => ({
    keeping: await findKeptStudent(db, schoolId, studentId),
  });
