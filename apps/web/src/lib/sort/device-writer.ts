import type { DeviceStore } from './device-store.ts';
import { isAllSent, mergeRecords, type DeviceRecord } from './kept-sort.ts';

interface WriterWorld {
  readonly store: DeviceStore;
  readonly accountId: string;
  /** What is to be kept, at the moment of writing. */
  mine(): DeviceRecord;
  over(): ReadonlySet<string>;
  /** The account has left: what has been sent is not kept any longer. */
  isClosed(): boolean;
  /** What another tab had written, brought together with ours. */
  onForeign(merged: DeviceRecord): void;
  onWritten(): void;
  /** Whether what is written lasts is not as it was. */
  onLasting(): void;
}

/** Writes the latest state to the device, one write at a time; nothing waits for it. */
export function createDeviceWriter(world: WriterWorld): () => void {
  let isWriting = false;
  let isDue = false;
  let wasLasting = true;

  async function write(): Promise<void> {
    let isForeign = false;
    const written = await world.store.update(world.accountId, (stored) => {
      const mine = world.mine();
      isForeign = stored !== null && stored.writer !== mine.writer;
      const next = stored && isForeign ? mergeRecords(stored, mine, world.over()) : mine;
      const isOver = next.kept === null && next.finished.length + next.givenUp.length === 0;
      return isOver || (world.isClosed() && isAllSent(next)) ? null : next;
    });
    const isLasting = world.store.isLasting();
    if (isLasting !== wasLasting) world.onLasting();
    wasLasting = isLasting;
    if (isForeign && written) world.onForeign(written);
  }

  async function work(): Promise<void> {
    try {
      while (isDue) {
        isDue = false;
        await write();
      }
      world.onWritten();
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
