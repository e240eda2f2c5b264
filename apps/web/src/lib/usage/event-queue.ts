import type { UsageEvent } from '@trio/contracts/usage';
import { limits } from '@trio/domain/limits';

/** An event as it waits: when it happened by this device's clock, whose intervals are to be trusted. */
export interface WaitingEvent extends Omit<UsageEvent, 'age'> {
  readonly at: number;
}

/** How many wait while nothing can be sent; the oldest go first. */
const waitingMax = 200;
/** Older ones are refused: by then nobody knows when it was. */
const ageMax = 24 * 60 * 60_000;
/** A browser takes along 64 KB of all requests of a page that is gone, and the sort's own is one of them. */
const batchBytes = 12_000;
const allBytes = 36_000;

export interface EventQueue {
  readonly add: (events: readonly WaitingEvent[]) => void;
  /** What is to be sent now, in batches that a page on its way out may still send. The rest stays. */
  readonly take: (now: number) => readonly (readonly WaitingEvent[])[];
  readonly clear: () => void;
}

export function createEventQueue(): EventQueue {
  let waiting: readonly WaitingEvent[] = [];
  return {
    add: (events) => {
      waiting = [...waiting, ...events].slice(-waitingMax);
    },
    take: (now) => {
      const batches: WaitingEvent[][] = [];
      let total = 0;
      let taken = 0;
      let bytes = batchBytes;
      const fresh = waiting.filter(({ at }) => now - at < ageMax);
      for (const event of fresh) {
        const size = JSON.stringify(event).length;
        if (total + size > allBytes) break;
        const last = batches.at(-1);
        if (!last || last.length === limits.usageEventsPerBatch || bytes + size > batchBytes) {
          batches.push([event]);
          bytes = size;
        } else {
          last.push(event);
          bytes += size;
        }
        total += size;
        taken += 1;
      }
      waiting = fresh.slice(taken);
      return batches;
    },
    clear: () => {
      waiting = [];
    },
  };
}

/** As it goes over the wire. A clock that was set back has not made it happen in the future. */
export const toSent = ({ at, ...event }: WaitingEvent, now: number): UsageEvent => ({
  ...event,
  age: Math.max(0, now - at),
});
