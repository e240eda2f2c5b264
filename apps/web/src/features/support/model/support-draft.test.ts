import { afterEach, expect, it } from 'vitest';
import { keepDraft, readDraft } from './support-draft.ts';

afterEach(() => keepDraft('léa', ''));

it('keeps what somebody was writing for them, and for nobody else', () => {
  keepDraft('léa', 'My cards are gone');
  expect(readDraft('léa')).toBe('My cards are gone');
  expect(readDraft('noah')).toBe('');
});

it('forgets it once it is sent or taken back, and when somebody else writes', () => {
  keepDraft('léa', 'My cards are gone');
  keepDraft('léa', '');
  expect(readDraft('léa')).toBe('');
  keepDraft('léa', 'My cards are gone');
  keepDraft('noah', 'Hello');
  expect(readDraft('léa')).toBe('');
});
