import { describe, expect, it } from 'vitest';
import { abandonedAt, blocksOf, parseWindow, queryStringOf, slowestAndQuickest } from './model.ts';

const at = (iso: string) => Date.parse(iso);
const day = (name: string, started: number) => ({
  day: name,
  started,
  completed: 0,
  abandoned: 0,
  signIns: started * 2,
});

describe('parseWindow', () => {
  it.each([
    ['', 30],
    ['days=7', 7],
    ['days=365', 365],
    ['days=31', 30],
    ['days=7x', 30],
  ])('reads ?%s as %i days', (query, days) => {
    expect(parseWindow(new URLSearchParams(query))).toBe(days);
  });

  it('reads the query string that queryStringOf writes', () => {
    expect(parseWindow(new URLSearchParams(queryStringOf(90)))).toBe(90);
  });
});

describe('blocksOf', () => {
  it('gives a block for each day up to today, with 0 for a day without events', () => {
    const bars = blocksOf(at('2026-03-01T23:59:00Z'), 7, [
      day('2026-02-22', 9),
      day('2026-02-23', 1),
      day('2026-03-01', 4),
    ]);
    expect(bars.map(({ from, to, started }) => [from, to, started])).toEqual([
      ['2026-02-23', '2026-02-23', 1],
      ['2026-02-24', '2026-02-24', 0],
      ['2026-02-25', '2026-02-25', 0],
      ['2026-02-26', '2026-02-26', 0],
      ['2026-02-27', '2026-02-27', 0],
      ['2026-02-28', '2026-02-28', 0],
      ['2026-03-01', '2026-03-01', 4],
    ]);
  });

  it.each([
    [90, 13, '2025-12-02', '2025-12-07'],
    [365, 53, '2025-03-02', '2025-03-02'],
  ])('gives weeks for a window of %i days, counted back from today', (window, count, from, to) => {
    const bars = blocksOf(at('2026-03-01T00:00:00Z'), window, [
      day('2026-02-23', 1),
      day('2026-03-01', 4),
      day('2026-02-22', 10),
    ]);
    expect(bars).toHaveLength(count);
    expect(bars[0]).toMatchObject({ from, to });
    expect(bars.at(-1)).toMatchObject({ from: '2026-02-23', to: '2026-03-01', started: 5 });
    expect(bars.at(-2)).toMatchObject({ to: '2026-02-22', started: 10, signIns: 20 });
  });
});

it('counts abandoned sorts for every card and for the pick, with 0 where there are none', () => {
  expect(
    abandonedAt(
      [
        { step: 2, count: 5 },
        { step: null, count: 1 },
      ],
      3,
    ),
  ).toEqual([
    { step: 1, count: 0 },
    { step: 2, count: 5 },
    { step: 3, count: 0 },
    { step: null, count: 1 },
  ]);
  expect(abandonedAt([{ step: 60, count: 1 }], 56)).toHaveLength(61);
});

describe('slowestAndQuickest', () => {
  const card = (name: string, averageTime: number, answers = 9) => ({
    card: name,
    averageTime,
    answers,
  });
  const names = (cards: readonly { card: string }[]) => cards.map((each) => each.card).join(' ');

  it('gives five cards each, without cards that have few answers', () => {
    const cards = Array.from({ length: 20 }, (_, n) => card(`c${n}`, 1_000 * n));
    const { slowest, quickest } = slowestAndQuickest([card('rare', 99_000, 4), ...cards]);
    expect(names(slowest)).toBe('c19 c18 c17 c16 c15');
    expect(names(quickest)).toBe('c0 c1 c2 c3 c4');
  });

  it('has no card in both lists when there are few cards', () => {
    const { slowest, quickest } = slowestAndQuickest([card('a', 3), card('b', 2), card('c', 1)]);
    expect([names(slowest), names(quickest)]).toEqual(['a b', 'c']);
    expect(slowestAndQuickest([])).toEqual({ slowest: [], quickest: [] });
  });
});
