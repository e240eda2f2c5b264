import type { Endpoint, Params } from '@trio/contracts/endpoint';

export const withParams = <E extends Endpoint>(endpoint: E, params: Params<E>): E => ({
  ...endpoint,
  path: endpoint.path.replaceAll(/:(\w+)/gu, (_, name: string) =>
    encodeURIComponent((params as Readonly<Record<string, string>>)[name] ?? ''),
  ),
});
