/** A number that is easy to halve, and not below any bar. */
export function axisTop(values: readonly number[]): number {
  const highest = Math.max(0, ...values);
  let unit = 1;
  while (unit * 10 < highest) unit *= 10;
  return [2, 4, 6, 10].map((times) => times * unit).find((top) => top >= highest) ?? highest;
}

/** Interval that gives about `wanted` ticks. */
export const ticksEvery = (bars: number, wanted: number): number =>
  Math.max(1, Math.ceil(bars / wanted));
