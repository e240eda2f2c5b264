import { schoolYearOf } from '@trio/domain/classes/school-year';
import { addDays, utcDayOf } from '@trio/domain/time/days';
import type { Clock } from '../../platform/clock.ts';
import type { Transact } from '../../platform/database/database.ts';
import {
  insertEarlierFigures,
  lockBoards,
  replaceChallenges,
  updateFiguredAt,
  upsertFigures,
  type YearOfFigures,
} from './figures.repository.ts';

/** Before this one; older sorts are rare. */
const earlierYears = [1, 2] as const;

export interface FiguresJobDeps {
  readonly transact: Transact;
  readonly clock: Clock;
}

/** Its methods have no caller: jobs use them. */
export interface FiguresJobService {
  /** For all boards, at night. */
  renew(): Promise<void>;
  /** For boards that are new, or whose schools changed. */
  renewDue(): Promise<void>;
}

export function createFiguresJobService({ transact, clock }: FiguresJobDeps): FiguresJobService {
  const run = (onlyDue: boolean) =>
    transact(async (connection) => {
      if ((await lockBoards(connection, { onlyDue })) === 0) return;
      const now = clock.now();
      const year = figureYearOf(now);
      await upsertFigures(connection, boundsOf(year), { onlyDue });
      for (const back of earlierYears) {
        await insertEarlierFigures(connection, boundsOf(year - back), { onlyDue });
      }
      await replaceChallenges(connection, boundsOf(year), { onlyDue });
      await updateFiguredAt(connection, { onlyDue }, now);
    });
  return { renew: () => run(false), renewDue: () => run(true) };
}

/** The first night of a school year still belongs to the year before: its last day is counted. */
export const figureYearOf = (now: Date): number => schoolYearOf(addDays(utcDayOf(now), -1));

const boundsOf = (year: number): YearOfFigures => ({
  year,
  from: `${year}-07-01`,
  to: `${year + 1}-07-01`,
});
