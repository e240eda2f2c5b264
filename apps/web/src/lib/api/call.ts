import type { Answer, Endpoint } from '@trio/contracts/endpoint';
import { errorStatus } from '@trio/contracts/error-codes';
import { ApiFailure } from './api-failure.ts';
import { fetchToken } from './first-endpoints.ts';
import { request, send, type BodyOf } from './send.ts';

/** The access token lives here, in memory, and nowhere else. */
let held: { token: string; until: number } | null = null;
let fetching: Promise<string> | null = null;
/** Whose tokens these are. Another tab may have signed in somebody else: the cookie is all tabs’. */
let holder: string | null = null;
/** Grows when the token is forgotten: what was asked before then is never sent as who comes after. */
let era = 0;
let answeredAt = -Infinity;
let onSessionEnded: () => void = () => {};
let onHolderChanged: () => void = () => {};
let onTokenForgotten: () => void = () => {};

// Asked for anew a little early, so that a slow network does not turn a call into a refusal.
const margin = 20_000;

const gone = (): ApiFailure => new ApiFailure('request/unauthenticated');

export function freshToken(): Promise<string> {
  if (fetching) return fetching;
  const asked = era;
  const promise = send(fetchToken, null)
    .then(({ token, expiresIn, userId }) => {
      if (asked !== era) throw gone();
      if (holder !== null && holder !== userId) {
        forgetToken();
        onHolderChanged();
        throw gone();
      }
      holder = userId;
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
  holder = null;
  fetching = null;
  era += 1;
  onTokenForgotten();
};

/** The query cache empties itself here; it is not part of the first download. */
export const whenTokenForgotten = (listener: () => void): void => {
  onTokenForgotten = listener;
};

/** The session provider learns here that the server no longer knows the session. */
export const whenSessionEnds = (listener: () => void): void => {
  onSessionEnded = listener;
};

/** … and here that the session has become somebody else's; the call itself is not sent. */
export const whenHolderChanges = (listener: () => void): void => {
  onHolderChanged = listener;
};

/**
 * A call as the signed-in user. A token that ran out is replaced once; only a refusal of the session
 * itself ends it, never a network failure.
 */
export const call = <E extends Endpoint>(endpoint: E, ...body: BodyOf<E>): Promise<Answer<E>> =>
  withToken((token) => sendAs(token, endpoint, ...body));

/** The same for a file. */
export const callForFile = (endpoint: Endpoint & { body?: undefined }): Promise<Blob> =>
  withToken(async (token) => {
    const response = await request(endpoint, token);
    answeredAt = Date.now();
    return response.blob();
  });

async function withToken<T>(ask: (token: string) => Promise<T>): Promise<T> {
  const asked = era;
  // Nobody has come in, or whoever had has left: their cookie may still be there, and is not ours to spend.
  if (holder === null) throw gone();
  const token = held && held.until > Date.now() ? held.token : await touchSession();
  try {
    return await ask(token);
  } catch (error) {
    if (!isUnauthenticated(error) || asked !== era) throw error;
    return ask(await touchSession());
  }
}

/** As this account or not at all: what is theirs is never sent, nor asked for, as somebody else. */
export async function callAs<E extends Endpoint>(
  accountId: string,
  endpoint: E,
  ...body: BodyOf<E>
): Promise<Answer<E>> {
  if (holder !== accountId) throw gone();
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

/** A fresh token, which the server counts as use of the session; a refusal ends it. */
export async function touchSession(): Promise<string> {
  const asked = era;
  try {
    return await freshToken();
  } catch (error) {
    if (asked === era && isSessionRefused(error)) {
      forgetToken();
      onSessionEnded();
    }
    throw error;
  }
}

/** When the server last answered us as somebody signed in. */
export const lastAnswerAt = (): number => answeredAt;

export const isUnauthenticated = (error: unknown): boolean =>
  error instanceof ApiFailure && error.code === 'request/unauthenticated';

/** The server's own word, 401 or 403; a dead network or a stranger's answer is neither. */
export const isSessionRefused = (error: unknown): boolean =>
  error instanceof ApiFailure &&
  error.code !== 'error.offline' &&
  [401, 403].includes(errorStatus[error.code]);

/** The token if one is held: usage is counted with or without a session. */
export const heldToken = (): string | null => held?.token ?? null;
