import type { Answer, Endpoint, Params, QueryInput } from '@trio/contracts/endpoint';
import { errorStatus } from '@trio/contracts/error-codes';
import { ApiFailure } from './api-failure.ts';
import { fetchToken } from './first-endpoints.ts';
import { bodyOf, request, send, withEtag, type BodyOf } from './send.ts';

/** The access token is stored in memory only. */
let held: { token: string; until: number } | null = null;
let fetching: Promise<string> | null = null;
/** The token's user. Tabs share one cookie, so another tab may have logged in another user. */
let tokenUser: string | null = null;
/** Incremented when the token is forgotten: an earlier request is never sent as the next user. */
let generation = 0;
let answeredAt = -Infinity;
let onSessionEnded: () => void = () => {};
let onUserChanged: () => void = () => {};
let onTokenForgotten: () => void = () => {};
let onAgeAsked: () => void = () => {};
let onEnrolmentDue: () => void = () => {};

// Renewed early, so that a slow network does not cause a refusal.
const margin = 20_000;

const unauthenticated = (): ApiFailure => new ApiFailure('request/unauthenticated');

export function freshToken(): Promise<string> {
  if (fetching) return fetching;
  const asked = generation;
  const promise = send(fetchToken, null)
    .then(({ token, expiresIn, userId }) => {
      if (asked !== generation) throw unauthenticated();
      if (tokenUser !== null && tokenUser !== userId) {
        forgetToken();
        onUserChanged();
        throw unauthenticated();
      }
      tokenUser = userId;
      held = { token, until: Date.now() + expiresIn - margin };
      answeredAt = Date.now();
      return token;
    })
    .finally(() => {
      if (fetching === promise) fetching = null;
    });
  fetching = promise;
  return promise;
}

export const forgetToken = (): void => {
  held = null;
  tokenUser = null;
  fetching = null;
  generation += 1;
  onTokenForgotten();
};

/** The query cache registers here, because it is not part of the first download. */
export const whenTokenForgotten = (listener: () => void): void => {
  onTokenForgotten = listener;
};

export const whenSessionEnds = (listener: () => void): void => {
  onSessionEnded = listener;
};

/** The school became one that asks the age, while this page was open. */
export const whenAgeIsAsked = (listener: () => void): void => {
  onAgeAsked = listener;
};

export const whenUserChanges = (listener: () => void): void => {
  onUserChanged = listener;
};

/** A second factor became overdue while the page was open. */
export const whenEnrolmentIsDue = (listener: () => void): void => {
  onEnrolmentDue = listener;
};

/** Only a refusal by our server ends the session, never a network failure. */
export const call = <E extends Endpoint>(endpoint: E, ...body: BodyOf<E>): Promise<Answer<E>> =>
  withToken((token) => sendAs(token, endpoint, ...body));

export const callForFile = <E extends Endpoint>(endpoint: E, ...body: BodyOf<E>): Promise<Blob> =>
  withToken(async (token) => {
    const response = await request(endpoint, token, ...body);
    answeredAt = Date.now();
    return response.blob();
  });

export interface Changed<E extends Endpoint> {
  readonly etag: string | null;
  /** Null if nothing changed. */
  readonly answer: Answer<E> | null;
}

const readChange = async <E extends Endpoint>(response: Response): Promise<Changed<E>> => ({
  etag: response.headers.get('etag'),
  answer: response.status === 304 ? null : await bodyOf<E>(response),
});

export const callForChange = <E extends Endpoint & { body?: undefined }>(
  endpoint: E,
  etag: string | null,
): Promise<Changed<E>> =>
  withToken(async (token) => {
    const response = await request<Endpoint & { body?: undefined }>(
      withEtag(endpoint, etag),
      token,
    );
    answeredAt = Date.now();
    return readChange<E>(response);
  });

/** For a public endpoint. */
export const sendForChange = async <E extends Endpoint & { body?: undefined }>(
  endpoint: E,
  etag: string | null,
): Promise<Changed<E>> =>
  readChange<E>(await request<Endpoint & { body?: undefined }>(withEtag(endpoint, etag), null));

async function withToken<T>(ask: (token: string) => Promise<T>): Promise<T> {
  const asked = generation;
  // Signed out. The previous user's cookie may still exist, but must not be used.
  if (tokenUser === null) throw unauthenticated();
  const token = held && held.until > Date.now() ? held.token : await touchSession();
  try {
    return await ask(token);
  } catch (error) {
    if (error instanceof ApiFailure && error.code === 'auth/age-unanswered') onAgeAsked();
    if (isEnrolmentDue(error)) onEnrolmentDue();
    if (!isUnauthenticated(error) || asked !== generation) throw error;
    return ask(await touchSession());
  }
}

/** Sent as this account or not at all: another user may have logged in meanwhile. */
export async function callAs<E extends Endpoint>(
  accountId: string,
  endpoint: E,
  ...body: BodyOf<E>
): Promise<Answer<E>> {
  if (tokenUser !== accountId) throw unauthenticated();
  return call(endpoint, ...body);
}

async function sendAs<E extends Endpoint>(
  token: string,
  endpoint: E,
  ...body: BodyOf<E>
): Promise<Answer<E>> {
  const answer = await send(endpoint, token, ...body);
  answeredAt = Date.now();
  return answer;
}

/** The server counts a new token as activity; a refusal ends the session. */
export async function touchSession(): Promise<string> {
  const asked = generation;
  try {
    return await freshToken();
  } catch (error) {
    if (asked === generation && isSessionRefused(error)) {
      forgetToken();
      onSessionEnded();
    }
    throw error;
  }
}

export const lastAnswerAt = (): number => answeredAt;

const isEnrolmentDue = (error: unknown): boolean =>
  error instanceof ApiFailure && error.code === 'auth/second-factor-required';

export const isUnauthenticated = (error: unknown): boolean =>
  error instanceof ApiFailure && error.code === 'request/unauthenticated';

export const isSessionRefused = (error: unknown): boolean =>
  error instanceof ApiFailure &&
  error.code !== 'error.offline' &&
  [401, 403].includes(errorStatus[error.code]);

export const heldToken = (): string | null => held?.token ?? null;

export const withParams = <E extends Endpoint>(endpoint: E, params: Params<E>): E => ({
  ...endpoint,
  path: endpoint.path.replaceAll(/:(\w+)/gu, (_, name: string) =>
    encodeURIComponent((params as Readonly<Record<string, string>>)[name] ?? ''),
  ),
});

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
