import { limits } from '@trio/domain/limits';

/** How many pages a list has: at least one, and never an empty last one. Null where nobody counts. */
export const pageCount = (
  total: number | null,
  perPage: number = limits.pageLimit,
): number | null => (total === null ? null : Math.max(1, Math.ceil(total / perPage)));

/** The page that an address asks for: from 1. */
export function pageIn(query: URLSearchParams): number {
  const page = Number(query.get('page'));
  return Number.isInteger(page) && page > 0 && page <= 1_000_000 ? page : 1;
}
