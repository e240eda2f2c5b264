import type { Endpoint, QueryInput } from '@trio/contracts/endpoint';

type QueryValue = string | number | boolean | undefined;

/** `schoolid` is always required: without it an administrator's request is about all schools. */
type RequiredNames<Q> = {
  [N in keyof Q]-?: N extends 'schoolid' ? N : undefined extends Q[N] ? never : N;
}[keyof Q];

export type QueryOf<E extends Endpoint> = {
  readonly [N in RequiredNames<QueryInput<E>>]: QueryValue;
} & {
  readonly [N in Exclude<keyof QueryInput<E>, RequiredNames<QueryInput<E>>>]?: QueryValue;
};

export const withQuery = <E extends Endpoint>(endpoint: E, query: QueryOf<E>): E => {
  const pairs = Object.entries(query as Readonly<Record<string, QueryValue>>)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => [name, String(value)]);
  if (pairs.length === 0) return endpoint;
  return { ...endpoint, path: `${endpoint.path}?${new URLSearchParams(pairs).toString()}` };
};
