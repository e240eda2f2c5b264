import {
  signOn,
  signOnWithClassLink,
  startSignOn as startEndpoint,
} from '@trio/contracts/single-sign-on';
import { send } from '../../../lib/api/send.ts';
import { withParams } from '../../../lib/api/with-params.ts';
import { signInWithToken } from '../../../lib/session/session.ts';
import type { SignOnCallback } from '../model/sign-on-callback.ts';

type Answered = Exclude<SignOnCallback, { from: null }>;

export async function startSignOn(provider: string): Promise<string> {
  const { url } = await send(withParams(startEndpoint, { provider }), null);
  return url;
}

// A code works once, and React Strict Mode runs effects twice: both calls share one promise.
const underWay = new Map<string, Promise<void>>();

export function finishSignOn(callback: Answered): Promise<void> {
  const known = underWay.get(callback.code);
  if (known) return known;
  const finishing = exchange(callback).then(({ authToken }) => signInWithToken(authToken));
  underWay.set(callback.code, finishing);
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
