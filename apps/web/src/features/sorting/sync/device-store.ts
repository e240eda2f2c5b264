import { extraCard, keepValidCards } from '@trio/contracts/cards';
import { answers, cardColors, passKinds } from '@trio/domain/sorting/sort';
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import * as z from 'zod/mini';
import { noteStored } from './device-note.ts';
import { isAllSent, mergeDeviceRecords, type DeviceRecord } from './local-sort.ts';

/** Raised when older records can no longer be read. */
const version = 1;

const stamped = <T extends z.core.$ZodType>(value: T) => z.object({ value, at: z.number() });
const place = z.nullable(z.string());
const ownCard = z.object({
  title: z.string(),
  description: z.string(),
  imageUrl: z.string(),
  color: z.enum(cardColors),
});
const sort = z.object({
  id: z.string(),
  startedAt: z.number(),
  deck: z.array(z.string()),
  answers: z.record(z.string(), stamped(z.nullable(z.enum(answers)))),
  pass: stamped(z.enum(passKinds)),
  ranks: stamped(z.tuple([place, place, place])),
  ownCards: z.record(z.string(), stamped(z.nullable(ownCard))),
  ideas: z.record(z.string(), stamped(z.array(z.string()))),
  time: z.record(z.string(), z.number()),
  confirmedAt: z.nullable(z.number()),
});
const revision = z.nullable(z.number());
const abandonedSort = z.object({ sort, revision });
const localSort = z.object({
  sort,
  acked: z.nullable(sort),
  revision,
  replaces: z.nullable(abandonedSort),
  // An incomplete card is dropped: the answers matter more.
  extraCards: z.pipe(
    z.array(z.unknown()),
    z.transform((cards) => keepValidCards(extraCard, cards)),
  ),
  device: z.string(),
});
const storedRecord = z.object({
  version: z.literal(version),
  owner: z.string(),
  kept: z.nullable(localSort),
  finished: z.array(localSort),
  givenUp: z.array(abandonedSort),
  writer: z.string(),
});

/** The names on the device are older than those of the code. */
export const toStored = ({ local, abandoned, ...record }: DeviceRecord, owner: string) => ({
  ...record,
  kept: local,
  givenUp: abandoned,
  version,
  owner,
});

export function readRecord(stored: unknown, owner: string): DeviceRecord | null {
  const read = storedRecord.safeParse(stored);
  if (!read.success || read.data.owner !== owner) return null;
  const { kept, finished, givenUp, writer } = read.data;
  return { local: kept, finished, abandoned: givenUp, writer };
}

/** A record of a later version must not be overwritten or deleted. */
export const isFromLater = (stored: unknown): boolean => {
  const read = z.object({ version: z.number() }).safeParse(stored);
  return read.success && read.data.version > version;
};

type Change = (stored: DeviceRecord | null) => DeviceRecord | null;

export interface DeviceStore {
  readonly read: (accountId: string) => Promise<DeviceRecord | null>;
  /** One transaction, so that two tabs never overwrite each other; null deletes. */
  readonly update: (accountId: string, change: Change) => Promise<DeviceRecord | null>;
  readonly removeSynced: (exceptFor: string | null) => Promise<void>;
  readonly isPersistent: () => boolean;
}

export interface Disk extends Omit<DeviceStore, 'isPersistent'> {
  readonly close: () => void;
}

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
    removeSynced: async (exceptFor) => {
      for (const [accountId, record] of records) {
        if (accountId !== exceptFor && isAllSent(record)) records.delete(accountId);
      }
    },
    isPersistent: () => true,
  };
}

interface Schema extends DBSchema {
  /** May come from another version, so it is parsed before use. */
  readonly sorts: { readonly key: string; readonly value: unknown };
}

