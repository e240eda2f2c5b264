import type { UsageEvent } from '@trio/contracts/usage';
import { limits } from '@trio/domain/limits';

/** `at` is on the device's clock; the server gets an age, because only intervals are reliable. */
export interface WaitingEvent extends Omit<UsageEvent, 'age'> {
  readonly at: number;
}

const waitingMax = 200;
/** The server refuses older events. */
const ageMax = 24 * 60 * 60_000;
/** Browsers allow 64 KB of keepalive requests per page, which the sort's own request shares. */
const batchBytes = 12_000;
const allBytes = 36_000;

export interface EventQueue {
  readonly add: (events: readonly WaitingEvent[]) => void;
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

/** A clock that was set back must not give a negative age. */
export const toSent = ({ at, ...event }: WaitingEvent, now: number): UsageEvent => ({
  ...event,
  age: Math.max(0, now - at),
});
