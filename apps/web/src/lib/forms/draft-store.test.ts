import { beforeEach, expect, it } from 'vitest';
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

it('stores a draft for each form of one user', () => {
  store.keep('nour', 'support', { message: 'Hello' });
  store.keep('nour', 'invite', { firstname: 'Liam' });
  expect(store.read('nour', 'support')).toEqual({ message: 'Hello' });
  expect(store.read('nour', 'invite')).toEqual({ firstname: 'Liam' });
});

it('returns a draft only to its owner and erases it when another user types', () => {
  store.keep('nour', 'support', { message: 'Hello' });
  expect(store.read('liam', 'support')).toBeUndefined();
  store.keep('liam', 'support', { message: 'Hi' });
  expect(stored).not.toContain('Hello');
});

it('stores nothing after the last draft is sent', () => {
  store.keep('nour', 'support', { message: 'Hello' });
  store.forget('support');
  expect(stored).toBeNull();
});

it('erases all drafts at log-out, and a visitor’s drafts at log-in', () => {
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

it('ignores blocked storage and invalid content', () => {
  stored = '{broken';
  expect(store.read('nour', 'support')).toBeUndefined();
  isBlocked = true;
  store.keep('nour', 'support', { message: 'Hello' });
  store.forget('support');
  store.keepOnly('nour');
  expect(store.read('nour', 'support')).toBeUndefined();
});
