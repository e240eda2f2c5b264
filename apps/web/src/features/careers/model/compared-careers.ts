import { limits } from '@trio/domain/limits';

const name = 'compare';

export const readCompared = (query: URLSearchParams): readonly string[] =>
  [...new Set((query.get(name) ?? '').split(',').filter(Boolean))].slice(
    0,
    limits.careersToCompare,
  );

export function writeCompared(query: URLSearchParams, keys: readonly string[]): URLSearchParams {
  const next = new URLSearchParams(query);
  if (keys.length === 0) next.delete(name);
  else next.set(name, keys.join(','));
  return next;
}
