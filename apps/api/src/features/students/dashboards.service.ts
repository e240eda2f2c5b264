import type {
  getMonthlyCounts,
  getTopChallenges,
  MonthlyCounts,
  StudentSummary,
} from '@trio/contracts/dashboards';
import type { Answer, Query } from '@trio/contracts/endpoint';
import { ApiError } from '../../http/api-error.ts';
import { refuseAllButAdmins, staffScopeOf } from '../../http/caller.policy.ts';
import type { Caller } from '../../platform/identity/identity.ts';
import type { Database, Pool } from '../../platform/database/database.ts';
import {
  findChallenges,
  findSchoolMonths,
  findStudentMonths,
  findTotals,
  type Totals,
} from './dashboards.repository.ts';
import { findShownCards } from './shown-cards.repository.ts';

export interface DashboardsService {
  countMonths(caller: Caller, query: Query<typeof getMonthlyCounts>): Promise<MonthlyCounts>;
  summarise(caller: Caller, schoolId: string | undefined): Promise<StudentSummary>;
  rankChallenges(
    caller: Caller,
    schoolId: string | undefined,
  ): Promise<Answer<typeof getTopChallenges>>;
}

export interface DashboardsDeps {
  readonly db: Database;
  readonly pool: Pool;
}

export function createDashboardsService({ db, pool }: DashboardsDeps): DashboardsService {
  return {
    countMonths: async (caller, { role, schoolid }) => {
      if (role === 'school') {
        refuseAllButAdmins(caller);
        return Object.fromEntries(await findSchoolMonths(pool));
      }
      const scope = staffScopeOf(caller, schoolid);
      return Object.fromEntries(found(await findStudentMonths(pool, scope)));
    },

    summarise: async (caller, named) =>
      toSummary(found(await findTotals(pool, staffScopeOf(caller, named)))),

    rankChallenges: async (caller, named) => {
      const scope = staffScopeOf(caller, named);
      const challenges = found(await findChallenges(pool, scope));
      return {
        topChallenges: Object.fromEntries(challenges),
        extraCards: await findShownCards(
          db,
          scope,
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
