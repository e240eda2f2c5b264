import { limits } from '@trio/domain/limits';

export const pageCount = (
  total: number | null,
  perPage: number = limits.pageLimit,
): number | null => (total === null ? null : Math.max(1, Math.ceil(total / perPage)));

export function pageIn(query: URLSearchParams): number {
  const page = Number(query.get('page'));
  return Number.isInteger(page) && page > 0 && page <= 1_000_000 ? page : 1;
}

export type SortOrder = '' | 'asc' | 'desc';

const following: Readonly<Record<SortOrder, SortOrder>> = { '': 'asc', asc: 'desc', desc: '' };

export const nextOrder = (order: SortOrder): SortOrder => following[order];

export function searchable(typed: string): string {
  const text = typed.trim();
  return Array.from(text).length < limits.searchMin ? '' : text;
}

export type CsvKind =
  | 'students'
  | 'schools'
  | 'survey-answers'
  | 'challenges'
  | 'groups'
  | 'log'
  | 'board';

/** For example `students20260503.csv`; the date is local. */
export function fileNameOf(kind: CsvKind, day: Date): string {
  const part = (value: number) => String(value).padStart(2, '0');
  return `${kind}${day.getFullYear()}${part(day.getMonth() + 1)}${part(day.getDate())}.csv`;
}
