import { describe, expect, it } from 'vitest';
import { axisTop, ticksEvery } from './axis.ts';
import { cardPaces } from './card-paces.ts';
import { placesLeft } from './left-at.ts';
import { blocksOf } from './time-blocks.ts';
import { addressOf, windowIn } from './usage-window.ts';

const at = (iso: string) => Date.parse(iso);
const day = (name: string, started: number) => ({
  day: name,
  started,
  completed: 0,
  abandoned: 0,
  signIns: started * 2,
});

describe('the window', () => {
  it.each([
    ['', 30],
    ['days=7', 7],
    ['days=365', 365],
    ['days=31', 30],
    ['days=7x', 30],
  ])('in ?%s is %i days', (query, days) => {
    expect(windowIn(new URLSearchParams(query))).toBe(days);
  });

  it('stands in its own address', () => {
    expect(windowIn(new URLSearchParams(addressOf(90)))).toBe(90);
  });
});

describe('the bars over time', () => {
  it('are days, the oldest first, today the last, and 0 where nothing happened', () => {
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
  ])('are weeks in a window of %i days, counted back from today', (window, count, from, to) => {
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

  it.each([
    [[], 2],
    [[0, 0], 2],
    [[3], 4],
    [[7, 10], 10],
    [[11], 20],
    [[41], 60],
    [[101], 200],
    [[99_999], 100_000],
  ])('of %j reach up to %i, which is easily halved', (values, top) => {
    expect(axisTop(values)).toBe(top);
  });

  it('have few enough names below them', () => {
    expect([7, 13, 30, 53, 57].map((bars) => ticksEvery(bars, 8))).toEqual([1, 2, 4, 7, 8]);
  });
});

it('has a place for every card and for the pick, also where nobody left', () => {
  expect(
    placesLeft(
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
  // A school may add cards.
  expect(placesLeft([{ step: 60, count: 1 }], 56)).toHaveLength(61);
});

describe('the slowest and the quickest cards', () => {
  const card = (name: string, averageTime: number, answers = 9) => ({
    card: name,
    averageTime,
    answers,
  });
  const names = (cards: readonly { card: string }[]) => cards.map((each) => each.card).join(' ');

  it('are five each, and cards that few have answered are in neither', () => {
    const cards = Array.from({ length: 20 }, (_, n) => card(`c${n}`, 1_000 * n));
    const { slowest, quickest } = cardPaces([card('rare', 99_000, 4), ...cards]);
    expect(names(slowest)).toBe('c19 c18 c17 c16 c15');
    expect(names(quickest)).toBe('c0 c1 c2 c3 c4');
  });

  it('share no card where there are few', () => {
    const { slowest, quickest } = cardPaces([card('a', 3), card('b', 2), card('c', 1)]);
    expect([names(slowest), names(quickest)]).toEqual(['a b', 'c']);
    expect(cardPaces([])).toEqual({ slowest: [], quickest: [] });
  });
});
