import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { isFromLater, readRecord, toStored } from './device-record.ts';
import { noteKept } from './kept-note.ts';
import { isAllSent, type DeviceRecord } from './kept-sort.ts';

type Change = (stored: DeviceRecord | null) => DeviceRecord | null;

/** One record per account. Whoever is signed in sees their own and no other. */
export interface DeviceStore {
  readonly read: (accountId: string) => Promise<DeviceRecord | null>;
  /** Reads and writes in one go, so that two tabs never overwrite each other; null erases. */
  readonly update: (accountId: string, change: Change) => Promise<DeviceRecord | null>;
  /** Erases what others have left behind and the server has. */
  readonly tidy: (exceptFor: string | null) => Promise<void>;
  /** Whether what was written last outlives the page. */
  readonly isLasting: () => boolean;
}

export interface Disk extends Omit<DeviceStore, 'isLasting'> {
  readonly close: () => void;
}

/** Where nothing can be kept: for as long as the page is open. */
export function createMemoryStore(): DeviceStore {
  const records = new Map<string, DeviceRecord>();
  const read = (accountId: string) => records.get(accountId) ?? null;
  return {
    read: async (accountId) => read(accountId),
    update: async (accountId, change) => {
      const next = change(read(accountId));
      if (next) records.set(accountId, next);
      else records.delete(accountId);
      return next;
    },
    tidy: async (exceptFor) => {
      for (const [accountId, record] of records) {
        if (accountId !== exceptFor && isAllSent(record)) records.delete(accountId);
      }
    },
    isLasting: () => true,
  };
}

interface Schema extends DBSchema {
  /** Whatever an earlier or a later version wrote: it is looked at before it is believed. */
  readonly sorts: { readonly key: string; readonly value: unknown };
}

const createDisk = (database: IDBPDatabase<Schema>): Disk => ({
  close: () => database.close(),
  read: async (accountId) => readRecord(await database.get('sorts', accountId), accountId),
  update: async (accountId, change) => {
    // Handed to the system, not waited for on the disk: it outlives a crashed tab, and the next answer.
    const transaction = database.transaction('sorts', 'readwrite', { durability: 'relaxed' });
    const { store, done } = transaction;
    const stored = await store.get(accountId);
    if (isFromLater(stored)) throw new Error('A later version keeps this record.');
    const next = change(readRecord(stored, accountId));
    // Not awaited one by one: the transaction ends when nothing more is asked of it.
    const writing = next
      ? store.put(toStored(next, accountId), accountId)
      : store.delete(accountId);
    // At once, not when the page has time: it may be about to go.
    transaction.commit();
    await Promise.all([writing, done]);
    if (next) noteKept(true);
    return next;
  },
  tidy: async (exceptFor) => {
    const transaction = database.transaction('sorts', 'readwrite');
    let left = 0;
    let cursor = await transaction.store.openCursor();
    while (cursor) {
      const record = readRecord(cursor.value, cursor.key);
      const isNeeded = record ? !isAllSent(record) : isFromLater(cursor.value);
      if (cursor.key === exceptFor || isNeeded) left += 1;
      else await cursor.delete();
      cursor = await cursor.continue();
    }
    await transaction.done;
    noteKept(left > 0);
  },
});

async function openDisk(): Promise<Disk> {
  const database = await openDB<Schema>('trio', 1, {
    upgrade: (fresh) => {
      fresh.createObjectStore('sorts');
    },
    // A page of a newer version wants to open it: this one lets go.
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
  });
  return createDisk(database);
}

/** A write that has not ended after this long may never: until it has, nothing is said to be kept. */
const patience = 3_000;

const inTime = <T>(work: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(reject, patience, new Error('The disk does not answer.'));
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });

/**
 * A disk that is full, blocked by a policy or closed by the browser may work again a moment later: it
 * is tried with every write, and memory holds what it would not take.
 */
export function createLastingStore(open: () => Promise<Disk>): DeviceStore {
  const memory = createMemoryStore();
  let opened: Promise<Disk> | null = null;
  let isLasting = true;

  async function onDisk<T>(act: (disk: Disk) => Promise<T>): Promise<T> {
    const opening = (opened ??= open());
    try {
      return await act(await opening);
    } catch (error) {
      if (opened === opening) opened = null;
      void opening.then(({ close }) => close()).catch(() => undefined);
      throw error;
    }
  }

  return {
    isLasting: () => isLasting,
    read: async (accountId) =>
      (await memory.read(accountId)) ?? (await onDisk((disk) => disk.read(accountId))),
    update: async (accountId, change) => {
      const writing = onDisk((disk) => disk.update(accountId, change)).then(async (next) => {
        isLasting = true;
        await memory.update(accountId, () => null);
        return next;
      });
      try {
        return await inTime(writing);
      } catch {
        isLasting = false;
        return memory.update(accountId, change);
      }
    },
    tidy: async (exceptFor) => {
      await memory.tidy(exceptFor);
      await onDisk((disk) => disk.tidy(exceptFor));
    },
  };
}

/** This browser's own. Opened with the first question. */
export const deviceStore = createLastingStore(openDisk);
