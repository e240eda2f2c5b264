import type { UsageSummary } from '@trio/contracts/usage';

type Day = UsageSummary['days'][number];
export type Measure = 'started' | 'completed' | 'abandoned' | 'signIns';
export const measures: readonly Measure[] = ['started', 'completed', 'abandoned', 'signIns'];

/** One bar: a day, or seven of them. */
export interface Block extends Readonly<Record<Measure, number>> {
  /** `YYYY-MM-DD`, UTC; the last day is part of it. */
  readonly from: string;
  readonly to: string;
}

const dayMs = 24 * 60 * 60_000;
const week = 7;
/** More bars than a month's days cannot be told apart on a phone. */
const byDayUpTo = 31;

export const isByWeek = (window: number): boolean => window > byDayUpTo;

/**
 * The window's days up to the one that `now` falls in (UTC), the oldest first. In a long window seven at
 * a time, counted back from today, so that the latest bar is never half a week.
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
