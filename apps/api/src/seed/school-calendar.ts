import type { Chance } from './chance.ts';

export const day = 24 * 60 * 60_000;
export const hour = 60 * 60_000;
export const minute = 60_000;

/** How busy each month is in classrooms, from January: autumn most, summer hardly. */
const busyMonths = [9, 8, 7, 7, 6, 3, 0.5, 1.5, 18, 20, 14, 6];
/** When schools sign up, from January: before a school year begins. */
const signUpMonths = [6, 6, 6, 7, 8, 8, 6, 14, 16, 12, 7, 4];
const weekend = 0.04;

export interface Calendar {
  readonly begin: number;
  readonly end: number;
  /** The beginning of a day of lessons between two moments. */
  lessonDay(from: number, to: number): number;
  /** A moment at which somebody signs a school up. */
  signUp(): number;
}

/** Two and a half years until today, as school years go. */
export function schoolCalendar(now: Date, chance: Chance): Calendar {
  const end = Math.floor(now.getTime() / day) * day;
  const first = new Date(end);
  first.setUTCMonth(first.getUTCMonth() - 29, 1);
  const begin = first.getTime();
  const days = Math.round((end - begin) / day);
  const lessons = busyness(begin, days, busyMonths);
  // Nobody has signed up this very week, so that every school has had days on which students came.
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
      // Half of them were there when all this began, or came soon after.
      draw(openings, 0, chance.happens(0.5) ? Math.floor(days / 4) : Math.max(1, days - 14)) +
      (13 + chance.below(8)) * hour +
      chance.below(hour),
  };
}

/** For each day, how much came before it: a draw between two of these sums falls on a busy day more often. */
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

/** The last place whose sum is not above the value. */
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
