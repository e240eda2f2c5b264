import type { SortOfStudent } from '@trio/contracts/students';
import { countByCategory, type CategoryCount } from '@trio/domain/sorting/pattern';
import { cardColors, type CardColor } from '@trio/domain/sorting/sort';
import type { CardView } from '../card/card-view.ts';

type ViewOf = (id: string) => CardView | null;

/** Cards that are no longer in the deck are left out: their category is unknown. */
export function likedByCategory(
  { liked }: Pick<SortOfStudent, 'liked'>,
  viewOf: ViewOf,
): readonly CategoryCount[] {
  const of = (names: readonly string[], answer: 'like' | 'superlike') =>
    names.flatMap((name) => {
      const color = viewOf(name)?.color;
      return color === undefined ? [] : [{ color, answer }];
    });
  return countByCategory([...of(liked.superlike, 'superlike'), ...of(liked.like, 'like')]);
}

export interface CategoryChange {
  readonly color: CardColor;
  readonly before: number;
  readonly now: number;
}

/** In the deck's order; a category that was never liked is left out. */
export function compareCategories(
  now: readonly CategoryCount[],
  before: readonly CategoryCount[],
): readonly CategoryChange[] {
  const countIn = (rows: readonly CategoryCount[], color: CardColor): number => {
    const row = rows.find((each) => each.color === color);
    return row ? row.superlike + row.like : 0;
  };
  return cardColors
    .map((color) => ({ color, before: countIn(before, color), now: countIn(now, color) }))
    .filter((each) => each.before + each.now > 0);
}
