import type { Endpoint, Params } from '@trio/contracts/endpoint';

/** The endpoint at one address: each `:name` of its path filled in, safe for an address. */
export const withParams = <E extends Endpoint>(endpoint: E, params: Params<E>): E => ({
  ...endpoint,
  path: endpoint.path.replaceAll(/:(\w+)/gu, (_, name: string) =>
    encodeURIComponent((params as Readonly<Record<string, string>>)[name] ?? ''),
  ),
});
