import { expect, it } from 'vitest';
import { heightsOf, monthsUpTo } from './month-window.ts';

const at = (iso: string) => Date.parse(iso);

it('has the latest months at UTC month starts, the oldest first, and 0 where nobody joined', () => {
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
])('at %s the month is %s, wherever the reader is', (now, month) => {
  expect(monthsUpTo(at(now), 12, {}).at(-1)?.month).toBe(month);
  expect(monthsUpTo(at(now), 12, {})).toHaveLength(12);
});

it('draws the highest bar full, and none at all where nobody joined', () => {
  const heights = (counts: number[]) =>
    heightsOf(counts.map((count, n) => ({ month: `2026-0${n + 1}`, count })));
  expect(heights([5, 10, 0])).toEqual([0.5, 1, 0]);
  expect(heights([0, 0])).toEqual([0, 0]);
});
