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
/** Clock skew between device and server, and requests that are under way. */
const slack = 60_000;
/** A card takes seconds. Nobody is active for longer than this at each card of a whole sort. */
const longestPerCard = 3 * 60_000;

/** Nobody sorts on one device for longer than this. */
export const boundTimeSpent = <B extends ResultBody>(body: B): B =>
  body.totalTimeSpent === undefined
    ? body
    : { ...body, totalTimeSpent: Math.min(body.totalTimeSpent, day) };

/** The server's own facts about a sort and its student, at the time of confirmation. */
export interface KnownTimes {
  /** When the server first saw the sort. */
  readonly createdAt: Date;
  readonly now: Date;
  readonly signedUpAt: Date;
  /** Counted time of the student's earlier sorts, in milliseconds. */
  readonly countedMs: number;
}

/**
 * The time of a confirmed sort goes into a school's averages, so a student cannot choose it freely. It is
 * no longer than the sort: since the server knows of it, or on the device's clock where it was sorted
 * offline; no longer than its cards can take; and all sorts together no longer than the account exists.
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
  // An account that took over another one's sorts may have counted more than its own age.
  return unspent < 0 ? Infinity : unspent;
}
