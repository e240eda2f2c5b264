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

/** At least 1, so that it can divide. */
export const highestOf = (values: readonly number[]): number => Math.max(1, ...values);

/** A number that is easy to halve, and not below any bar. */
export function axisTop(values: readonly number[]): number {
  const highest = Math.max(0, ...values);
  let unit = 1;
  while (unit * 10 < highest) unit *= 10;
  return [2, 4, 6, 10].map((times) => times * unit).find((top) => top >= highest) ?? highest;
}

export const ticksEvery = (bars: number, wanted: number): number =>
  Math.max(1, Math.ceil(bars / wanted));

interface BarScale {
  /** Value of a bar of full height. */
  readonly top: number;
  /** Full height in pixels. */
  readonly plot: number;
  readonly minHeight: number;
}

export const barHeight = (value: number, { top, plot, minHeight }: BarScale): number =>
  Math.max(value > 0 ? minHeight : 0, (value / top) * plot);
