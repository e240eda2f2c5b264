import type { Answer, Endpoint, Params, QueryInput } from '@trio/contracts/endpoint';
import {
  keepPreviousData,
  onlineManager,
  QueryCache,
  QueryClient,
  queryOptions,
  useMutation,
  useQuery,
  type DefaultError,
  type Query,
  type QueryKey,
  type UseMutationOptions,
  type UseQueryOptions,
} from '@tanstack/react-query';
import { useRef } from 'react';
import { problemOf } from '../forms/use-action.ts';
import type { FormProblem } from '../forms/use-form.ts';
import { isOutage, retryDelay } from '../outage/outage.ts';
import { call, type QueryOf, whenTokenForgotten, withParams, withQuery } from './call.ts';
import { send } from './send.ts';

interface Failing {
  readonly error: Error;
  readonly failures: number;
  readonly delay: number | false;
}

/** Computed once per failure: a random delay that changed on each render would never elapse. */
const failing = new WeakMap<object, Failing>();

function noteFailure(error: Error, query: object): void {
  const failures = (failing.get(query)?.failures ?? 0) + 1;
  const delay = isOutage(error) ? retryDelay(error, failures - 1) : false;
  failing.set(query, { error, failures, delay });
}

export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, query) => noteFailure(error, query),
    onSuccess: (_, query) => void failing.delete(query),
  }),
  defaultOptions: {
    queries: {
      // `navigator.onLine` is only a hint, so every request is tried.
      networkMode: 'always',
      refetchOnReconnect: 'always',
      // Each read of a student is logged, so no read may happen without a user's action.
      refetchOnWindowFocus: false,
      // Data of minors leaves memory with its page.
      gcTime: 0,
      placeholderData: keepPreviousData,
      retry: false,
      // An outage is retried by interval: `retry` would hide the error until the last attempt.
      refetchInterval: (query: Query) => failing.get(query)?.delay ?? false,
      refetchIntervalInBackground: true,
    },
    mutations: { networkMode: 'always' },
  },
});

// Without a provider, nothing else subscribes the client to network changes.
queryClient.mount();
onlineManager.subscribe((isOnline) => {
  // The failed refetch makes the page show that its data is stale.
  if (!isOnline) void queryClient.refetchQueries({ type: 'active' });
});
whenTokenForgotten(() => queryClient.clear());

type ReadEndpoint = Endpoint & { readonly method: 'GET'; readonly body?: undefined };

type RequestOf<E extends Endpoint> = (Params<E> extends undefined
  ? { readonly params?: undefined }
  : { readonly params: Params<E> }) &
  (QueryInput<E> extends undefined
    ? { readonly query?: undefined }
    : { readonly query: QueryOf<E> });

type RequestArgument<E extends Endpoint> = [Params<E>, QueryInput<E>] extends [undefined, undefined]
  ? []
  : [request: RequestOf<E>];

function fetchEndpoint<E extends ReadEndpoint>(
  endpoint: E,
  ...[request]: RequestArgument<E>
): Promise<Answer<E>> {
  const { params, query } = (request ?? {}) as { params?: Params<E>; query?: QueryOf<E> };
  const filled = params === undefined ? endpoint : withParams(endpoint, params);
  const asked: Endpoint & { readonly body?: undefined } =
    query === undefined ? filled : withQuery(filled, query);
  const answer = asked.access === 'public' ? send(asked, null) : call(asked);
  return answer as Promise<Answer<E>>;
}

const keyOf = <E extends ReadEndpoint>({ path }: E, request?: RequestOf<E>): readonly unknown[] =>
  request === undefined ? [path] : [path, request];

export const endpointQuery = <E extends ReadEndpoint>(
  endpoint: E,
  ...[request]: RequestArgument<E>
) =>
  queryOptions({
    queryKey: keyOf(endpoint, request),
    queryFn: () => fetchEndpoint(endpoint, ...([request] as RequestArgument<E>)),
  });

export interface ServerData<T> {
  readonly data: T | undefined;
  readonly isPlaceholderData: boolean;
  readonly isFetching: boolean;
  readonly problem: FormProblem | null;
  readonly refetch: () => Promise<unknown>;
}

function lastErrorOf(queryKey: QueryKey): Error | null {
  const query = queryClient.getQueryCache().find({ queryKey });
  return (query && failing.get(query)?.error) ?? null;
}

export function useServerData<T, D = T, K extends QueryKey = QueryKey>(
  options: UseQueryOptions<T, DefaultError, D, K>,
): ServerData<D> {
  const { data, error, isPlaceholderData, isFetching, refetch } = useQuery(options, queryClient);
  // TanStack clears the error on a retry; the page shows it until there is an answer.
  const failure = error ?? lastErrorOf(options.queryKey);
  const isOfOther = isPlaceholderData && failure !== null;
  return {
    data: isOfOther ? undefined : data,
    isPlaceholderData: isPlaceholderData && !isOfOther,
    isFetching,
    problem: failure === null ? null : problemOf(failure),
    refetch,
  };
}

export function useServerChange<T, V = void>(options: UseMutationOptions<T, DefaultError, V>) {
  // A second click may come before the pending state is rendered.
  const isRunning = useRef(false);
  const { mutateAsync, isPending, isSuccess, data, error, reset } = useMutation(
    options,
    queryClient,
  );
  return {
    run: (value: V) => {
      if (isRunning.current) return;
      isRunning.current = true;
      void mutateAsync(value)
        // The page shows `problem`.
        .catch(() => {})
        .finally(() => {
          isRunning.current = false;
        });
    },
    runAsync: mutateAsync,
    isPending,
    isSuccess,
    data,
    problem: error === null ? null : problemOf(error),
    reset,
  };
}
