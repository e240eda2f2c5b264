import { beforeEach, expect, it } from 'vitest';
import { isSecret } from './draft-fields.ts';
import { createDraftStore, visitor, type DraftStore } from './draft-store.ts';

let stored: string | null;
let clock: number;
let isBlocked: boolean;
let store: DraftStore;
beforeEach(() => {
  stored = null;
  clock = 1_000_000;
  isBlocked = false;
  const guard = () => {
    if (isBlocked) throw new Error('blocked');
  };
  store = createDraftStore({
    now: () => clock,
    read: () => {
      guard();
      return stored;
    },
    write: (value) => {
      guard();
      stored = value;
    },
    erase: () => {
      guard();
      stored = null;
    },
  });
});

it('keeps a draft for each form of one person', () => {
  store.keep('nour', 'support', { message: 'Hello' });
  store.keep('nour', 'invite', { firstname: 'Liam' });
  expect(store.read('nour', 'support')).toEqual({ message: 'Hello' });
  expect(store.read('nour', 'invite')).toEqual({ firstname: 'Liam' });
});

it('shows a draft to its owner only, and erases it when another person types', () => {
  store.keep('nour', 'support', { message: 'Hello' });
  expect(store.read('liam', 'support')).toBeUndefined();
  store.keep('liam', 'support', { message: 'Hi' });
  expect(stored).not.toContain('Hello');
});

it('leaves nothing behind once the last draft was sent', () => {
  store.keep('nour', 'support', { message: 'Hello' });
  store.forget('support');
  expect(stored).toBeNull();
});

it('erases everything at log-out, and what a visitor typed when a person logs in', () => {
  store.keep('nour', 'support', { message: 'Hello' });
  store.keepOnly(visitor);
  expect(stored).toBeNull();
  store.keep(visitor, 'signup', { firstname: 'Zoé' });
  store.keepOnly(visitor);
  expect(store.read(visitor, 'signup')).toEqual({ firstname: 'Zoé' });
  store.keepOnly('nour');
  expect(stored).toBeNull();
});

it('forgets a draft after an hour', () => {
  store.keep(visitor, 'signup', { firstname: 'Zoé' });
  clock += 3_600_000;
  expect(store.read(visitor, 'signup')).toBeUndefined();
});

it('works without storage and with what it cannot read', () => {
  stored = '{broken';
  expect(store.read('nour', 'support')).toBeUndefined();
  isBlocked = true;
  store.keep('nour', 'support', { message: 'Hello' });
  store.forget('support');
  store.keepOnly('nour');
  expect(store.read('nour', 'support')).toBeUndefined();
});

it.each([
  { name: 'password', type: 'password', autocomplete: 'new-password' },
  { name: 'password', type: 'text', autocomplete: 'new-password' },
  { name: 'confirmPassword', type: 'text', autocomplete: '' },
  { name: 'secretWord', type: 'text', autocomplete: 'current-password' },
  { name: 'pin', type: 'text', autocomplete: 'one-time-code' },
  { name: 'code', type: 'text', autocomplete: 'off' },
])('never keeps $name ($type)', (field) => {
  expect(isSecret(field)).toBe(true);
});

it.each(['firstname', 'email', 'postalzip', 'message', 'description'])('keeps %s', (name) => {
  expect(isSecret({ name, type: 'text', autocomplete: 'off' })).toBe(false);
});
