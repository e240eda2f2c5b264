import type {
  getMonthlyCounts,
  getStudentSummary,
  getTopChallenges,
  MonthlyCounts,
  StudentSummary,
} from '@trio/contracts/dashboards';
import type { Answer, Query } from '@trio/contracts/endpoint';
import { ApiError } from '../../http/api-error.ts';
import { figureScopeOf, refuseAllButAdmins } from '../../http/caller.policy.ts';
import { findStudentSet, type StudentSet } from '../../data/class-scope.repository.ts';
import type { FigureScope } from '../../platform/identity/school-scope.ts';
import type { Caller } from '../../platform/identity/identity.ts';
import type { Database, Pool } from '../../platform/database/database.ts';
import {
  findChallenges,
  findSchoolMonths,
  findStudentMonths,
  findTotals,
  type Totals,
} from './dashboards.repository.ts';
import { findShownCards } from '../../data/shown-cards.repository.ts';

export interface DashboardsService {
  countMonths(caller: Caller, query: Query<typeof getMonthlyCounts>): Promise<MonthlyCounts>;
  summarise(caller: Caller, query: Query<typeof getStudentSummary>): Promise<StudentSummary>;
  rankChallenges(
    caller: Caller,
    query: Query<typeof getTopChallenges>,
  ): Promise<Answer<typeof getTopChallenges>>;
}

export interface DashboardsDeps {
  readonly db: Database;
  readonly pool: Pool;
}

export function createDashboardsService({ db, pool }: DashboardsDeps): DashboardsService {
  async function setIn(
    scope: FigureScope,
    classId: string | undefined,
  ): Promise<StudentSet<FigureScope>> {
    const set = await findStudentSet(db, scope, classId);
    if (!set) throw new ApiError('class/not-found');
    return set;
  }

  return {
    countMonths: async (caller, { role, schoolid, classid }) => {
      if (role === 'school') {
        refuseAllButAdmins(caller);
        return Object.fromEntries(await findSchoolMonths(pool));
      }
      const set = await setIn(figureScopeOf(caller, schoolid), classid);
      return Object.fromEntries(found(await findStudentMonths(pool, set)));
    },

    summarise: async (caller, { schoolid, classid }) => {
      const set = await setIn(figureScopeOf(caller, schoolid), classid);
      return toSummary(found(await findTotals(pool, set)));
    },

    rankChallenges: async (caller, { schoolid, classid }) => {
      const set = await setIn(figureScopeOf(caller, schoolid), classid);
      const challenges = found(await findChallenges(pool, set));
      return {
        topChallenges: Object.fromEntries(challenges),
        extraCards: await findShownCards(
          db,
          set.scope,
          challenges.map(([card]) => card),
        ),
      };
    },
  };
}

function found<T>(answer: T | null): T {
  if (answer === null) throw new ApiError('school/not-found');
  return answer;
}

const average = (sum: number, count: number): number => (count > 0 ? Math.round(sum / count) : 0);

const toSummary = (totals: Totals): StudentSummary => ({
  totalStudents: totals.students,
  totalSortAttempts: totals.sortAttempts,
  totalTimeSpent: totals.timeSpentMs,
  totalSortAttemptsWithTrackedTime: totals.timedSorts,
  totalStudentsWithTrackedTime: totals.timedStudents,
  averageTimeSpentPerStudentWithTrackedTime: average(totals.timeSpentMs, totals.timedStudents),
  averageTimeSpentPerSortWithTrackedTime: average(totals.timeSpentMs, totals.timedSorts),
  totalStudentsEnabled: totals.students - totals.disabledStudents,
  totalStudentsEnabledWhoSorted: totals.sortedStudents,
  ...(totals.schools !== null && { totalSchools: totals.schools }),
});
