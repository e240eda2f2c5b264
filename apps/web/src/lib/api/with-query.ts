import type { Endpoint } from '@trio/contracts/endpoint';

/** The endpoint with what it is asked for in its address. */
export const withQuery = <E extends Endpoint>(
  endpoint: E,
  query: Readonly<Record<string, string | number>>,
): E => {
  const pairs = Object.entries(query).map(([name, value]) => [name, String(value)]);
  return { ...endpoint, path: `${endpoint.path}?${new URLSearchParams(pairs).toString()}` };
};
