import type { Clock, Timer } from '../clock.ts';
import type { LimitName } from './limits.ts';
import type { RateLimits } from './rate-limits.repository.ts';

export interface Lane {
  readonly name: LimitName;
  readonly who: string;
}

export interface SlowLanes {
  /** Waits for a slot in every lane. False if a lane is full or the client disconnects. */
  pass(lanes: readonly Lane[], signal: AbortSignal): Promise<boolean>;
}

interface SlowLanesSettings {
  readonly rateLimits: Pick<RateLimits, 'reserveSlot' | 'returnSlot'>;
  readonly clock: Clock;
  readonly timer: Timer;
  readonly mostHeld?: number;
}

/** Shorter than the timeouts of pages and proxies. */
export const longestWaitMs = 12_000;

export function createSlowLanes(settings: SlowLanesSettings): SlowLanes {
  const { rateLimits, clock, timer, mostHeld = 500 } = settings;
  let held = 0;

  async function reserve(lanes: readonly Lane[]): Promise<number | null> {
    let latest = 0;
    for (const [place, { name, who }] of lanes.entries()) {
      const slot = await rateLimits.reserveSlot(name, who, longestWaitMs);
      if (!slot) {
        await giveBack(lanes.slice(0, place));
        return null;
      }
      latest = Math.max(latest, slot.getTime());
    }
    return latest;
  }

  async function giveBack(lanes: readonly Lane[]): Promise<void> {
    for (const { name, who } of lanes) await rateLimits.returnSlot(name, who);
  }

  return {
    pass: async (lanes, signal) => {
      if (held >= mostHeld) return false;
      held += 1;
      try {
        const slot = await reserve(lanes);
        if (slot === null) return false;
        await timer.wait(slot - clock.now().getTime(), signal);
        // The request tried no password.
        if (signal.aborted) await giveBack(lanes);
        return !signal.aborted;
      } finally {
        held -= 1;
      }
    },
  };
}
