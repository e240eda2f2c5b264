import { expect, it } from 'vitest';
import { startingWith } from './starting-with.ts';

const [a, b, c] = ['Fresh water', 'Game on', 'De l’eau'].map((title) => ({ title }));
const three = [a, b, c].flatMap((card) => card ?? []);

it('puts the named challenge first and keeps the order of the others', () => {
  expect(startingWith(three, 'De l’eau')).toEqual([c, a, b]);
  expect(startingWith(three, ' Game on ')).toEqual([b, a, c]);
});

it.each([null, '', 'Something else', 'game on'])('keeps the order for %j', (title) => {
  expect(startingWith(three, title)).toEqual(three);
});
