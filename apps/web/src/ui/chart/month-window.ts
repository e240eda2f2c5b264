import type { MonthlyCounts } from '@trio/contracts/dashboards';

export interface MonthCount {
  /** `YYYY-MM`, UTC. */
  readonly month: string;
  readonly count: number;
}

/** Oldest first, up to the month of `now` (UTC); a missing month counts 0. */
export function monthsUpTo(now: number, length: number, counts: MonthlyCounts): MonthCount[] {
  const today = new Date(now);
  return Array.from({ length }, (_, at) => {
    const start = Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - (length - 1 - at), 1);
    const month = new Date(start).toISOString().slice(0, 7);
    return { month, count: counts[month] ?? 0 };
  });
}

/** Relative to the highest bar, which is 1. */
export const heightsOf = (months: readonly MonthCount[]): number[] => {
  const top = Math.max(1, ...months.map(({ count }) => count));
  return months.map(({ count }) => count / top);
};
