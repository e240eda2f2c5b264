/** A school year has the number of the calendar year in which it begins. */
export type SchoolYear = number;

export const schoolYears = { min: 2000, max: 2200 } as const;

// Classes for autumn are made in summer.
const newYearFrom = '07-01';
const termEnds = ['01-31', '06-15'] as const;

export const schoolYearOf = (day: string): SchoolYear => {
  const year = Number(day.slice(0, 4));
  return day.slice(5) < newYearFrom ? year - 1 : year;
};

export const schoolYearLabel = (year: SchoolYear): string => `${year}–${year + 1}`;

/** The next 31 January or 15 June; on such a day, that day. */
export function nextTermEnd(day: string): string {
  const year = Number(day.slice(0, 4));
  const next = termEnds.find((end) => day.slice(5) <= end);
  return next === undefined ? `${year + 1}-${termEnds[0]}` : `${year}-${next}`;
}

/** The end of the first term of the school year that is not over yet. */
export function termEndIn(year: SchoolYear, today: string): string {
  const firstDay = `${year}-${newYearFrom}`;
  return nextTermEnd(today > firstDay ? today : firstDay);
}

/** A date that exists, as `YYYY-MM-DD`, of this millennium: later days could not be calculated with. */
export function isDay(text: string): boolean {
  if (!/^2\d{3}-\d{2}-\d{2}$/u.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
