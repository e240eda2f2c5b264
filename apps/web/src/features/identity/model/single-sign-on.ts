import {
  signOn,
  signOnWithClassLink,
  startSignOn as startEndpoint,
} from '@trio/contracts/single-sign-on';
import { send } from '../../../lib/api/send.ts';
import { withParams } from '../../../lib/api/call.ts';
import { signInWithToken } from '../../../lib/session/session.ts';
import type { SignOnCallback } from './sign-on-callback.ts';

type Answered = Exclude<SignOnCallback, { from: null }>;

export async function startSignOn(provider: string): Promise<string> {
  const { url } = await send(withParams(startEndpoint, { provider }), null);
  return url;
}

// A code works once, and React Strict Mode runs effects twice: both calls share one promise.
const inProgress = new Map<string, Promise<void>>();

export function finishSignOn(callback: Answered): Promise<void> {
  const known = inProgress.get(callback.code);
  if (known) return known;
  const finishing = exchange(callback).then(({ authToken }) => signInWithToken(authToken));
  inProgress.set(callback.code, finishing);
  return finishing;
}

function exchange(callback: Answered): Promise<{ authToken: string }> {
  if (callback.from === 'classlink') {
    const { code, state } = callback;
    return send(signOnWithClassLink, null, { classlinkCode: code, state });
  }
  const { provider, code, state, iss } = callback;
  return send(signOn, null, { provider, code, state, iss });
}

const key = 'trio.wanted-page';

export function storeWantedPage(path: string | undefined): void {
  try {
    if (path === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, path);
  } catch {
    // Storage is blocked: the login leads to the home page instead.
  }
}

export function readWantedPage(): string | undefined {
  try {
    const path = sessionStorage.getItem(key);
    // Only our own pages: `//` and `/\` would begin another site's address.
    return path !== null && /^\/(?![/\\])/u.test(path) ? path : undefined;
  } catch {
    return undefined;
  }
}
