import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { isAllSent, type DeviceRecord } from './kept-sort.ts';

type Change = (stored: DeviceRecord | null) => DeviceRecord | null;

/** One record per account. Whoever is signed in sees their own and no other. */
export interface DeviceStore {
  readonly read: (accountId: string) => Promise<DeviceRecord | null>;
  /** Reads and writes in one go, so that two tabs never overwrite each other; null erases. */
  readonly update: (accountId: string, change: Change) => Promise<DeviceRecord | null>;
  /** Erases what others have left behind and the server has. */
  readonly tidy: (exceptFor: string | null) => Promise<void>;
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
  };
}

interface Schema extends DBSchema {
  readonly sorts: { readonly key: string; readonly value: DeviceRecord };
}

const createIndexedStore = (database: IDBPDatabase<Schema>): DeviceStore => ({
  read: async (accountId) => (await database.get('sorts', accountId)) ?? null,
  update: async (accountId, change) => {
    // Handed to the system, not waited for on the disk: it outlives a crashed tab, and the next answer.
    const transaction = database.transaction('sorts', 'readwrite', { durability: 'relaxed' });
    const next = change((await transaction.store.get(accountId)) ?? null);
    // Not awaited one by one: the transaction ends when nothing more is asked of it.
    void (next ? transaction.store.put(next, accountId) : transaction.store.delete(accountId));
    // At once, not when the page has time: it may be about to go.
    transaction.commit();
    await transaction.done;
    return next;
  },
  tidy: async (exceptFor) => {
    const transaction = database.transaction('sorts', 'readwrite');
    let cursor = await transaction.store.openCursor();
    while (cursor) {
      if (cursor.key !== exceptFor && isAllSent(cursor.value)) await cursor.delete();
      cursor = await cursor.continue();
    }
    await transaction.done;
  },
});

async function openStore(): Promise<DeviceStore> {
  try {
    const database = await openDB<Schema>('trio', 1, {
      upgrade: (fresh) => {
        fresh.createObjectStore('sorts');
      },
      // A page of a newer version wants to open it: this one lets go, and keeps its answers in memory.
      blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
    });
    return withFallback(createIndexedStore(database));
  } catch {
    // Blocked by a policy or a private window.
    return createMemoryStore();
  }
}

/** A disk that is full, or a browser that closes the store under us: memory takes over. */
function withFallback(store: DeviceStore): DeviceStore {
  const memory = createMemoryStore();
  let current = store;
  const attempt = async <T>(act: (on: DeviceStore) => Promise<T>): Promise<T> => {
    try {
      return await act(current);
    } catch {
      current = memory;
      return act(memory);
    }
  };
  return {
    read: (accountId) => attempt((on) => on.read(accountId)),
    update: (accountId, change) => attempt((on) => on.update(accountId, change)),
    tidy: (exceptFor) => attempt((on) => on.tidy(exceptFor)),
  };
}

let opened: Promise<DeviceStore> | null = null;
const open = (): Promise<DeviceStore> => (opened ??= openStore());

/** This browser's own. Opened with the first question. */
export const deviceStore: DeviceStore = {
  read: async (accountId) => (await open()).read(accountId),
  update: async (accountId, change) => (await open()).update(accountId, change),
  tidy: async (exceptFor) => (await open()).tidy(exceptFor),
};
