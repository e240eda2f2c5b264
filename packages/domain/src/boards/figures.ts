import { sumOf } from './sum-of.ts';

/** In each school, every column counts a part of the students of the column before. */
export const figureColumns = ['students', 'began', 'finished', 'wrote'] as const;
export type FigureColumn = (typeof figureColumns)[number];

export type Figures = Readonly<Record<FigureColumn, number>>;
/** Null: hidden. */
export type ShownFigures = Readonly<Record<FigureColumn, number | null>>;

/** A smaller group of students could be recognised. */
const leastGroup = 10;

const isLargeEnough = (group: number): boolean => group === 0 || group >= leastGroup;

type Hidden = Record<FigureColumn, Set<number>>;

/**
 * Hides figures so that no subtraction counts a group of 1 to 9 students: neither within a school,
 * nor from the totals of the board, which a reader may know from elsewhere.
 */
export function hideSmallGroups(schools: readonly Figures[]): ShownFigures[] {
  const hidden: Hidden = {
    students: new Set(),
    began: new Set(),
    finished: new Set(),
    wrote: new Set(),
  };
  for (const column of figureColumns) {
    for (const [at, school] of schools.entries()) {
      if (!isSafeInSchool(school, column, (other) => hidden[other].has(at))) hidden[column].add(at);
    }
    hideUntilTotalsAreSafe(schools, column, hidden);
  }
  return schools.map((school, at) => {
    const shown = (column: FigureColumn) => (hidden[column].has(at) ? null : school[column]);
    return {
      students: shown('students'),
      began: shown('began'),
      finished: shown('finished'),
      wrote: shown('wrote'),
    };
  });
}

const columnsBefore = (column: FigureColumn): readonly FigureColumn[] =>
  figureColumns.slice(0, figureColumns.indexOf(column));

/** A part is never shown without its whole. */
function isSafeInSchool(
  school: Figures,
  column: FigureColumn,
  isHidden: (column: FigureColumn) => boolean,
): boolean {
  if (column !== 'students' && isHidden('students')) return false;
  return (
    isLargeEnough(school[column]) &&
    columnsBefore(column).every(
      (before) => isHidden(before) || isLargeEnough(school[before] - school[column]),
    )
  );
}

function hideUntilTotalsAreSafe(
  schools: readonly Figures[],
  column: FigureColumn,
  hidden: Hidden,
): void {
  const bySize = schools
    .map((school, at) => ({ at, figure: school[column], students: school.students }))
    // Hiding a 0 protects no group, so zeros come last.
    .toSorted(
      (one, other) =>
        Number(one.figure === 0) - Number(other.figure === 0) ||
        one.figure - other.figure ||
        one.students - other.students ||
        one.at - other.at,
    );
  for (const { at } of bySize) {
    if (areTotalsSafe(schools, column, hidden)) return;
    hidden[column].add(at);
  }
}

/** A total minus all shown figures of its column counts the hidden schools together. */
function areTotalsSafe(schools: readonly Figures[], column: FigureColumn, hidden: Hidden): boolean {
  const ofColumn = hidden[column];
  if (ofColumn.size === 1) return false;
  const sum = (of: FigureColumn, at: Iterable<number>) =>
    sumOf([...at], (index) => schools[index]?.[of] ?? 0);
  if (!isLargeEnough(sum(column, ofColumn))) return false;
  return columnsBefore(column).every((before) => {
    const ofBefore = hidden[before];
    const either = new Set([...ofBefore, ...ofColumn]);
    const isDisjoint = either.size === ofBefore.size + ofColumn.size;
    const groups = isDisjoint ? [ofBefore, ofColumn] : [either];
    return groups.every((group) => isLargeEnough(sum(before, group) - sum(column, group)));
  });
}

/**
 * Earlier years are rounded down: the difference to the exact figure of another year would count
 * the few students who came or left.
 */
export const roundDown = (figure: number): number => figure - (figure % leastGroup);

export const roundFigures = (figures: ShownFigures): ShownFigures => ({
  students: roundOrHidden(figures.students),
  began: roundOrHidden(figures.began),
  finished: roundOrHidden(figures.finished),
  wrote: roundOrHidden(figures.wrote),
});

const roundOrHidden = (figure: number | null): number | null =>
  figure === null ? null : roundDown(figure);

/** Of the shown figures only, so that they say nothing about the hidden ones; null without any. */
export function totalsOfShown(shown: readonly ShownFigures[]): ShownFigures {
  const total = (column: FigureColumn) => {
    const figures = shown.flatMap((figuresOfSchool) => figuresOfSchool[column] ?? []);
    return figures.length === 0 ? null : sumOf(figures, (figure) => figure);
  };
  return {
    students: total('students'),
    began: total('began'),
    finished: total('finished'),
    wrote: total('wrote'),
  };
}

/** Follows from shown figures only: “no one has begun” about a few students is about each of them. */
export const hasNotBegun = ({ students, began }: ShownFigures): boolean =>
  students === 0 || began === 0;

export interface ChosenChallenge {
  readonly card: string;
  readonly students: number;
  readonly schools: number;
}

/**
 * Challenges of the whole board, rounded down: from one night to the next, or when a school comes or
 * leaves, the exact figure would count a few students.
 */
export const shownChallenges = (
  challenges: readonly ChosenChallenge[],
): { readonly card: string; readonly students: number }[] =>
  challenges
    .filter(({ students, schools }) => students >= leastGroup && schools >= 2)
    .map(({ card, students }) => ({ card, students: roundDown(students) }))
    .toSorted((one, other) => other.students - one.students || (one.card < other.card ? -1 : 1));
