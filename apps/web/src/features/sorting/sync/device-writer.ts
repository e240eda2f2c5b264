import type { DeviceStore } from './device-store.ts';
import { isAllSent, mergeRecords, type DeviceRecord } from './local-sort.ts';

interface WriterDeps {
  readonly store: DeviceStore;
  readonly accountId: string;
  mine(): DeviceRecord;
  ended(): ReadonlySet<string>;
  /** The account signed out: sent records are deleted. */
  isClosed(): boolean;
  /** Another tab had written; the records were merged. */
  onForeign(merged: DeviceRecord): void;
  onWritten(): void;
  onPersistenceChange(): void;
}

/** Stores the latest state, one write at a time. */
export function createDeviceWriter(deps: WriterDeps): () => void {
  let isWriting = false;
  let isDue = false;
  let wasPersistent = true;

  async function write(): Promise<void> {
    let isForeign = false;
    const written = await deps.store.update(deps.accountId, (stored) => {
      const mine = deps.mine();
      isForeign = stored !== null && stored.writer !== mine.writer;
      const next = stored && isForeign ? mergeRecords(stored, mine, deps.ended()) : mine;
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
