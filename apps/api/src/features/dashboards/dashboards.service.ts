import type { ExtraCard } from '@trio/contracts/cards';
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
import type { SchoolScope } from '../../platform/identity/school-scope.ts';
import type { DashboardsRepository, Totals } from './dashboards.repository.ts';

export interface DashboardsService {
  countMonths(caller: Caller, query: Query<typeof getMonthlyCounts>): Promise<MonthlyCounts>;
  summarise(caller: Caller, schoolId: string | undefined): Promise<StudentSummary>;
  rankChallenges(
    caller: Caller,
    schoolId: string | undefined,
  ): Promise<Answer<typeof getTopChallenges>>;
}

export interface DashboardsWorld {
  readonly repository: DashboardsRepository;
  readonly findShownCards: (scope: SchoolScope, names: Iterable<string>) => Promise<ExtraCard[]>;
}

export function createDashboardsService(world: DashboardsWorld): DashboardsService {
  const { repository, findShownCards } = world;
  return {
    countMonths: async (caller, { role, schoolid }) => {
      if (role === 'school') {
        refuseAllButAdmins(caller);
        return Object.fromEntries(await repository.findSchoolMonths());
      }
      const scope = staffScopeOf(caller, schoolid);
      return Object.fromEntries(found(await repository.findStudentMonths(scope)));
    },

    summarise: async (caller, named) =>
      toSummary(found(await repository.findTotals(staffScopeOf(caller, named)))),

    rankChallenges: async (caller, named) => {
      const scope = staffScopeOf(caller, named);
      const challenges = found(await repository.findChallenges(scope));
      return {
        topChallenges: Object.fromEntries(challenges),
        extraCards: await findShownCards(
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
