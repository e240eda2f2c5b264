import { expect, it } from 'vitest';
import { axisTop, barHeight, highestOf, monthsUpTo, ticksEvery } from './chart-scale.ts';

const at = (iso: string) => Date.parse(iso);

it('returns the latest months in UTC, oldest first, with 0 for a month without a count', () => {
  const counts = { '2026-03': 4, '2025-12': 2, '2019-01': 9 };
  expect(monthsUpTo(at('2026-03-31T23:59:59Z'), 6, counts)).toEqual([
    { month: '2025-10', count: 0 },
    { month: '2025-11', count: 0 },
    { month: '2025-12', count: 2 },
    { month: '2026-01', count: 0 },
    { month: '2026-02', count: 0 },
    { month: '2026-03', count: 4 },
  ]);
});

it.each([
  ['2026-03-31T22:00:00-04:00', '2026-04'],
  ['2026-04-01T01:00:00+03:00', '2026-03'],
  ['2024-02-29T12:00:00Z', '2024-02'],
])('counts %s to the UTC month %s', (now, month) => {
  expect(monthsUpTo(at(now), 12, {}).at(-1)?.month).toBe(month);
  expect(monthsUpTo(at(now), 12, {})).toHaveLength(12);
});

it('draws the highest bar at full height and no bar for 0', () => {
  const heights = (counts: number[]) =>
    counts.map((count) => barHeight(count, { top: highestOf(counts), plot: 100, minHeight: 3 }));
  expect(heights([5, 10, 0])).toEqual([50, 100, 0]);
  expect(heights([0, 0])).toEqual([0, 0]);
});

it('keeps a small value visible', () => {
  expect(barHeight(1, { top: 1000, plot: 100, minHeight: 3 })).toBe(3);
});

it.each([
  [[], 2],
  [[0, 0], 2],
  [[3], 4],
  [[7, 10], 10],
  [[11], 20],
  [[41], 60],
  [[101], 200],
  [[99_999], 100_000],
])('ends the axis of %j at %i, a number that is easy to halve', (values, top) => {
  expect(axisTop(values)).toBe(top);
});

it('shows at most eight ticks', () => {
  expect([7, 13, 30, 53, 57].map((bars) => ticksEvery(bars, 8))).toEqual([1, 2, 4, 7, 8]);
});
