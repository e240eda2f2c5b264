import { emptyReflection } from '@trio/contracts/reflection';
import type { ConfirmedResult, ResultRecord } from '@trio/contracts/results';
import { expect, it } from 'vitest';
import type { ResultView } from '../../../lib/current-sort.ts';
import { createConfirmedView, type StoredView } from './local-records.ts';

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

const noStoredView: StoredView = { read: () => null, write: () => {} };

it('is marked as unknown until the server answers', () => {
  const view = createConfirmedView(noStoredView);
  expect(view.shown()).toMatchObject({ confirmed: null, isFromDevice: true });
  expect(view.update('r1', { reflection })).toBe(false);
  expect(view.fetching()(answer())).toBe(true);
  expect(view.shown()).toEqual({ confirmed, previous: null, sortAttempts: 1 });
});

it('applies a saved change to its own trio only', () => {
  const view = createConfirmedView(noStoredView);
  view.fetching()(answer());
  expect(view.update('another', { reflection })).toBe(false);
  expect(view.update('r1', { reflection })).toBe(true);
  expect(view.update('r1', { emailSent: true })).toBe(true);
  expect(view.shown().confirmed).toEqual({ ...confirmed, reflection, emailSent: true });
});

it('rejects an answer older than the last save', () => {
  const view = createConfirmedView(noStoredView);
  view.fetching()(answer());
  const receive = view.fetching();
  view.update('r1', { reflection });
  expect(receive(answer())).toBe(false);
  expect(view.shown().confirmed?.reflection).toEqual(reflection);
  const later = { ...reflection, shared: 'People' };
  expect(view.fetching()(answer({ reflection: later }))).toBe(true);
  expect(view.shown().confirmed?.reflection).toEqual(later);
});

it('accepts an answer with a newer trio', () => {
  const view = createConfirmedView(noStoredView);
  view.fetching()(answer());
  const receive = view.fetching();
  view.update('r1', { reflection });
  expect(receive(answer({ id: 'r2' }))).toBe(true);
  expect(view.shown().confirmed).toMatchObject({ id: 'r2', reflection: null });
});

it('has the answers of the confirmed sort, but not those of another sort in progress', () => {
  const view = createConfirmedView(noStoredView);
  const cards = [{ name: 'a', result: 'like' as const }];
  view.fetching()({ ...answer(), id: 'r1', cards });
  expect(view.shown().confirmedCards).toEqual(cards);
  view.fetching()({ ...answer(), id: 'in progress', cards });
  expect(view.shown().confirmedCards).toBeUndefined();
});

it('shows the view on the device until the server answers, and stores each change', () => {
  const stored: ResultView[] = [];
  const device = {
    read: () => stored.at(-1) ?? null,
    write: (view: ResultView) => stored.push(view),
  };
  const online = createConfirmedView(device);
  expect(online.isStored()).toBe(false);
  online.fetching()(answer());
  expect(createConfirmedView(device).shown().confirmed).toEqual(confirmed);
  online.update('r1', { reflection });
  const offline = createConfirmedView(device);
  expect(offline.isStored()).toBe(true);
  expect(offline.shown()).toEqual({
    confirmed: { ...confirmed, reflection },
    previous: null,
    sortAttempts: 1,
    isFromDevice: true,
  });
});
