import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  figureColumns,
  hasNotBegun,
  hideSmallGroups,
  roundDown,
  roundFigures,
  shownChallenges,
  totalsOfShown,
  type FigureColumn,
  type Figures,
  type ShownFigures,
} from './figures.ts';

const school = (students: number, began: number, finished: number, wrote: number): Figures => ({
  students,
  began,
  finished,
  wrote,
});

/** Each part is everyone, almost everyone, a few or anything between. */
const partOf = (whole: number) =>
  fc.oneof(
    fc.constant(0),
    fc.constant(whole),
    fc.integer({ min: 0, max: Math.min(whole, 12) }).map((few) => whole - few),
    fc.integer({ min: 0, max: Math.min(whole, 12) }),
    fc.integer({ min: 0, max: whole }),
  );
const anySchool = fc
  .oneof(fc.integer({ min: 0, max: 14 }), fc.integer({ min: 0, max: 60 }))
  .chain((students) =>
    partOf(students).chain((began) =>
      partOf(began).chain((finished) =>
        partOf(finished).map((wrote) => school(students, began, finished, wrote)),
      ),
    ),
  );
const anyBoard = fc.array(anySchool, { maxLength: 5 });

/** Every set of schools. */
const subsetsOf = (size: number): number[][] =>
  Array.from({ length: 2 ** size }, (_, bits) =>
    Array.from({ length: size }, (__, at) => at).filter((at) => bits & (1 << at)),
  );

const sum = (schools: readonly Figures[], column: FigureColumn, subset: readonly number[]) =>
  subset.reduce((total, at) => total + (schools[at]?.[column] ?? 0), 0);

const hiddenIn = (shown: readonly ShownFigures[], column: FigureColumn): number[] =>
  shown.flatMap((each, at) => (each[column] === null ? [at] : []));

/**
 * A reader who knows the totals of a column knows its sum over a set of schools exactly if all its
 * hidden schools are in the set, or none is.
 */
const isKnown = (
  shown: readonly ShownFigures[],
  column: FigureColumn,
  subset: readonly number[],
) => {
  const inside = hiddenIn(shown, column).filter((at) => subset.includes(at)).length;
  return inside === 0 || inside === hiddenIn(shown, column).length;
};

const isUnrecognisable = (group: number): boolean => group === 0 || group >= 10;

/** A board whose every school is hidden shows nothing, so nothing can be subtracted. */
const showsNothing = (shown: readonly ShownFigures[], column: FigureColumn): boolean =>
  shown.every((each) => each[column] === null);

it('counts no group of 1 to 9 students by any subtraction within a school', () => {
  fc.assert(
    fc.property(anyBoard, (schools) => {
      for (const figures of hideSmallGroups(schools)) {
        const values = figureColumns.map((column) => figures[column]).filter((n) => n !== null);
        for (const one of [...values, 0]) {
          for (const other of values) expect(isUnrecognisable(Math.abs(one - other))).toBe(true);
        }
      }
    }),
    { numRuns: 1500 },
  );
});

it('counts no group of 1 to 9 students by any subtraction from the totals of the board', () => {
  fc.assert(
    fc.property(anyBoard, (schools) => {
      const shown = hideSmallGroups(schools);
      const isOpen = (column: FigureColumn) => !showsNothing(shown, column);
      for (const subset of subsetsOf(schools.length)) {
        for (const [at, column] of figureColumns.entries()) {
          if (!isOpen(column) || !isKnown(shown, column, subset)) continue;
          const whole = sum(schools, column, subset);
          if (subset.length === 1 || hiddenIn(shown, column).length > 0)
            expect(isUnrecognisable(whole)).toBe(true);
          for (const part of figureColumns.slice(at + 1)) {
            if (!isOpen(part) || !isKnown(shown, part, subset)) continue;
            expect(isUnrecognisable(whole - sum(schools, part, subset))).toBe(true);
          }
        }
      }
    }),
    { numRuns: 1500 },
  );
});

it('never hides exactly one school of a column that shows another', () => {
  fc.assert(
    fc.property(anyBoard, (schools) => {
      const shown = hideSmallGroups(schools);
      for (const column of figureColumns) {
        if (!showsNothing(shown, column)) expect(hiddenIn(shown, column)).not.toHaveLength(1);
      }
    }),
    { numRuns: 1500 },
  );
});

it('leaves a reader of two years at least ten possible differences', () => {
  fc.assert(
    fc.property(fc.nat(500), fc.nat(500), (thisYear, before) => {
      const shown = roundDown(before);
      const possible = Array.from({ length: 501 }, (_, n) => n).filter(
        (n) => roundDown(n) === shown,
      );
      const differences = new Set(possible.map((n) => thisYear - n));
      expect(differences.size >= 10 || before >= 500).toBe(true);
      expect(isUnrecognisable(Math.abs(shown - roundDown(thisYear)))).toBe(true);
    }),
  );
});

it('says nothing about hidden figures in the totals and in the list of schools that have not begun', () => {
  fc.assert(
    fc.property(anyBoard, anyBoard, (schools, others) => {
      const shown = hideSmallGroups(schools);
      const same = hideSmallGroups(others);
      // Boards that look alike have the same totals and the same list, whatever is hidden.
      if (JSON.stringify(shown) !== JSON.stringify(same)) return;
      expect(totalsOfShown(shown)).toEqual(totalsOfShown(same));
      expect(shown.map(hasNotBegun)).toEqual(same.map(hasNotBegun));
    }),
  );
  const hidden = { students: null, began: null, finished: null, wrote: null };
  expect(totalsOfShown([hidden])).toEqual(hidden);
  expect(totalsOfShown([hidden, school(40, 0, 0, 0)])).toEqual(school(40, 0, 0, 0));
  expect(hasNotBegun({ students: null, began: null, finished: null, wrote: null })).toBe(false);
  expect(hasNotBegun(school(0, 0, 0, 0))).toBe(true);
  expect(hasNotBegun(school(40, 0, 0, 0))).toBe(true);
});

it('shows large figures, hides a school with few students and the smallest other one', () => {
  const shown = hideSmallGroups([
    school(100, 80, 60, 40),
    school(40, 30, 20, 10),
    school(6, 4, 2, 0),
  ]);
  const hidden = { students: null, began: null, finished: null, wrote: null };
  expect(shown).toEqual([school(100, 80, 60, 40), hidden, hidden]);
});

it('hides the part whose rest is small, but not the smaller parts', () => {
  expect(hideSmallGroups([school(100, 97, 60, 40), school(200, 150, 120, 20)])).toEqual([
    { students: 100, began: null, finished: 60, wrote: 40 },
    { students: 200, began: null, finished: 120, wrote: 20 },
  ]);
});

it('shows nobody and everybody', () => {
  const schools = [school(40, 0, 0, 0), school(50, 50, 50, 50)];
  expect(hideSmallGroups(schools)).toEqual(schools);
});

it('rounds earlier years down to tens', () => {
  expect(roundFigures({ students: 129, began: 90, finished: null, wrote: 0 })).toEqual({
    students: 120,
    began: 90,
    finished: null,
    wrote: 0,
  });
});

it('shows challenges from ten students of two schools on, rounded, most chosen first', () => {
  const chosen = (card: string, students: number, schools = 2) => ({ card, students, schools });
  expect(
    shownChallenges([
      chosen('bees', 24),
      chosen('few', 9),
      chosen('one-school', 50, 1),
      chosen('arctic', 27),
      chosen('forests', 30),
    ]),
  ).toEqual([
    { card: 'forests', students: 30 },
    { card: 'arctic', students: 20 },
    { card: 'bees', students: 20 },
  ]);
});