const createDisk = (database: IDBPDatabase<Schema>): Disk => ({
  close: () => database.close(),
  read: async (accountId) => readRecord(await database.get('sorts', accountId), accountId),
  update: async (accountId, change) => {
    // `relaxed` does not wait for the disk; it still survives a crashed tab.
    const transaction = database.transaction('sorts', 'readwrite', { durability: 'relaxed' });
    const { store, done } = transaction;
    const stored = await store.get(accountId);
    if (isFromLater(stored)) throw new Error('A later version of the app wrote this record.');
    const next = change(readRecord(stored, accountId));
    // Not awaited one by one: IndexedDB ends an idle transaction.
    const writing = next
      ? store.put(toStored(next, accountId), accountId)
      : store.delete(accountId);
    // Commit now: the page may be about to close.
    transaction.commit();
    await Promise.all([writing, done]);
    if (next) noteStored(true);
    return next;
  },
  removeSynced: async (exceptFor) => {
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
    noteStored(left > 0);
  },
});

async function openDisk(): Promise<Disk> {
  const database = await openDB<Schema>('trio', 1, {
    upgrade: (fresh) => {
      fresh.createObjectStore('sorts');
    },
    // A newer version in another tab needs to upgrade the database.
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
  });
  return createDisk(database);
}

/** A write that takes longer counts as failed until it ends. */
const writeTimeout = 3_000;

const inTime = <T>(work: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(reject, writeTimeout, new Error('The disk does not answer.'));
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });

/** A full or blocked disk may work again later: each write tries it, and memory holds failed writes. */
export function createPersistentStore(open: () => Promise<Disk>): DeviceStore {
  const memory = createMemoryStore();
  let opened: Promise<Disk> | null = null;
  let isPersistent = true;

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
    isPersistent: () => isPersistent,
    read: async (accountId) =>
      (await memory.read(accountId)) ?? (await onDisk((disk) => disk.read(accountId))),
    update: async (accountId, change) => {
      const writing = onDisk((disk) => disk.update(accountId, change)).then(async (next) => {
        isPersistent = true;
        await memory.update(accountId, () => null);
        return next;
      });
      try {
        return await inTime(writing);
      } catch {
        isPersistent = false;
        return memory.update(accountId, change);
      }
    },
    removeSynced: async (exceptFor) => {
      await memory.removeSynced(exceptFor);
      await onDisk((disk) => disk.removeSynced(exceptFor));
    },
  };
}

export const deviceStore = createPersistentStore(openDisk);

interface WriterDeps {
  readonly store: DeviceStore;
  readonly accountId: string;
  mine(): DeviceRecord;
  endedKeys(): ReadonlySet<string>;
  /** The account logged out: sent records are deleted. */
  isClosed(): boolean;
  /** Another tab had written; the records were merged. */
  onForeign(merged: DeviceRecord): void;
  onWritten(): void;
  onPersistenceChange(): void;
}

export function createDeviceWriter(deps: WriterDeps): () => void {
  let isWriting = false;
  let isDue = false;
  let wasPersistent = true;

  async function write(): Promise<void> {
    let isForeign = false;
    const written = await deps.store.update(deps.accountId, (stored) => {
      const mine = deps.mine();
      isForeign = stored !== null && stored.writer !== mine.writer;
      const next = stored && isForeign ? mergeDeviceRecords(stored, mine, deps.endedKeys()) : mine;
      const isOver = next.local === null && next.finished.length + next.abandoned.length === 0;
      return isOver || (deps.isClosed() && isAllSent(next)) ? null : next;
    });
    const isPersistent = deps.store.isPersistent();
    if (isPersistent !== wasPersistent) deps.onPersistenceChange();
    wasPersistent = isPersistent;
    if (isForeign && written) deps.onForeign(written);
  }

  async function work(): Promise<void> {
    try {
      while (isDue) {
        isDue = false;
        await write();
      }
      deps.onWritten();
    } finally {
      isWriting = false;
    }
  }

  return () => {
    isDue = true;
    if (isWriting) return;
    isWriting = true;
    void work();
  };
}
