import type { GroupFacts, Pay, UsFacts } from './facts.ts';

/** Only to compare hourly with yearly pay in filters; a page never shows the product. */
const hoursPerYear = 2080;

/** Dollars per year, by the median; upper bounds. */
const bounds = [45_000, 65_000, 90_000] as const;
export const payBands = ['low', 'middle', 'high', 'top', 'unknown'] as const;
export type PayBand = (typeof payBands)[number];
export const payBandBounds: Readonly<Record<Exclude<PayBand, 'unknown'>, readonly number[]>> = {
  low: [bounds[0]],
  middle: [bounds[0], bounds[1]],
  high: [bounds[1], bounds[2]],
  top: [bounds[2]],
};

const yearly = ({ unit, median }: Pay): number | null =>
  median === null ? null : unit === 'year' ? median : median * hoursPerYear;

export function payBandOf(
  { group, us }: { readonly group: Pick<GroupFacts, 'pay'>; readonly us: UsFacts | null },
  country: 'canada' | 'usa',
): PayBand {
  const dollars = country === 'usa' ? (us?.median ?? null) : group.pay && yearly(group.pay);
  if (dollars === null) return 'unknown';
  const at = bounds.findIndex((bound) => dollars < bound);
  return payBands[at === -1 ? bounds.length : at] ?? 'unknown';
}
