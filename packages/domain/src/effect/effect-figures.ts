import { inOrder } from '../sorting/in-order.ts';
import {
  effectPeriods,
  effectStatements,
  fewestPairs,
  type EffectPeriod,
  type Points,
} from './effect.ts';
import { pairedChange, type PairedChange } from './paired-change.ts';
import { shownGroups } from './shown-groups.ts';

/** The answers of one student before and in one period. */
export interface EffectPair {
  readonly studentId: string;
  readonly classIds: readonly string[];
  readonly period: EffectPeriod;
  readonly before: Points;
  readonly after: Points;
}

export interface EffectFigures {
  readonly period: EffectPeriod;
  /** Null for the whole school. */
  readonly classId: string | null;
  readonly pairs: number;
  /** In the order of the statements; rounded, so that they tell less about one student. */
  readonly changes: readonly PairedChange[];
}

export function effectFigures(pairs: readonly EffectPair[]): EffectFigures[] {
  const schools = effectPeriods.map((period) => groupOf(pairs, period, null));
  const isSchoolShown = new Map(shownGroups(schools).map((school) => [school.period, school]));
  const classes = effectPeriods.flatMap((period) => {
    const school = isSchoolShown.get(period);
    if (!school) return [];
    const ids = [...new Set(school.pairs.flatMap(({ classIds }) => classIds))].toSorted();
    const ofPeriod = ids
      .map((classId) => groupOf(pairs, period, classId))
      .filter(({ members }) => school.members.size - members.size >= fewestPairs);
    return inOrder(ofPeriod, (a, b) => b.members.size - a.members.size);
  });
  return shownGroups([...schools, ...classes]).map((group) => ({
    period: group.period,
    classId: group.classId,
    pairs: group.members.size,
    changes: effectStatements.map((_, at) =>
      rounded(
        pairedChange(
          group.pairs.map(({ before, after }) => ({
            before: before[at] ?? 0,
            after: after[at] ?? 0,
          })),
        ),
      ),
    ),
  }));
}

function groupOf(all: readonly EffectPair[], period: EffectPeriod, classId: string | null) {
  const pairs = all.filter(
    (pair) => pair.period === period && (classId === null || pair.classIds.includes(classId)),
  );
  return { period, classId, pairs, members: new Set(pairs.map(({ studentId }) => studentId)) };
}

const round = (value: number): number => Math.round(value * 10) / 10;

const rounded = ({ before, after, change, low, high }: PairedChange): PairedChange => ({
  before: round(before),
  after: round(after),
  change: round(change),
  low: round(low),
  high: round(high),
});
