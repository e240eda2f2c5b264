import { addLeaving, addSort, addVisit } from '../demo/past-usage.ts';
import { createUsageTally, type UsageSums } from '../features/usage/usage-sums.ts';
import type { PlannedSchool } from './plan-schools.ts';
import { day } from './school-calendar.ts';
import type { SortRow } from './sort-rows.ts';
import type { StudentRow } from './student-rows.ts';

/** What is older has been forgotten. */
const keptDays = 760;
/** The time at each card is the same to look at if every so many sorts tell it. */
const timedSorts = 16;

export interface SeedUsage {
  noteSchool(school: PlannedSchool): void;
  noteStudent(student: StudentRow, sorts: readonly SortRow[]): void;
  sums(): UsageSums;
}

/** What the seeded people did as it would have been counted; no chance is drawn for it. */
export function createSeedUsage(now: Date): SeedUsage {
  const tally = createUsageTally();
  const end = now.getTime();
  const from = end - keptDays * day;
  let count = 0;

  return {
    noteSchool: ({ from: opened, to, staff, language }) => {
      for (const [place] of staff.entries()) {
        for (let at = opened + place * day; at < Math.min(to, end); at += (11 + place) * day) {
          if (at > from) addVisit(tally, { role: 'school', language }, at, 7);
        }
      }
    },

    noteStudent: ({ language, createdAt }, sorts) => {
      const student = { role: 'student', language } as const;
      if (createdAt.getTime() > from) addVisit(tally, student, createdAt.getTime(), 3);
      for (const [place, { startedMs, confirmedMs, deck, answeredMs }] of sorts.entries()) {
        if (startedMs <= from) continue;
        count += 1;
        addSort(
          tally,
          student,
          {
            startedAt: startedMs,
            confirmedAt: confirmedMs,
            isFirst: place === 0,
            deck,
            answeredMs,
          },
          { hasTimes: count % timedSorts === 0 },
        );
        // Some went away in between and took it up again later.
        if (count % 7 === 0) addLeaving(tally, student, startedMs, stepLeftAt(count, deck.length));
      }
    },

    sums: () => tally.sums(),
  };
}

const stepLeftAt = (count: number, cards: number): number | undefined =>
  count % 35 === 0 ? undefined : 1 + Math.floor(cards * (((count * 37) % 101) / 101) ** 2);
