import { limits } from '@trio/domain/limits';

/** What a list is filtered by when this is typed: nothing, as long as it is too short. */
export function searchable(typed: string): string {
  const text = typed.trim();
  return Array.from(text).length < limits.searchMin ? '' : text;
}
