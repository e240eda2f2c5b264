import { describe, expect, it } from 'vitest';
import { answerCard, undoAnswer } from './passes.ts';
import { isQuickSort } from './quick-sort.ts';
import { startSort, type Answer } from './sort.ts';

const deck = Array.from({ length: 20 }, (_, place) => `card-${place}`);

const sortWith = (gaps: number[], answerAt: (place: number) => Answer) => {
  let now = 1000;
  return gaps.reduce(
    (sort, gap, place) => {
      now += gap;
      return answerCard(sort, deck[place] ?? '', answerAt(place), now);
    },
    startSort('s', deck, 1000),
  );
};
const mixed = (place: number): Answer => (place % 2 === 0 ? 'like' : 'dislike');
const times = (count: number, gap: number): number[] => Array.from({ length: count }, () => gap);

describe('a quick sort', () => {
  it.each(['dislike', 'like', 'superlike'] as const)(
    'is detected if all answers are %s',
    (answer) => expect(isQuickSort(sortWith(times(20, 9000), () => answer))).toBe(true),
  );

  it('is detected when most cards took under a second and a half', () => {
    expect(isQuickSort(sortWith([...times(11, 1499), ...times(9, 9000)], mixed))).toBe(true);
    expect(isQuickSort(sortWith([...times(10, 1499), ...times(10, 9000)], mixed))).toBe(false);
    expect(isQuickSort(sortWith(times(20, 1500), mixed))).toBe(false);
  });

  it('does not depend on the order of the cards', () => {
    const slow = sortWith(times(20, 9000), mixed);
    const answers = Object.fromEntries(Object.entries(slow.answers).toReversed());
    expect(isQuickSort({ ...slow, answers })).toBe(false);
  });

  it('does not count an answer that was undone', () => {
    const alike = sortWith(times(8, 9000), () => 'like');
    expect(isQuickSort(undoAnswer(alike, 'card-3', 99_000))).toBe(false);
  });

  it('is never detected from a few answers', () => {
    expect(isQuickSort(sortWith(times(7, 100), () => 'like'))).toBe(false);
    expect(isQuickSort(sortWith(times(8, 100), () => 'like'))).toBe(true);
    expect(isQuickSort(startSort('s', deck, 1000))).toBe(false);
  });
});
