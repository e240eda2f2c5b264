/** A day is `YYYY-MM-DD`, so days compare as texts. */
const dayMs = 24 * 60 * 60_000;

const noonOf = (day: string): number => Date.parse(`${day}T12:00:00Z`);
const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

export const utcDayOf = (time: Date): string => dayOf(time.getTime());

export const addDays = (day: string, days: number): string => dayOf(noonOf(day) + days * dayMs);

export const daysBetween = (from: string, to: string): number =>
  Math.round((noonOf(to) - noonOf(from)) / dayMs);

/** Monday to Friday. Holidays differ by school and are not known. */
export const isSchoolDay = (day: string): boolean => {
  const weekday = new Date(noonOf(day)).getUTCDay();
  return weekday !== 0 && weekday !== 6;
};

/** The same day if it is a school day. */
export const nextSchoolDay = (day: string): string =>
  isSchoolDay(day) ? day : nextSchoolDay(addDays(day, 1));

export const addSchoolDays = (day: string, days: number): string =>
  days === 0 ? day : addSchoolDays(nextSchoolDay(addDays(day, 1)), days - 1);
