import { expect, it } from 'vitest';
import { hasSameShape, isSecret } from './form-fields.ts';

const model = { day: null, name: '', isOpen: false, cards: ['a'], words: { title: '' } };

it('accepts a value of the same shape', () => {
  expect(hasSameShape(model, model)).toBe(true);
  expect(hasSameShape({ ...model, day: '2026-05-03', cards: [] }, model)).toBe(true);
});

it.each([
  ['undefined', undefined],
  ['null', null],
  ['a text', 'text'],
  ['a missing part', { ...model, words: undefined }],
  ['a part of another type', { ...model, isOpen: 'yes' }],
  ['a missing nested part', { ...model, words: {} }],
  ['an object instead of a list', { ...model, cards: { 0: 'a' } }],
])('rejects %s', (_, value) => {
  expect(hasSameShape(value, model)).toBe(false);
});

it.each([
  { name: 'password', type: 'password', autocomplete: 'new-password' },
  { name: 'password', type: 'text', autocomplete: 'new-password' },
  { name: 'confirmPassword', type: 'text', autocomplete: '' },
  { name: 'secretWord', type: 'text', autocomplete: 'current-password' },
  { name: 'pin', type: 'text', autocomplete: 'one-time-code' },
  { name: 'code', type: 'text', autocomplete: 'off' },
])('never stores $name ($type)', (field) => {
  expect(isSecret(field)).toBe(true);
});

it.each(['firstname', 'email', 'postalzip', 'message', 'description'])('stores %s', (name) => {
  expect(isSecret({ name, type: 'text', autocomplete: 'off' })).toBe(false);
});
