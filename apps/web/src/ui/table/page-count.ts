import { limits } from '@trio/domain/limits';

/** At least one. Null if the total is unknown. */
export const pageCount = (
  total: number | null,
  perPage: number = limits.pageLimit,
): number | null => (total === null ? null : Math.max(1, Math.ceil(total / perPage)));

/** Starts at 1. */
export function pageIn(query: URLSearchParams): number {
  const page = Number(query.get('page'));
  return Number.isInteger(page) && page > 0 && page <= 1_000_000 ? page : 1;
}
