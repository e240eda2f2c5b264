import type { MonthlyCounts } from '@trio/contracts/dashboards';

export interface MonthCount {
  /** `YYYY-MM`, UTC. */
  readonly month: string;
  readonly count: number;
}

/** The months up to the one that `now` falls in (UTC), the oldest first; who joined in none is 0. */
export function monthsUpTo(now: number, length: number, counts: MonthlyCounts): MonthCount[] {
  const today = new Date(now);
  return Array.from({ length }, (_, at) => {
    const start = Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - (length - 1 - at), 1);
    const month = new Date(start).toISOString().slice(0, 7);
    return { month, count: counts[month] ?? 0 };
  });
}

/** How high each bar is, of 1; the highest is 1 whatever it counts. */
export const heightsOf = (months: readonly MonthCount[]): number[] => {
  const top = Math.max(1, ...months.map(({ count }) => count));
  return months.map(({ count }) => count / top);
};
