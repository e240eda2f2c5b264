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
