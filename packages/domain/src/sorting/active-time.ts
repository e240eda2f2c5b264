const longestPause = 2 * 60_000;

export interface ActiveTime {
  readonly total: number;
  readonly lastAt: number | null;
}

export const notStarted: ActiveTime = { total: 0, lastAt: null };

export function recordActivity({ total, lastAt }: ActiveTime, now: number): ActiveTime {
  const pause = lastAt === null ? 0 : now - lastAt;
  return { total: total + (pause > 0 && pause <= longestPause ? pause : 0), lastAt: now };
}

export const pauseTime = (time: ActiveTime, now: number): ActiveTime => ({
  total: recordActivity(time, now).total,
  lastAt: null,
});
