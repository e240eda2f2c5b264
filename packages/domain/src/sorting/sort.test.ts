import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyClock, anySort } from './any-sort.ts';
import { countTime, entryOf, isFinalStamp, stampFor, startSort, totalTime } from './sort.ts';

it('a new stamp is a whole number, not before now, and later than everything that was seen', () =>
  fc.assert(
    fc.property(anySort(), anyClock, (sort, now) => {
      const stamp = stampFor(sort, now);
      expect(Number.isSafeInteger(stamp)).toBe(true);
      expect(stamp).toBeGreaterThanOrEqual(Math.floor(now));
      const seen = [sort.answers, sort.ideas, sort.ownCards]
        .flatMap((record) => Object.values<{ at: number }>(record))
        .map(({ at }) => at);
      for (const at of [
        sort.pass.at,
        sort.ranks.at,
        ...seen.filter((each) => !isFinalStamp(each)),
      ]) {
        expect(stamp).toBeGreaterThan(at);
      }
      expect(isFinalStamp(stamp)).toBe(false);
    }),
  ));

it('a clock that gives no number does not spoil a sort', () => {
  const sort = startSort('s', ['a'], Number.NaN);
  expect([sort.startedAt, stampFor(sort, Number.NaN)]).toEqual([0, 1]);
});

it('a sort begins with nothing said, at a whole millisecond', () =>
  expect(startSort('s', ['a'], 1000.7)).toMatchObject({
    startedAt: 1000,
    deck: ['a'],
    answers: {},
    pass: { value: 'first', at: 1000 },
    confirmedAt: null,
  }));

it('time is counted per device in whole milliseconds, and never backwards', () => {
  const sort = countTime(countTime(startSort('s', [], 0), 'x', 10.9), 'x', 4);
  expect(sort.time).toEqual({ x: 10 });
  expect(totalTime(countTime(sort, 'toString', 5))).toBe(15);
});

it('what every object has by itself is no entry', () => {
  expect(entryOf<number>({}, 'constructor')).toBeUndefined();
  expect(entryOf<number>({}, '__proto__')).toBeUndefined();
  expect(entryOf<number>({ constructor: 1 }, 'constructor')).toBe(1);
});
