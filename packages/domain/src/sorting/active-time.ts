/** A pause longer than this is a break, and left out whole. */
const longestPause = 2 * 60_000;

/** How long somebody has been at it: from one sign of life to the next, while the page is in view. */
export interface ActiveTime {
  readonly total: number;
  /** The last sign of life; null while the page is not looked at. */
  readonly lastAt: number | null;
}

export const notStarted: ActiveTime = { total: 0, lastAt: null };

export function noteSign({ total, lastAt }: ActiveTime, now: number): ActiveTime {
  const pause = lastAt === null ? 0 : now - lastAt;
  return { total: total + (pause > 0 && pause <= longestPause ? pause : 0), lastAt: now };
}

/** The page goes out of view: what was spent so far counts, what follows does not. */
export const pauseTime = (time: ActiveTime, now: number): ActiveTime => ({
  total: noteSign(time, now).total,
  lastAt: null,
});
