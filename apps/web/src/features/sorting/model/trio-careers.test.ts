import { expect, it } from 'vitest';
import { careersOf } from './trio-careers.ts';

const card = (...titles: string[]) => ({ careers: titles.map((title) => ({ title })) });
const titlesOf = (...cards: ReturnType<typeof card>[]) =>
  careersOf(cards).map(({ title }) => title);

it('names one career of each card', () => {
  expect(titlesOf(card('A', 'B'), card('C'), card('D', 'E'))).toEqual(['A', 'C', 'D']);
});

it('names more careers of one card if the others have none or the same', () => {
  expect(titlesOf(card(), card('A', 'B', 'C'), card('A'))).toEqual(['A', 'B', 'C']);
});

it('names none if no card has any', () => {
  expect(titlesOf(card(), card())).toEqual([]);
  expect(titlesOf()).toEqual([]);
});
