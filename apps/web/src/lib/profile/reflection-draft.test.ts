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

it('restores a draft after a reload until it is erased', () => {
  expect(readDraft(owner)).toBeNull();
  keepDraft(owner, written);
  expect(readDraft(owner)).toEqual(written);
  eraseDraft();
  expect(readDraft(owner)).toBeNull();
  expect(kept.size).toBe(0);
});

it('returns no draft of another account or another sort', () => {
  keepDraft(owner, written);
  expect(readDraft({ ...owner, accountId: 'another account' })).toBeNull();
  expect(readDraft({ ...owner, sortId: 's2' })).toBeNull();
});

it.each(['', '{', 'null', '7', '{"accountId":"me"}'])('ignores an invalid draft: %s', (text) => {
  kept.set('trio.reflection', text);
  expect(readDraft(owner)).toBeNull();
});

it('reads the known parts of a draft of another version', () => {
  const reflection = { reasons: ['One', 2], shared: 'X', includesCounsellorPage: 'no' };
  kept.set('trio.reflection', JSON.stringify({ ...owner, reflection }));
  expect(readDraft(owner)).toEqual({
    ...emptyReflection,
    reasons: ['One', '', ''],
    shared: 'X',
  });
});
