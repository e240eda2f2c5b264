import type { UsageSummary } from '@trio/contracts/usage';

type Day = UsageSummary['days'][number];
export type Measure = 'started' | 'completed' | 'abandoned' | 'signIns';
export const measures: readonly Measure[] = ['started', 'completed', 'abandoned', 'signIns'];

/** A day, or seven days. */
export interface Block extends Readonly<Record<Measure, number>> {
  /** `YYYY-MM-DD`, UTC; `to` is included. */
  readonly from: string;
  readonly to: string;
}

const dayMs = 24 * 60 * 60_000;
const week = 7;
/** More bars cannot be told apart on a phone. */
const byDayUpTo = 31;

export const isByWeek = (window: number): boolean => window > byDayUpTo;

/**
 * Oldest first, up to the day of `now` (UTC). A long window has blocks of seven days, counted back
 * from today, so that the latest one is complete.
 */
export function blocksOf(now: number, window: number, days: readonly Day[]): Block[] {
  const size = isByWeek(window) ? week : 1;
  const byDay = new Map(days.map((day) => [day.day, day]));
  const today = Math.floor(now / dayMs);
  const nameOf = (ago: number): string =>
    new Date((today - ago) * dayMs).toISOString().slice(0, 10);
  return Array.from({ length: Math.ceil(window / size) }, (_, place) => {
    const latest = (Math.ceil(window / size) - 1 - place) * size;
    const oldest = Math.min(window - 1, latest + size - 1);
    const block = { started: 0, completed: 0, abandoned: 0, signIns: 0 };
    for (let ago = latest; ago <= oldest; ago += 1) {
      const day = byDay.get(nameOf(ago));
      if (day) for (const measure of measures) block[measure] += day[measure];
    }
    return { ...block, from: nameOf(oldest), to: nameOf(latest) };
  });
}
