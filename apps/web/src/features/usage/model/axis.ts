/** The top of an axis: a number that is easily halved, and not below any bar. */
export function axisTop(values: readonly number[]): number {
  const highest = Math.max(0, ...values);
  let unit = 1;
  while (unit * 10 < highest) unit *= 10;
  return [2, 4, 6, 10].map((times) => times * unit).find((top) => top >= highest) ?? highest;
}

/** Every how many bars a name stands below one, so that about so many of them do. */
export const ticksEvery = (bars: number, wanted: number): number =>
  Math.max(1, Math.ceil(bars / wanted));
