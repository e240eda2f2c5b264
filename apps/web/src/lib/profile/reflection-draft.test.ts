import { emptyReflection } from '@trio/contracts/reflection';
import { beforeEach, expect, it, vi } from 'vitest';
import { eraseDraft, keepDraft, readDraft } from './reflection-draft.ts';

const kept = new Map<string, string>();
const owner = { accountId: 'me', sortId: 's1' };
const written = { ...emptyReflection, shared: 'People who fix things', includesFamilyPage: false };

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});

it('what is being written is there after a reload, until it is erased', () => {
  expect(readDraft(owner)).toBeNull();
  keepDraft(owner, written);
  expect(readDraft(owner)).toEqual(written);
  eraseDraft();
  expect(readDraft(owner)).toBeNull();
  expect(kept.size).toBe(0);
});

it('nobody else sees it, and no other three gets it', () => {
  keepDraft(owner, written);
  expect(readDraft({ ...owner, accountId: 'somebody else' })).toBeNull();
  expect(readDraft({ ...owner, sortId: 's2' })).toBeNull();
});

it.each(['', '{', 'null', '7', '{"accountId":"me"}'])('an unreadable one is none: %s', (text) => {
  kept.set('trio.reflection', text);
  expect(readDraft(owner)).toBeNull();
});

it('of what another version wrote, what is understood stays', () => {
  const reflection = { reasons: ['One', 2], shared: 'X', includesCounsellorPage: 'no' };
  kept.set('trio.reflection', JSON.stringify({ ...owner, reflection }));
  expect(readDraft(owner)).toEqual({
    ...emptyReflection,
    reasons: ['One', '', ''],
    shared: 'X',
  });
});
