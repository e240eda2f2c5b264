/** How long a signed-in browser may lie untouched; the server counts the same hour by requests. */
export const idleLimit = 60 * 60_000;
/** Other tabs learn of activity at most this often. */
export const stampInterval = 15_000;
/** Somebody who only reads sends no request: this often the server hears that they are there. */
const touchInterval = 5 * 60_000;
/** A touch that did not get through waits this long for the next. */
const touchPause = 60_000;
/** A moving pointer is looked at no more often than this. */
const glance = 1_000;

/** What the watch knows of the world, so that a test can be the world. */
export interface IdleWorld {
  now(): number;
  /** The last activity in any tab of this browser; null where nobody has left word. */
  readStamp(): number | null;
  writeStamp(at: number): void;
  /** When the server last answered this tab as somebody signed in. */
  lastAnswerAt(): number;
  /** Tells the server that somebody is there. */
  touch(): void;
  onIdle(): void;
}

export interface IdleWatch {
  /** Somebody has come in, or opened a page: the hour starts anew. */
  readonly begin: () => void;
  readonly noteActivity: () => void;
  /** To be called every now and then, however late: only the wall clock counts, never the calls. */
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

  /** In any tab. A clock that was set back must not leave an activity in the future. */
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
      // The first touch after an hour comes too late: it may be somebody else's hand.
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
      // What the interval held back is told late rather than never, and never over a later word.
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
