import { answerCard } from '@trio/domain/sorting/passes';
import { answerOf, startSort, type Answer } from '@trio/domain/sorting/sort';
import { expect, it } from 'vitest';
import {
  hasUnsent,
  isAllSent,
  mergeRecords,
  type DeviceRecord,
  type GivenUp,
  type Kept,
} from './kept-sort.ts';

const keptSort = (id: string, startedAt = 0, changes: Partial<Kept> = {}): Kept => ({
  sort: startSort(id, ['a', 'b'], startedAt),
  acked: null,
  revision: null,
  replaces: null,
  extraCards: [],
  device: 'here',
  ...changes,
});
const saying = (kept: Kept, card: string, value: Answer, at: number): Kept => ({
  ...kept,
  sort: answerCard(kept.sort, card, value, at),
});
const sent = (kept: Kept): Kept => ({ ...kept, acked: kept.sort, revision: 1 });
const record = (kept: Kept | null, changes: Partial<DeviceRecord> = {}): DeviceRecord => ({
  kept,
  finished: [],
  givenUp: [],
  writer: 'tab',
  ...changes,
});
const gone = (id: string): GivenUp => ({ sort: startSort(id, ['a', 'b'], 0), revision: 1 });
const nothing = new Set<string>();

it('holds something unsent until the server has said that it has it; time alone does not count', () => {
  const known = sent(keptSort('x'));
  expect(hasUnsent(keptSort('x'))).toBe(true);
  expect(hasUnsent(known)).toBe(false);
  expect(hasUnsent({ ...known, sort: { ...known.sort, time: { here: 5 } } })).toBe(false);
  expect(hasUnsent(saying(known, 'a', 'like', 9))).toBe(true);
  expect(isAllSent(record(known))).toBe(true);
  expect(isAllSent(record(null, { givenUp: [gone('y')] }))).toBe(false);
  expect(isAllSent(record(null, { finished: [known] }))).toBe(false);
});

it('two tabs with one sort keep what either says and what either has heard', () => {
  const known = sent(keptSort('x'));
  const merged = mergeRecords(
    record(saying(known, 'a', 'like', 9)),
    record({ ...saying(known, 'b', 'dislike', 8), revision: 3 }),
    nothing,
  );
  expect(merged.kept?.revision).toBe(3);
  expect(merged.kept && answerOf(merged.kept.sort, 'a')).toBe('like');
  expect(merged.kept && answerOf(merged.kept.sort, 'b')).toBe('dislike');
});

it('of two sorts the later goes on, with what nobody has seen of the earlier', () => {
  const earlier = saying(keptSort('x'), 'a', 'superlike', 5);
  const later = keptSort('y', 50);
  for (const [one, two] of [
    [earlier, later],
    [later, earlier],
  ] as const) {
    const { kept } = mergeRecords(record(one), record(two), nothing);
    expect(kept?.sort.id).toBe('y');
    expect(kept && answerOf(kept.sort, 'a')).toBe('superlike');
  }
});

it('a sort that takes the place of another takes nothing over', () => {
  const earlier = saying(sent(keptSort('x')), 'a', 'superlike', 5);
  const later = keptSort('y', 50, { replaces: gone('x') });
  const { kept } = mergeRecords(record(earlier), record(later), nothing);
  expect(kept && answerOf(kept.sort, 'a')).toBeNull();
});

it('what has ended does not come back from another tab', () => {
  const old = record(keptSort('x'), { givenUp: [gone('z')], finished: [keptSort('w')] });
  expect(mergeRecords(old, record(null), new Set(['x', 'z', 'w']))).toEqual(record(null));
  expect(
    mergeRecords(record(keptSort('x')), record(null, { givenUp: [gone('x')] }), nothing).kept,
  ).toBe(null);
  expect(mergeRecords(old, record(null), nothing)).toMatchObject({
    givenUp: [{ sort: { id: 'z' } }],
    finished: [{ sort: { id: 'w' } }],
  });
});
