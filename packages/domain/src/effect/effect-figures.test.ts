import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fewestPairs, type EffectPeriod, type Points } from './effect.ts';
import { effectFigures, type EffectPair } from './effect-figures.ts';

const low: Points = [1, 2, 3];
const high: Points = [3, 2, 4];

const pairs = (
  from: number,
  to: number,
  classIds: readonly string[] = [],
  period: EffectPeriod = 'after',
): EffectPair[] =>
  Array.from({ length: to - from }, (_, at) => ({
    studentId: `student ${from + at}`,
    classIds,
    period,
    before: low,
    after: high,
  }));

const shown = (all: readonly EffectPair[]) =>
  effectFigures(all).map(({ period, classId, pairs: count }) => [period, classId, count]);

describe('the figures', () => {
  it('are empty below ten pairs', () => {
    expect(effectFigures(pairs(0, 9))).toEqual([]);
  });

  it('are the rounded means and intervals of each statement from ten pairs', () => {
    const [first, ...others] = pairs(0, 10);
    const odd = { ...(first as EffectPair), after: [2, 5, 4] as const };
    expect(effectFigures([odd, ...others])).toEqual([
      {
        period: 'after',
        classId: null,
        pairs: 10,
        changes: [
          { before: 1, after: 2.9, change: 1.9, low: 1.7, high: 2.1 },
          { before: 2, after: 2.3, change: 0.3, low: -0.4, high: 1 },
          { before: 3, after: 4, change: 1, low: 1, high: 1 },
        ],
      },
    ]);
  });

  it('show a class only if it and the school without it have ten pairs', () => {
    expect(shown([...pairs(0, 10, ['a']), ...pairs(10, 20, ['b'])])).toEqual([
      ['after', null, 20],
      ['after', 'a', 10],
      ['after', 'b', 10],
    ]);
    expect(shown([...pairs(0, 11, ['a']), ...pairs(11, 20, ['b'])])).toEqual([['after', null, 20]]);
    expect(shown(pairs(0, 30, ['a']))).toEqual([['after', null, 30]]);
  });

  it('hide a further class if the rest of the school would be too small', () => {
    const rest = pairs(25, 30);
    expect(shown([...pairs(0, 13, ['a']), ...pairs(13, 25, ['b']), ...rest])).toEqual([
      ['after', null, 30],
      ['after', 'a', 13],
    ]);
  });

  it('hide a class that differs from another one by a few students', () => {
    const all = [...pairs(0, 12, ['a', 'b']), ...pairs(12, 15, ['a']), ...pairs(15, 40)];
    expect(shown(all)).toEqual([
      ['after', null, 40],
      ['after', 'a', 15],
    ]);
  });

  it('hide those after 30 days if few answered at only one of the two moments', () => {
    const later = pairs(0, 25, [], 'later');
    expect(shown([...pairs(0, 30), ...later])).toEqual([['after', null, 30]]);
    expect(shown([...pairs(0, 35), ...later])).toEqual([
      ['after', null, 35],
      ['later', null, 25],
    ]);
  });
});

/** Every figure, and every sum and difference of two or three of them, is about ten or no one. */
it('no sum or difference of shown figures is about fewer than ten students', () => {
  const student = fc.record({
    classIds: fc.subarray(['a', 'b', 'c', 'd']),
    periods: fc.subarray<EffectPeriod>(['after', 'later'], { minLength: 1 }),
  });
  fc.assert(
    fc.property(fc.array(student, { minLength: 20, maxLength: 90 }), (students) => {
      const all = students.flatMap(({ classIds, periods }, at) =>
        periods.flatMap((period) => pairs(at, at + 1, classIds, period)),
      );
      const groups = effectFigures(all).map(({ period, classId }) =>
        students.map(({ classIds, periods }) =>
          periods.includes(period) && (classId === null || classIds.includes(classId)) ? 1 : 0,
        ),
      );
      for (const combination of combinationsOf(groups.length)) {
        const weights = students.map((_, at) =>
          combination.reduce((sum, sign, group) => sum + sign * (groups[group]?.[at] ?? 0), 0),
        );
        const counted = weights.filter((weight) => weight !== 0).length;
        expect(counted === 0 || counted >= fewestPairs).toBe(true);
      }
    }),
    { numRuns: 60, seed: 66 },
  );
});

/** All ways to add, subtract or leave out each of up to eight groups. */
const combinationsOf = (count: number): number[][] =>
  count === 0
    ? [[]]
    : combinationsOf(Math.min(count, 8) - 1).flatMap((one) =>
        [0, 1, -1].map((sign) => [...one, sign]),
      );
