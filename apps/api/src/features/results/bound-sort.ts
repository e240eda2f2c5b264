import type { ResultBody } from '@trio/contracts/results';
import { limits } from '@trio/domain/limits';
import { inOrder } from '@trio/domain/sorting/in-order';
import type { Sort } from '@trio/domain/sorting/sort';

/** Far above the number of devices that take part in one sort. */
export const devicesMax = 20;

/** Limits a row's size: removed cards and devices could grow without end. */
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
/** Clock skew between device and server, and requests that are under way. */
const slack = 60_000;
/** A card takes seconds; this is a generous limit on the average. */
const longestPerCard = 3 * 60_000;

export const boundTimeSpent = <B extends ResultBody>(body: B): B =>
  body.totalTimeSpent === undefined
    ? body
    : { ...body, totalTimeSpent: Math.min(body.totalTimeSpent, day) };

export interface KnownTimes {
  readonly createdAt: Date;
  readonly now: Date;
  readonly signedUpAt: Date;
  /** Counted time of the student's earlier sorts, in milliseconds. */
  readonly countedMs: number;
}

/**
 * A confirmed sort's time enters the school's averages, so a student must not choose it freely.
 * Three limits apply: the sort's duration (on the server's clock, or on the device's if sorted
 * offline), a maximum per card, and the account's age for all sorts together.
 */
export function boundTime(sort: Sort, known: KnownTimes): Sort {
  if (sort.confirmedAt === null) return sort;
  let room = Math.max(0, Math.min(longestOf(sort, known), unspentBy(known)));
  const time = Object.entries(sort.time).map(([device, ms]): [string, number] => {
    const counted = Math.min(Math.max(0, ms), room);
    room -= counted;
    return [device, counted];
  });
  return { ...sort, time: Object.fromEntries(time) };
}

function longestOf(
  { answers, startedAt, confirmedAt }: Sort,
  { createdAt, now }: KnownTimes,
): number {
  const onServer = now.getTime() - createdAt.getTime();
  const onDevice = (confirmedAt ?? startedAt) - startedAt;
  const answered = Object.values(answers).filter(({ value }) => value !== null).length;
  const cards = Math.max(answered, limits.cardsToPick);
  return Math.min(Math.max(onServer, onDevice, 0) + slack, cards * longestPerCard);
}

function unspentBy({ signedUpAt, now, countedMs }: KnownTimes): number {
  const unspent = now.getTime() - signedUpAt.getTime() + slack - countedMs;
  // An account that took over another account's sorts may have counted more than its own age.
  return unspent < 0 ? Infinity : unspent;
}
