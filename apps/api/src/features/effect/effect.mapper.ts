import type { EffectFigures as WireFigures, OwnEffectAnswers } from '@trio/contracts/effect';
import type { EffectFigures } from '@trio/domain/effect/effect-figures';
import type { EffectAnswerRow } from '../../data/effect.repository.ts';

export const toOwnAnswers = (rows: readonly EffectAnswerRow[]): OwnEffectAnswers => ({
  answers: rows.map(({ moment, answeredOn, points }) => ({
    moment,
    day: answeredOn,
    // The table allows no other points.
    points: points as OwnEffectAnswers['answers'][number]['points'],
  })),
});

/** The school first, classes by name. A class that was deleted since is left out. */
export function toWireFigures(
  figures: readonly EffectFigures[],
  classes: readonly { readonly classId: string; readonly name: string }[],
): WireFigures[] {
  const wire = ({ period, pairs, changes }: EffectFigures, ofClass: WireFigures['class']) => ({
    period,
    class: ofClass,
    pairs,
    changes: [...changes],
  });
  return [
    ...figures.filter(({ classId }) => classId === null).map((each) => wire(each, null)),
    ...classes
      .toSorted((one, other) => (one.name < other.name ? -1 : 1))
      .flatMap(({ classId: _id, name }) =>
        figures.filter(({ classId }) => classId === _id).map((each) => wire(each, { _id, name })),
      ),
  ];
}
