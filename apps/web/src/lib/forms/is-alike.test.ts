import { expect, it } from 'vitest';
import { isAlike } from './is-alike.ts';

const model = { day: null, name: '', isOpen: false, cards: ['a'], words: { title: '' } };

it('accepts a value of the same shape', () => {
  expect(isAlike(model, model)).toBe(true);
  expect(isAlike({ ...model, day: '2026-05-03', cards: [] }, model)).toBe(true);
});

it.each([
  ['nothing', undefined],
  ['null', null],
  ['a text', 'text'],
  ['a part that is missing', { ...model, words: undefined }],
  ['a part of another kind', { ...model, isOpen: 'yes' }],
  ['a part inside of a part', { ...model, words: {} }],
  ['a list that is none', { ...model, cards: { 0: 'a' } }],
])('refuses %s', (_, value) => {
  expect(isAlike(value, model)).toBe(false);
});
