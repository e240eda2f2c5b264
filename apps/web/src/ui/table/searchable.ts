import { limits } from '@trio/domain/limits';

/** Empty while the text is too short. */
export function searchable(typed: string): string {
  const text = typed.trim();
  return Array.from(text).length < limits.searchMin ? '' : text;
}
