import type { Chance } from './chance.ts';

/** With 5,000 schools of 200 students on average, the largest has about 8,000. */
const spreadAbove = 1.2;
/** Small schools are spread more: a village, a group at home. */
const spreadBelow = 1.8;
const emptyShare = 0.04;

export function schoolSizes(schools: number, students: number, chance: Chance): number[] {
  const empty = Math.floor(schools * emptyShare);
  const filled = schools - empty;
  const weights = Array.from({ length: filled }, (_, place) => {
    const distance = quantileOfNormal((place + 0.5) / filled);
    return Math.exp(distance * (distance < 0 ? spreadBelow : spreadAbove));
  });
  const sizes = [...shares(weights, students), ...Array.from({ length: empty }, () => 0)];
  return shuffled(sizes, chance);
}

/** Largest remainder method. */
function shares(weights: readonly number[], total: number): number[] {
  const sum = weights.reduce((a, b) => a + b, 0);
  const exact = weights.map((weight) => (weight / sum) * total);
  const sizes = exact.map(Math.floor);
  const left = total - sizes.reduce((a, b) => a + b, 0);
  const byLoss = exact
    .map((value, place) => ({ place, loss: value - Math.floor(value) }))
    .toSorted((a, b) => b.loss - a.loss || a.place - b.place);
  for (const { place } of byLoss.slice(0, left)) sizes[place] = (sizes[place] ?? 0) + 1;
  return sizes;
}

function shuffled(values: readonly number[], chance: Chance): number[] {
  return values
    .map((value) => ({ value, place: chance.next() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ value }) => value);
}

/** Abramowitz and Stegun, 26.2.23: accurate to three decimals, which is enough here. */
function quantileOfNormal(share: number): number {
  const tail = Math.min(share, 1 - share);
  const t = Math.sqrt(-2 * Math.log(tail));
  const value =
    t -
    (2.515517 + 0.802853 * t + 0.010328 * t * t) /
      (1 + 1.432788 * t + 0.189269 * t * t + 0.001308 * t ** 3);
  return share < 0.5 ? -value : value;
}
