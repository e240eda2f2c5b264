import { answerCard } from '@trio/domain/sorting/passes';
import { startSort } from '@trio/domain/sorting/sort';
import { expect, it, vi } from 'vitest';
import { isFromLater, readRecord, toStored } from './device-record.ts';
import { createLastingStore, createMemoryStore, type Disk } from './device-store.ts';
import type { DeviceRecord } from './kept-sort.ts';

const sort = answerCard(startSort('x', ['a', 'b'], 5), 'a', 'like', 9);
const record: DeviceRecord = {
  kept: {
    sort,
    acked: null,
    revision: null,
    replaces: { sort, revision: 3 },
    extraCards: [],
    device: 'here',
  },
  finished: [],
  givenUp: [{ sort, revision: null }],
  writer: 'tab',
};

it('a record is read as it was written, by whom it belongs to', () => {
  const stored: unknown = structuredClone(toStored(record, 'nour'));
  expect(readRecord(stored, 'nour')).toEqual(record);
  expect(readRecord(stored, 'sam')).toBeNull();
});

it('what is not a record of this version is none', () => {
  const stored = toStored(record, 'nour');
  for (const broken of [
    undefined,
    'text',
    {},
    { ...stored, version: 2 },
    { ...stored, kept: { sort: {} } },
    { ...stored, givenUp: ['x'] },
  ]) {
    expect(readRecord(broken, 'nour')).toBeNull();
  }
  expect(isFromLater({ ...stored, version: 2 })).toBe(true);
  expect(isFromLater(stored)).toBe(false);
});

function createDisk() {
  const files = createMemoryStore();
  const disk = { isBroken: false, opened: 0, closed: 0, files };
  const guarded =
    <A extends unknown[], T>(act: (...given: A) => Promise<T>) =>
    async (...given: A): Promise<T> => {
      if (disk.isBroken) throw new Error('full');
      return act(...given);
    };
  const open = async (): Promise<Disk> => {
    disk.opened += 1;
    return {
      read: guarded(files.read),
      update: guarded(files.update),
      tidy: guarded(files.tidy),
      close: () => {
        disk.closed += 1;
      },
    };
  };
  return { disk, store: createLastingStore(open) };
}

it('one write that fails is kept on the page, and the next one is on the disk again', async () => {
  const { disk, store } = createDisk();
  disk.isBroken = true;
  await store.update('nour', () => record);
  expect(store.isLasting()).toBe(false);
  expect(await store.read('nour')).toEqual(record);
  expect(await disk.files.read('nour')).toBeNull();
  disk.isBroken = false;
  await store.update('nour', () => record);
  expect(store.isLasting()).toBe(true);
  expect(await disk.files.read('nour')).toEqual(record);
  expect(disk).toMatchObject({ opened: 2, closed: 1 });
});

it('a disk that never answers does not hold up the page', async () => {
  vi.useFakeTimers();
  const store = createLastingStore(() => new Promise(() => {}));
  const written = store.update('nour', () => record);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(await written).toEqual(record);
  expect(store.isLasting()).toBe(false);
  vi.useRealTimers();
});
