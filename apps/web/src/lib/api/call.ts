import type { Answer, Endpoint } from '@trio/contracts/endpoint';
import { fetchToken } from '@trio/contracts/identity';
import { ApiFailure } from './api-failure.ts';
import { send, type BodyOf } from './send.ts';

/** The access token lives here, in memory, and nowhere else. */
let held: { token: string; until: number } | null = null;
let fetching: Promise<string> | null = null;
let onSessionEnded: () => void = () => {};

// Asked for anew a little early, so that a slow network does not turn a call into a refusal.
const margin = 20_000;

export async function freshToken(): Promise<string> {
  fetching ??= send(fetchToken, null)
    .then(({ token, expiresIn }) => {
      held = { token, until: Date.now() + expiresIn - margin };
      return token;
    })
    .finally(() => {
      fetching = null;
    });
  return fetching;
}

export const forgetToken = (): void => {
  held = null;
};

/** The session provider learns here that the server no longer knows the session. */
export const whenSessionEnds = (listener: () => void): void => {
  onSessionEnded = listener;
};

/**
 * A call as the signed-in user. A token that ran out is replaced once; only a refusal of the session
 * itself ends it, never a network failure.
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  ...body: BodyOf<E>
): Promise<Answer<E>> {
  const token = held && held.until > Date.now() ? held.token : await freshTokenOrEnd();
  try {
    return await send(endpoint, token, ...body);
  } catch (error) {
    if (!isUnauthenticated(error)) throw error;
    return send(endpoint, await freshTokenOrEnd(), ...body);
  }
}

async function freshTokenOrEnd(): Promise<string> {
  try {
    return await freshToken();
  } catch (error) {
    if (isUnauthenticated(error)) {
      forgetToken();
      onSessionEnded();
    }
    throw error;
  }
}

export const isUnauthenticated = (error: unknown): boolean =>
  error instanceof ApiFailure && error.code === 'request/unauthenticated';

/** The token if one is held: usage is counted with or without a session. */
export const heldToken = (): string | null => held?.token ?? null;
