import { type UsageSummary, type UsageWindow, usageWindows } from '@trio/contracts/usage';
import { inOrder } from '@trio/domain/sorting/in-order';

const defaultWindow: UsageWindow = 30;

export const parseWindow = (query: URLSearchParams): UsageWindow =>
  usageWindows.find((days) => String(days) === query.get('days')) ?? defaultWindow;

export const queryStringOf = (days: UsageWindow): string => `?days=${days}`;

type Day = UsageSummary['days'][number];
export type Measure = 'started' | 'completed' | 'abandoned' | 'signIns';
export const measures: readonly Measure[] = ['started', 'completed', 'abandoned', 'signIns'];

interface Block extends Readonly<Record<Measure, number>> {
  /** `YYYY-MM-DD`, UTC; `to` is included. */
  readonly from: string;
  readonly to: string;
}

const dayMs = 24 * 60 * 60_000;
const week = 7;
/** A phone cannot show more bars. */
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

/** `step` is a card's number, or null for the pick. */
interface AbandonCount {
  readonly step: number | null;
  readonly count: number;
}

export function abandonedAt(abandons: UsageSummary['abandons'], cards: number): AbandonCount[] {
  const counts = new Map(abandons.map(({ step, count }) => [step, count]));
  const last = Math.max(cards, ...abandons.map(({ step }) => step ?? 0));
  const steps = Array.from({ length: last }, (_, place) => place + 1);
  return [...steps, null].map((step) => ({ step, count: counts.get(step) ?? 0 }));
}

type CardTime = UsageSummary['cards'][number];

/** With fewer answers, one student's break decides which card is slowest. */
export const leastAnswers = 5;
const maxCards = 5;

export function slowestAndQuickest(cards: readonly CardTime[]): {
  readonly slowest: readonly CardTime[];
  readonly quickest: readonly CardTime[];
} {
  const known = inOrder(
    cards.filter(({ answers }) => answers >= leastAnswers),
    (a, b) => b.averageTime - a.averageTime,
  );
  const slowest = known.slice(0, Math.min(maxCards, Math.ceil(known.length / 2)));
  const quickest = inOrder(known.slice(slowest.length), (a, b) => a.averageTime - b.averageTime);
  return { slowest, quickest: quickest.slice(0, maxCards) };
}
