import { afterEach, expect, it } from 'vitest';
import { saveDraft, readDraft } from './support-draft.ts';

afterEach(() => saveDraft('léa', ''));

it('keeps the draft for its own account only', () => {
  saveDraft('léa', 'My cards are gone');
  expect(readDraft('léa')).toBe('My cards are gone');
  expect(readDraft('noah')).toBe('');
});

it('deletes the draft when it is cleared or another account writes one', () => {
  saveDraft('léa', 'My cards are gone');
  saveDraft('léa', '');
  expect(readDraft('léa')).toBe('');
  saveDraft('léa', 'My cards are gone');
  saveDraft('noah', 'Hello');
  expect(readDraft('léa')).toBe('');
});
