import { cardKeys } from '@trio/deck/facts.generated';
import { createUsageTally, type UsageSums } from '../features/usage/usage.rules.ts';
import type { Language } from '../platform/database/schema.generated.ts';
import type { DemoSort } from './demo-sorts.ts';
import { addLeaving, addSort, addVisit } from './past-usage.ts';

interface DemoPerson {
  readonly n: number | null;
  readonly language: Language;
  readonly createdAt: Date;
  readonly sorts: readonly DemoSort[];
}

const day = 24 * 60 * 60_000;

/** Usage counts that match the demo's sorts, so that the dashboards agree. */
export function demoUsage(people: readonly DemoPerson[], now: Date): UsageSums {
  const tally = createUsageTally();
  for (const [place, { n, language, createdAt, sorts }] of people.entries()) {
    const from = createdAt.getTime();
    if (n === null) {
      for (let at = from; at < now.getTime(); at += 9 * day) {
        addVisit(tally, { role: 'school', language }, at, 7);
      }
      continue;
    }
    const student = { role: 'student', language } as const;
    addVisit(tally, student, from, 3);
    for (const [turn, { sort, startedAt, confirmedAt }] of sorts.entries()) {
      const at = startedAt.getTime();
      if (n % 3 === 1) {
        addVisit(tally, student, at, 4);
        tally.add({ ...student, name: 'sort-start', day: startedAt.toISOString().slice(0, 10) });
        addLeaving(tally, student, at, stepLeftBy(place + turn));
      }
      addSort(
        tally,
        student,
        {
          startedAt: at,
          confirmedAt: confirmedAt?.getTime() ?? null,
          isFirst: turn === 0,
          deck: sort.deck,
          answeredMs: sort.deck.map((card) => sort.answers[card]?.at ?? 0),
        },
        { hasTimes: true },
      );
    }
  }
  return tally.sums();
}

const stepLeftBy = (place: number): number | undefined =>
  place % 7 === 4 ? undefined : 1 + Math.floor(cardKeys.length * (((place * 37) % 97) / 97) ** 2);
