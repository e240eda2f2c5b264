import { answerCard } from '@trio/domain/sorting/passes';
import { startSort } from '@trio/domain/sorting/sort';
import { expect, it, vi } from 'vitest';
import {
  createMemoryStore,
  createPersistentStore,
  isFromLater,
  readRecord,
  toStored,
  type Disk,
} from './device-store.ts';
import type { DeviceRecord } from './local-sort.ts';

const sort = answerCard(startSort('x', ['a', 'b'], 5), 'a', 'like', 9);
const record: DeviceRecord = {
  local: {
    sort,
    acked: null,
    revision: null,
    replaces: { sort, revision: 3 },
    extraCards: [],
    device: 'here',
  },
  finished: [],
  abandoned: [{ sort, revision: null }],
  writer: 'tab',
};

it('reads a record for its owner only', () => {
  const stored: unknown = structuredClone(toStored(record, 'nour'));
  expect(readRecord(stored, 'nour')).toEqual(record);
  expect(readRecord(stored, 'sam')).toBeNull();
});

it('stores the names that devices in use already have', () => {
  expect(Object.keys(toStored(record, 'nour')).toSorted()).toEqual([
    'finished',
    'givenUp',
    'kept',
    'owner',
    'version',
    'writer',
  ]);
});

it('ignores records of another version and invalid ones', () => {
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
      removeSynced: guarded(files.removeSynced),
      close: () => {
        disk.closed += 1;
      },
    };
  };
  return { disk, store: createPersistentStore(open) };
}

it('holds a failed write in memory and tries the disk with the next one', async () => {
  const { disk, store } = createDisk();
  disk.isBroken = true;
  await store.update('nour', () => record);
  expect(store.isPersistent()).toBe(false);
  expect(await store.read('nour')).toEqual(record);
  expect(await disk.files.read('nour')).toBeNull();
  disk.isBroken = false;
  await store.update('nour', () => record);
  expect(store.isPersistent()).toBe(true);
  expect(await disk.files.read('nour')).toEqual(record);
  expect(disk).toMatchObject({ opened: 2, closed: 1 });
});

it('does not wait for a disk that never answers', async () => {
  vi.useFakeTimers();
  const store = createPersistentStore(() => new Promise(() => {}));
  const written = store.update('nour', () => record);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(await written).toEqual(record);
  expect(store.isPersistent()).toBe(false);
  vi.useRealTimers();
});
