import type { Chance } from './chance.ts';

export const day = 24 * 60 * 60_000;
export const hour = 60 * 60_000;
export const minute = 60_000;

/** By month, from January. */
const busyMonths = [9, 8, 7, 7, 6, 3, 0.5, 1.5, 18, 20, 14, 6];
const signUpMonths = [6, 6, 6, 7, 8, 8, 6, 14, 16, 12, 7, 4];
const weekend = 0.04;

export interface Calendar {
  readonly begin: number;
  readonly end: number;
  lessonDay(from: number, to: number): number;
  signUp(): number;
}

export function schoolCalendar(now: Date, chance: Chance): Calendar {
  const end = Math.floor(now.getTime() / day) * day;
  const first = new Date(end);
  first.setUTCMonth(first.getUTCMonth() - 29, 1);
  const begin = first.getTime();
  const days = Math.round((end - begin) / day);
  const lessons = busyness(begin, days, busyMonths);
  // No school signs up in the last two weeks, so that every school has days with students.
  const openings = busyness(begin, days, signUpMonths);
  const indexOf = (moment: number): number =>
    Math.min(days, Math.max(0, Math.ceil((moment - begin) / day)));
  const draw = (sums: Float64Array, from: number, to: number): number => {
    const low = sums[from] ?? 0;
    return begin + day * placeOf(sums, low + chance.next() * ((sums[to] ?? 0) - low));
  };
  return {
    begin,
    end,
    lessonDay: (from, to) => draw(lessons, indexOf(from), Math.max(indexOf(to), indexOf(from) + 1)),
    signUp: () =>
      draw(openings, 0, chance.happens(0.5) ? Math.floor(days / 4) : Math.max(1, days - 14)) +
      (13 + chance.below(8)) * hour +
      chance.below(hour),
  };
}

/** Cumulative weights: a draw between two sums favours busy days. */
function busyness(begin: number, days: number, months: readonly number[]): Float64Array {
  const sums = new Float64Array(days + 1);
  for (let place = 0; place < days; place += 1) {
    const date = new Date(begin + place * day);
    const isWeekend = date.getUTCDay() % 6 === 0;
    const weight = (months[date.getUTCMonth()] ?? 0) * (isWeekend ? weekend : 1);
    sums[place + 1] = (sums[place] ?? 0) + weight;
  }
  return sums;
}

function placeOf(sums: Float64Array, value: number): number {
  let low = 0;
  let high = sums.length - 2;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((sums[middle] ?? 0) <= value) low = middle;
    else high = middle - 1;
  }
  return low;
}
