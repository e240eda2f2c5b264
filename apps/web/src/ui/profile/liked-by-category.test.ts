import { expect, it } from 'vitest';
import { viewOwnCard, type CardView } from '../card/card-view.ts';
import { compareCategories, likedByCategory } from './liked-by-category.ts';

const colors = { a: 'blue', b: 'blue', c: 'red' } as const;
const viewOf = (id: string): CardView | null => {
  const color = (colors as Readonly<Record<string, (typeof colors)['a' | 'c'] | undefined>>)[id];
  return color === undefined
    ? null
    : viewOwnCard({ title: id, description: '', imageUrl: '', color });
};

it('counts liked cards by category and leaves out cards that are gone', () => {
  const rows = likedByCategory({ liked: { superlike: ['a', 'gone'], like: ['b', 'c'] } }, viewOf);
  expect(rows).toEqual([
    { color: 'blue', superlike: 1, like: 1, dislike: 0 },
    { color: 'red', superlike: 0, like: 1, dislike: 0 },
  ]);
});

it('compares two sorts, also for a category that only one of them has', () => {
  const blue = { color: 'blue', superlike: 2, like: 1, dislike: 0 } as const;
  const red = { color: 'red', superlike: 0, like: 1, dislike: 0 } as const;
  expect(compareCategories([blue], [red])).toEqual([
    { color: 'blue', before: 0, now: 3 },
    { color: 'red', before: 1, now: 0 },
  ]);
});
