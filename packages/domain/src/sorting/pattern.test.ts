import { describe, expect, it } from 'vitest';
import { alsoLiked, countByCategory, mostLikedCategories, type ColoredAnswer } from './pattern.ts';
import type { Answer, CardColor } from './sort.ts';

const answers = (color: CardColor, ...given: Answer[]): ColoredAnswer[] =>
  given.map((answer) => ({ color, answer }));

describe('the pattern of a sort', () => {
  it('counts each answer by category, in the deck’s order, without empty categories', () => {
    const sorted = [
      ...answers('red', 'dislike'),
      ...answers('blue', 'like', 'superlike', 'like', 'dislike'),
    ];
    expect(countByCategory(sorted)).toEqual([
      { color: 'blue', superlike: 1, like: 2, dislike: 1 },
      { color: 'red', superlike: 0, like: 0, dislike: 1 },
    ]);
  });

  it('names the category with the most likes, or two with the same number', () => {
    const one = countByCategory([
      ...answers('blue', 'like', 'superlike'),
      ...answers('red', 'like'),
    ]);
    expect(mostLikedCategories(one)).toEqual(['blue']);
    const two = countByCategory([...answers('blue', 'like'), ...answers('red', 'superlike')]);
    expect(mostLikedCategories(two)).toEqual(['blue', 'red']);
  });

  it('names none if three categories share the most likes, or nothing was liked', () => {
    const even = [
      ...answers('blue', 'like'),
      ...answers('red', 'like'),
      ...answers('pink', 'like'),
    ];
    expect(mostLikedCategories(countByCategory(even))).toEqual([]);
    expect(mostLikedCategories(countByCategory(answers('blue', 'dislike')))).toEqual([]);
    expect(mostLikedCategories([])).toEqual([]);
  });
});

describe('the cards that were also liked', () => {
  it('are all liked cards outside the three, very interested first', () => {
    const sorted = [
      { id: 'a', answer: 'like' },
      { id: 'b', answer: 'dislike' },
      { id: 'c', answer: 'superlike' },
      { id: 'd', answer: 'superlike' },
      { id: 'e', answer: 'like' },
    ] as const;
    expect(alsoLiked(sorted, ['d']).map(({ id }) => id)).toEqual(['c', 'a', 'e']);
    expect(alsoLiked(sorted, ['a', 'c', 'd', 'e'])).toEqual([]);
  });
});
