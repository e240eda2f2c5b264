import { answerCard } from '@trio/domain/sorting/passes';
import { answerOf, startSort, type Answer } from '@trio/domain/sorting/sort';
import { expect, it } from 'vitest';
import {
  hasUnsent,
  isAllSent,
  mergeDeviceRecords,
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
const answered = (local: LocalSort, card: string, value: Answer, at: number): LocalSort => ({
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
const abandonedSort = (id: string): AbandonedSort => ({
  sort: startSort(id, ['a', 'b'], 0),
  revision: 1,
});
const noKeys = new Set<string>();

it('has unsent changes until they are acknowledged, not counting active time', () => {
  const known = sent(localSort('x'));
  expect(hasUnsent(localSort('x'))).toBe(true);
  expect(hasUnsent(known)).toBe(false);
  expect(hasUnsent({ ...known, sort: { ...known.sort, time: { here: 5 } } })).toBe(false);
  expect(hasUnsent(answered(known, 'a', 'like', 9))).toBe(true);
  expect(isAllSent(record(known))).toBe(true);
  expect(isAllSent(record(null, { abandoned: [abandonedSort('y')] }))).toBe(false);
  expect(isAllSent(record(null, { finished: [known] }))).toBe(false);
});

it('merges the answers and acknowledgements of two tabs', () => {
  const known = sent(localSort('x'));
  const merged = mergeDeviceRecords(
    record(answered(known, 'a', 'like', 9)),
    record({ ...answered(known, 'b', 'dislike', 8), revision: 3 }),
    noKeys,
  );
  expect(merged.local?.revision).toBe(3);
  expect(merged.local && answerOf(merged.local.sort, 'a')).toBe('like');
  expect(merged.local && answerOf(merged.local.sort, 'b')).toBe('dislike');
});

it('continues the later of two sorts with the unsent answers of the earlier', () => {
  const earlier = answered(localSort('x'), 'a', 'superlike', 5);
  const later = localSort('y', 50);
  for (const [one, two] of [
    [earlier, later],
    [later, earlier],
  ] as const) {
    const { local } = mergeDeviceRecords(record(one), record(two), noKeys);
    expect(local?.sort.id).toBe('y');
    expect(local && answerOf(local.sort, 'a')).toBe('superlike');
  }
});

it('imports no answers of a replaced sort', () => {
  const earlier = answered(sent(localSort('x')), 'a', 'superlike', 5);
  const later = localSort('y', 50, { replaces: abandonedSort('x') });
  const { local } = mergeDeviceRecords(record(earlier), record(later), noKeys);
  expect(local && answerOf(local.sort, 'a')).toBeNull();
});

it('does not restore an ended sort from another tab', () => {
  const old = record(localSort('x'), {
    abandoned: [abandonedSort('z')],
    finished: [localSort('w')],
  });
  expect(mergeDeviceRecords(old, record(null), new Set(['x', 'z', 'w']))).toEqual(record(null));
  expect(
    mergeDeviceRecords(
      record(localSort('x')),
      record(null, { abandoned: [abandonedSort('x')] }),
      noKeys,
    ).local,
  ).toBe(null);
  expect(mergeDeviceRecords(old, record(null), noKeys)).toMatchObject({
    abandoned: [{ sort: { id: 'z' } }],
    finished: [{ sort: { id: 'w' } }],
  });
});
