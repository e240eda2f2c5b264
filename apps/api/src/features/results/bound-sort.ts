import type { ResultBody } from '@trio/contracts/results';
import { limits } from '@trio/domain/limits';
import { inOrder } from '@trio/domain/sorting/in-order';
import type { Sort } from '@trio/domain/sorting/sort';

/** More devices than this have never taken part in one sort. */
export const devicesMax = 20;

/** What a row may hold: nobody fills our disk with cards that they removed, or with devices. */
export function boundSort(sort: Sort): Sort {
  const removed = Object.entries(sort.ownCards).filter(([, { value }]) => value === null);
  const devices = Object.entries(sort.time);
  if (removed.length <= limits.removedCardsMax && devices.length <= devicesMax) return sort;
  const forgotten = inOrder(removed, ([, a], [, b]) => b.at - a.at).slice(limits.removedCardsMax);
  const gone = new Set(forgotten.map(([id]) => id));
  return {
    ...sort,
    ownCards: Object.fromEntries(Object.entries(sort.ownCards).filter(([id]) => !gone.has(id))),
    time: Object.fromEntries(inOrder(devices, ([, a], [, b]) => b - a).slice(0, devicesMax)),
  };
}

const day = 24 * 3_600_000;
/** Clocks, and what was under way when they were looked at. */
const slack = 60_000;

/** Nobody sorts on one device for longer than this. */
export const boundTimeSpent = <B extends ResultBody>(body: B): B =>
  body.totalTimeSpent === undefined
    ? body
    : { ...body, totalTimeSpent: Math.min(body.totalTimeSpent, day) };

/**
 * The time of a confirmed sort goes into a school's totals, so it is no longer than the sort itself
 * was: since we know of it, or on the device's own clock where it was sorted without us.
 */
export function boundTime(sort: Sort, createdAt: Date, now: Date): Sort {
  if (sort.confirmedAt === null) return sort;
  const known = now.getTime() - createdAt.getTime();
  const lasted = Math.max(0, known, sort.confirmedAt - sort.startedAt);
  let room = Math.min(lasted + slack, day);
  const time = Object.entries(sort.time).map(([device, ms]): [string, number] => {
    const counted = Math.min(ms, room);
    room -= counted;
    return [device, counted];
  });
  return { ...sort, time: Object.fromEntries(time) };
}
