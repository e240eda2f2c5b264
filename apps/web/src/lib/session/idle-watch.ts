/** The server applies the same hour, counted by requests. */
export const idleLimit = 60 * 60_000;
/** The minimum time between activity stamps for other tabs. */
export const stampInterval = 15_000;
/** Reading sends no requests, so the page reports activity to the server this often. */
const touchInterval = 5 * 60_000;
/** The pause after a failed touch. */
const touchPause = 60_000;
/** The minimum time between two handled pointer moves. */
const glance = 1_000;

export interface IdleWorld {
  now(): number;
  /** The last activity in any tab; null if none is stored. */
  readStamp(): number | null;
  writeStamp(at: number): void;
  lastAnswerAt(): number;
  touch(): void;
  onIdle(): void;
}

export interface IdleWatch {
  /** Restarts the hour, after a log-in or a page load. */
  readonly begin: () => void;
  readonly noteActivity: () => void;
  /** The interval does not matter: only the wall clock counts. */
  readonly tick: () => void;
  readonly isOver: () => boolean;
}

export function createIdleWatch(world: IdleWorld): IdleWatch {
  let own = -Infinity;
  let written = -Infinity;
  let touched = -Infinity;

  const write = (at: number) => {
    written = at;
    world.writeStamp(at);
  };

  /** In any tab. A clock that was set back must not leave activity in the future. */
  const lastActivity = (now: number): number => {
    own = Math.min(own, now);
    const stamp = world.readStamp() ?? -Infinity;
    if (stamp > now) write(now);
    return Math.max(own, Math.min(stamp, now));
  };

  const isOver = (): boolean => {
    const now = world.now();
    const last = lastActivity(now);
    return last > -Infinity && now - last >= idleLimit;
  };

  return {
    isOver,

    begin: () => {
      own = world.now();
      write(own);
    },

    noteActivity: () => {
      const now = world.now();
      if (now >= own && now - own < glance) return;
      // Activity after the limit does not extend the session: it may be another person.
      if (isOver()) {
        world.onIdle();
        return;
      }
      own = now;
      if (now < written || now - written >= stampInterval) write(now);
    },

    tick: () => {
      if (isOver()) {
        world.onIdle();
        return;
      }
      const now = world.now();
      // Writes a stamp that the interval held back, unless another tab has written a later one.
      if (own > written && own > (world.readStamp() ?? -Infinity)) write(own);
      const answered = world.lastAnswerAt();
      const isUnheard = own > answered && now - answered >= touchInterval;
      if (isUnheard && now - touched >= touchPause) {
        touched = now;
        world.touch();
      }
    },
  };
}
