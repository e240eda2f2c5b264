/** The server applies the same hour, counted by requests. */
export const idleLimit = 60 * 60_000;
export const stampInterval = 15_000;
/** Reading sends no requests, so the page reports activity to the server this often. */
const touchInterval = 5 * 60_000;
const touchRetryDelay = 60_000;
const pointerMoveInterval = 1_000;

export interface IdleWatchDeps {
  now(): number;
  readStamp(): number | null;
  writeStamp(at: number): void;
  lastAnswerAt(): number;
  touch(): void;
  onIdle(): void;
}

export interface IdleWatch {
  readonly begin: () => void;
  readonly noteActivity: () => void;
  /** The interval does not matter: only the wall clock counts. */
  readonly tick: () => void;
  readonly isOver: () => boolean;
}

export function createIdleWatch(deps: IdleWatchDeps): IdleWatch {
  let own = -Infinity;
  let written = -Infinity;
  let touched = -Infinity;

  const write = (at: number) => {
    written = at;
    deps.writeStamp(at);
  };

  /** In any tab. A clock that was set back must not leave activity in the future. */
  const lastActivity = (now: number): number => {
    own = Math.min(own, now);
    const stamp = deps.readStamp() ?? -Infinity;
    if (stamp > now) write(now);
    return Math.max(own, Math.min(stamp, now));
  };

  const isOver = (): boolean => {
    const now = deps.now();
    const last = lastActivity(now);
    return last > -Infinity && now - last >= idleLimit;
  };

  return {
    isOver,

    begin: () => {
      own = deps.now();
      write(own);
    },

    noteActivity: () => {
      const now = deps.now();
      if (now >= own && now - own < pointerMoveInterval) return;
      // Activity after the limit does not extend the session: it may be another person.
      if (isOver()) {
        deps.onIdle();
        return;
      }
      own = now;
      if (now < written || now - written >= stampInterval) write(now);
    },

    tick: () => {
      if (isOver()) {
        deps.onIdle();
        return;
      }
      const now = deps.now();
      // Writes a stamp that the interval held back, unless another tab has written a later one.
      if (own > written && own > (deps.readStamp() ?? -Infinity)) write(own);
      const answered = deps.lastAnswerAt();
      const isUnreported = own > answered && now - answered >= touchInterval;
      if (isUnreported && now - touched >= touchRetryDelay) {
        touched = now;
        deps.touch();
      }
    },
  };
}
