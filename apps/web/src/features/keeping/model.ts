import { keptMonths } from '@trio/domain/keeping/keeping';

/** Noon: the date is the same in every time zone. */
export const noonOf = (day: string): string => `${day}T12:00:00`;

const stepMonths = 6;

/** In steps of half a year, and the chosen one. */
export function monthsToChoose(chosen: number): readonly number[] {
  const steps = Array.from(
    { length: (keptMonths.max - keptMonths.min) / stepMonths + 1 },
    (_, n) => keptMonths.min + n * stepMonths,
  );
  return [...new Set([...steps, chosen])].toSorted((one, other) => one - other);
}

export const pageIn = (query: URLSearchParams): number =>
  Math.max(1, Math.floor(Number(query.get('page'))) || 1);
