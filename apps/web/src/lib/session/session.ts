import { getMe, type AccountRecord } from '@trio/contracts/accounts';
import {
  getClaims,
  signIn as signInEndpoint,
  signOut as signOutEndpoint,
} from '@trio/contracts/identity';
import { call, forgetToken, freshToken, isUnauthenticated, whenSessionEnds } from '../api/call.ts';
import { send } from '../api/send.ts';
import { createObservable, useObservable } from '../observable.ts';
import { countEvent } from '../usage/usage.ts';

export type Session =
  | { readonly status: 'loading' }
  | { readonly status: 'signed-out' }
  | { readonly status: 'signed-in'; readonly account: AccountRecord }
  /** The network failed before we knew: the session may well be alive. */
  | { readonly status: 'unreachable' };

/** Set beside the HttpOnly cookie and gone with it: a visitor without one is not asked about. */
const hasSessionCookie = (): boolean => /(?:^|; )trio\.present=1/u.test(document.cookie);

const session = createObservable<Session>(
  hasSessionCookie() ? { status: 'loading' } : { status: 'signed-out' },
);
whenSessionEnds(() => session.set({ status: 'signed-out' }));

export const useSession = (): Session => useObservable(session);

/** The account of a page that the guard has let through. */
export function useAccount(): AccountRecord {
  const current = useSession();
  if (current.status !== 'signed-in') throw new Error('This page is for signed-in users only.');
  return current.account;
}

/** Fresh token, claims, token again, then the account: the order that the claims ask for. */
async function loadAccount(): Promise<void> {
  await freshToken();
  await call(getClaims);
  await freshToken();
  session.set({ status: 'signed-in', account: await call(getMe) });
}

/** At start, and on "try again". */
export async function resumeSession(): Promise<void> {
  if (session.get().status === 'signed-out') return;
  session.set({ status: 'loading' });
  try {
    await loadAccount();
  } catch (error) {
    session.set({ status: isUnauthenticated(error) ? 'signed-out' : 'unreachable' });
  }
}

export async function signIn(email: string, password: string): Promise<void> {
  await send(signInEndpoint, null, { email, password });
  await loadAccount();
  countEvent('login');
}

/** Whatever the server answers, this device forgets; a failure is the caller's to show. */
export async function signOut(): Promise<void> {
  if (session.get().status !== 'signed-out') countEvent('logout');
  try {
    await send(signOutEndpoint, null);
  } finally {
    forgetToken();
    // Also where the server was not reached: the next visit to this device starts as nobody.
    document.cookie = 'trio.present=; Max-Age=0; Path=/; SameSite=Lax';
    session.set({ status: 'signed-out' });
  }
}
