import type { BoardFigures, BoardSchoolFigures } from '@trio/contracts/boards';
import {
  hasNotBegun,
  hideSmallGroups,
  roundFigures,
  shownChallenges,
  totalsOfShown,
  type ChosenChallenge,
  type Figures,
} from '@trio/domain/boards/figures';
import type { SchoolFiguresRow } from './figures.repository.ts';

interface ExactFigures {
  readonly schools: readonly SchoolFiguresRow[];
  readonly challenges: readonly ChosenChallenge[];
  readonly isEarlier: boolean;
}

const figuresOf = (row: SchoolFiguresRow): Figures | null => {
  const { students, began, finished, wrote } = row;
  if (students === null || began === null || finished === null || wrote === null) return null;
  return { students, began, finished, wrote };
};

const hiddenFigures = { students: null, began: null, finished: null, wrote: null };

/** The only way out for figures: page and file are made of its answer. */
export function toShown({
  schools,
  challenges,
  isEarlier,
}: ExactFigures): Pick<BoardFigures, 'schools' | 'totals' | 'notBegun' | 'challenges'> {
  const counted = schools.flatMap((row) => {
    const figures = figuresOf(row);
    return figures ? [{ row, figures }] : [];
  });
  const hidden = hideSmallGroups(counted.map(({ figures }) => figures));
  const shown = isEarlier ? hidden.map(roundFigures) : hidden;
  const bySchool = new Map(counted.map(({ row }, at) => [row.schoolId, shown[at]]));
  return {
    schools: schools.map((row): BoardSchoolFigures => {
      const figures = bySchool.get(row.schoolId);
      return {
        _id: row.schoolId,
        name: row.name,
        hasFigures: figures !== undefined,
        ...(figures ?? hiddenFigures),
        lastMonth: (figures?.students ?? null) === null ? null : row.lastMonth,
      };
    }),
    totals: totalsOfShown(shown),
    notBegun: schools.flatMap(({ schoolId }) => {
      const figures = bySchool.get(schoolId);
      return figures && hasNotBegun(figures) ? [schoolId] : [];
    }),
    challenges: shownChallenges(challenges),
  };
}
