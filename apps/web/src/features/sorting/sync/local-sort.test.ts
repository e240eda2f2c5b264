import { answerCard } from '@trio/domain/sorting/passes';
import { answerOf, startSort, type Answer } from '@trio/domain/sorting/sort';
import { expect, it } from 'vitest';
import {
  hasUnsent,
  isAllSent,
  mergeRecords,
  type DeviceRecord,
  type AbandonedSort,
  type LocalSort,
} from './local-sort.ts';

const localSort = (id: string, startedAt = 0, changes: Partial<LocalSort> = {}): LocalSort => ({
  sort: startSort(id, ['a', 'b'], startedAt),
  acked: null,
  revision: null,
  replaces: null,
  extraCards: [],
  device: 'here',
  ...changes,
});
const saying = (local: LocalSort, card: string, value: Answer, at: number): LocalSort => ({
  ...local,
  sort: answerCard(local.sort, card, value, at),
});
const sent = (local: LocalSort): LocalSort => ({ ...local, acked: local.sort, revision: 1 });
const record = (local: LocalSort | null, changes: Partial<DeviceRecord> = {}): DeviceRecord => ({
  local,
  finished: [],
  abandoned: [],
  writer: 'tab',
  ...changes,
});
const gone = (id: string): AbandonedSort => ({ sort: startSort(id, ['a', 'b'], 0), revision: 1 });
const nothing = new Set<string>();

it('is unsent until acknowledged, but not for active time alone', () => {
  const known = sent(localSort('x'));
  expect(hasUnsent(localSort('x'))).toBe(true);
  expect(hasUnsent(known)).toBe(false);
  expect(hasUnsent({ ...known, sort: { ...known.sort, time: { here: 5 } } })).toBe(false);
  expect(hasUnsent(saying(known, 'a', 'like', 9))).toBe(true);
  expect(isAllSent(record(known))).toBe(true);
  expect(isAllSent(record(null, { abandoned: [gone('y')] }))).toBe(false);
  expect(isAllSent(record(null, { finished: [known] }))).toBe(false);
});

it('merges the answers and acknowledgements of two tabs', () => {
  const known = sent(localSort('x'));
  const merged = mergeRecords(
    record(saying(known, 'a', 'like', 9)),
    record({ ...saying(known, 'b', 'dislike', 8), revision: 3 }),
    nothing,
  );
  expect(merged.local?.revision).toBe(3);
  expect(merged.local && answerOf(merged.local.sort, 'a')).toBe('like');
  expect(merged.local && answerOf(merged.local.sort, 'b')).toBe('dislike');
});

it('continues the later of two sorts with the unsent answers of the earlier', () => {
  const earlier = saying(localSort('x'), 'a', 'superlike', 5);
  const later = localSort('y', 50);
  for (const [one, two] of [
    [earlier, later],
    [later, earlier],
  ] as const) {
    const { local } = mergeRecords(record(one), record(two), nothing);
    expect(local?.sort.id).toBe('y');
    expect(local && answerOf(local.sort, 'a')).toBe('superlike');
  }
});

it('takes nothing over from a replaced sort', () => {
  const earlier = saying(sent(localSort('x')), 'a', 'superlike', 5);
  const later = localSort('y', 50, { replaces: gone('x') });
  const { local } = mergeRecords(record(earlier), record(later), nothing);
  expect(local && answerOf(local.sort, 'a')).toBeNull();
});

it('does not restore an ended sort from another tab', () => {
  const old = record(localSort('x'), { abandoned: [gone('z')], finished: [localSort('w')] });
  expect(mergeRecords(old, record(null), new Set(['x', 'z', 'w']))).toEqual(record(null));
  expect(
    mergeRecords(record(localSort('x')), record(null, { abandoned: [gone('x')] }), nothing).local,
  ).toBe(null);
  expect(mergeRecords(old, record(null), nothing)).toMatchObject({
    abandoned: [{ sort: { id: 'z' } }],
    finished: [{ sort: { id: 'w' } }],
  });
});
