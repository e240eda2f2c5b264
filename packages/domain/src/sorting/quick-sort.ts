import { limits } from '../limits.ts';
import { inOrder } from './in-order.ts';
import type { Sort } from './sort.ts';

/** So few answers say nothing about how somebody sorts. */
const fewest = 8;

/**
 * A hint, never a mark: all answers alike, or most of them within a second and a half of the one
 * before. Whoever sorts like that is offered, once and kindly, to look again.
 */
export function isQuickSort(sort: Sort): boolean {
  const given = Object.values(sort.answers).filter(({ value }) => value !== null);
  if (given.length < fewest) return false;
  if (new Set(given.map(({ value }) => value)).size === 1) return true;
  const stamps = inOrder(
    given.map(({ at }) => at),
    (a, b) => a - b,
  );
  const quick = stamps.filter(
    (at, place) => at - (stamps[place - 1] ?? sort.startedAt) < limits.quickAnswerMs,
  );
  return quick.length > given.length / 2;
}
