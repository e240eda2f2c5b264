import { emptyReflection } from '@trio/contracts/reflection';
import type { ConfirmedResult, ResultRecord } from '@trio/contracts/results';
import { expect, it } from 'vitest';
import { createServerView } from './server-view.ts';

const confirmed: ConfirmedResult = {
  id: 'r1',
  created: '2026-05-01T10:00:00.000Z',
  updated: '2026-05-01T10:12:00.000Z',
  selected: ['a', 'b', 'c'],
  extraCards: [],
  reflection: null,
  emailSent: false,
  profileSent: false,
};
const answer = (changes: Partial<ConfirmedResult> = {}) =>
  ({
    confirmed: { ...confirmed, ...changes },
    previous: null,
    sortAttempts: 1,
  }) as unknown as ResultRecord;
const reflection = { ...emptyReflection, action: 'Ask my aunt' };

it('is from the device alone until the server has said something', () => {
  const view = createServerView();
  expect(view.shown()).toMatchObject({ confirmed: null, isFromDevice: true });
  expect(view.note('r1', { reflection })).toBe(false);
  expect(view.asking()(answer())).toBe(true);
  expect(view.shown()).toEqual({ confirmed, previous: null, sortAttempts: 1 });
});

it('shows at once what was saved, and of no other three', () => {
  const view = createServerView();
  view.asking()(answer());
  expect(view.note('another', { reflection })).toBe(false);
  expect(view.note('r1', { reflection })).toBe(true);
  expect(view.note('r1', { emailSent: true })).toBe(true);
  expect(view.shown().confirmed).toEqual({ ...confirmed, reflection, emailSent: true });
});

it('does not lose it to an answer that is older; the server is then asked again', () => {
  const view = createServerView();
  view.asking()(answer());
  const hear = view.asking();
  view.note('r1', { reflection });
  expect(hear(answer())).toBe(false);
  expect(view.shown().confirmed?.reflection).toEqual(reflection);
  // What was written elsewhere since then is the later word.
  const later = { ...reflection, shared: 'People' };
  expect(view.asking()(answer({ reflection: later }))).toBe(true);
  expect(view.shown().confirmed?.reflection).toEqual(later);
});

it('lets a new three take the place of the old one’s words', () => {
  const view = createServerView();
  view.asking()(answer());
  const hear = view.asking();
  view.note('r1', { reflection });
  expect(hear(answer({ id: 'r2' }))).toBe(true);
  expect(view.shown().confirmed).toMatchObject({ id: 'r2', reflection: null });
});
