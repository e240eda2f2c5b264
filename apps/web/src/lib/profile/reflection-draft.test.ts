import { emptyReflection } from '@trio/contracts/reflection';
import { beforeEach, expect, it, vi } from 'vitest';
import { eraseDraft, keepDraft, readDraft } from './reflection-draft.ts';

const kept = new Map<string, string>();
const owner = { accountId: 'me', sortId: 's1' };
const written = {
  reflection: { ...emptyReflection, shared: 'People who fix things', includesFamilyPage: false },
  question: 'shared',
};

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
  kept.set('trio.reflection', JSON.stringify({ ...owner, reflection, question: 7 }));
  expect(readDraft(owner)).toEqual({
    reflection: { ...emptyReflection, reasons: ['One', '', ''], shared: 'X' },
    question: null,
  });
});

it('restores the step with its parts, or without', () => {
  const plan = { when: 'Monday', will: 'ask', withWhom: '', dueOn: '2026-12-01' };
  for (const each of [plan, null]) {
    keepDraft(owner, { ...written, reflection: { ...written.reflection, plan: each } });
    expect(readDraft(owner)?.reflection.plan).toEqual(each);
  }
  const reflection = { plan: { when: 7, will: 'ask', dueOn: 7 } };
  kept.set('trio.reflection', JSON.stringify({ ...owner, reflection }));
  expect(readDraft(owner)?.reflection.plan).toEqual({
    when: '',
    will: 'ask',
    withWhom: '',
    dueOn: null,
  });
});
