import { addLeaving, addSort, addVisit } from '../demo/past-usage.ts';
import { createUsageTally, type UsageSums } from '../features/usage/usage.rules.ts';
import type { PlannedSchool } from './plan-schools.ts';
import { day } from './school-calendar.ts';
import type { SortRow } from './sort-rows.ts';
import type { StudentRow } from './student-rows.ts';

/** Older usage is deleted by the clean-up. */
const keptDays = 760;
/** Timing every 16th sort gives about the same averages. */
const timedSorts = 16;

export interface SeedUsage {
  noteSchool(school: PlannedSchool): void;
  noteStudent(student: StudentRow, sorts: readonly SortRow[]): void;
  sums(): UsageSums;
}

/** Draws no random numbers, so that the other rows stay the same for a seed. */
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
        if (count % 7 === 0) addLeaving(tally, student, startedMs, stepLeftAt(count, deck.length));
      }
    },

    sums: () => tally.sums(),
  };
}

const stepLeftAt = (count: number, cards: number): number | undefined =>
  count % 35 === 0 ? undefined : 1 + Math.floor(cards * (((count * 37) % 101) / 101) ** 2);
