import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyClock, anySort } from './any-sort.ts';
import {
  countTime,
  entryOf,
  finalStamp,
  isFinalStamp,
  lastMoment,
  stampFor,
  startSort,
  totalTime,
} from './sort.ts';

it('a new stamp is an integer, not before now, and later than every known stamp', () =>
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

it('a new stamp is later than the confirmation', () =>
  expect(stampFor({ ...startSort('s', [], 1000), confirmedAt: 9000 }, 2000)).toBe(9001));

it('the earlier of two confirmations has the later stamp, within the range of Date', () =>
  fc.assert(
    fc.property(fc.nat(), fc.integer({ min: 1 }), (earlier, gap) => {
      expect(finalStamp(earlier)).toBeGreaterThan(finalStamp(earlier + gap));
      expect(finalStamp(earlier)).toBeLessThanOrEqual(lastMoment);
      expect(isFinalStamp(finalStamp(earlier))).toBe(true);
    }),
  ));

it('an invalid clock does not corrupt a sort', () => {
  const sort = startSort('s', ['a'], Number.NaN);
  expect([sort.startedAt, stampFor(sort, Number.NaN)]).toEqual([0, 1]);
});

it('a sort begins empty, at a whole millisecond', () =>
  expect(startSort('s', ['a'], 1000.7)).toMatchObject({
    startedAt: 1000,
    deck: ['a'],
    answers: {},
    pass: { value: 'first', at: 1000 },
    ranks: { value: [null, null, null], at: 1000 },
    confirmedAt: null,
  }));

it('time is counted per device in whole milliseconds, and never decreases', () => {
  const sort = countTime(countTime(startSort('s', [], 0), 'x', 10.9), 'x', 4);
  expect(sort.time).toEqual({ x: 10 });
  expect(totalTime(countTime(sort, 'toString', 5))).toBe(15);
});

it('inherited properties are not entries', () => {
  expect(entryOf<number>({}, 'constructor')).toBeUndefined();
  expect(entryOf<number>({}, '__proto__')).toBeUndefined();
  expect(entryOf<number>({ constructor: 1 }, 'constructor')).toBe(1);
});
