import { cardColors, type Answer, type CardColor } from './sort.ts';

export interface ColoredAnswer {
  readonly color: CardColor;
  readonly answer: Answer;
}

export interface CategoryCount extends Readonly<Record<Answer, number>> {
  readonly color: CardColor;
}

/** If more categories than this share the most likes, none is named. */
const mostNamed = 2;

const likesOf = ({ superlike, like }: CategoryCount): number => superlike + like;

/** In the deck's order of categories; a category without cards is left out. */
export function countByCategory(sorted: readonly ColoredAnswer[]): readonly CategoryCount[] {
  return cardColors
    .map((color) => {
      const ofColor = sorted.filter((one) => one.color === color);
      const count = (answer: Answer): number =>
        ofColor.filter((one) => one.answer === answer).length;
      return {
        color,
        superlike: count('superlike'),
        like: count('like'),
        dislike: count('dislike'),
      };
    })
    .filter((row) => likesOf(row) + row.dislike > 0);
}

export function mostLikedCategories(rows: readonly CategoryCount[]): readonly CardColor[] {
  const most = Math.max(0, ...rows.map(likesOf));
  const top = rows.filter((row) => likesOf(row) === most);
  return most === 0 || top.length > mostNamed ? [] : top.map(({ color }) => color);
}

type WithAnswer<T, A extends Answer> = T & { readonly answer: A };

/** Liked cards that are not among the three: very interested first, else in their own order. */
export function alsoLiked<T extends { readonly id: string; readonly answer: Answer }>(
  sorted: readonly T[],
  three: readonly string[],
): readonly WithAnswer<T, 'superlike' | 'like'>[] {
  const others = sorted.filter(({ id }) => !three.includes(id));
  const withAnswer = <A extends Answer>(wanted: A) =>
    others.filter((one): one is WithAnswer<T, A> => one.answer === wanted);
  return [...withAnswer('superlike'), ...withAnswer('like')];
}
