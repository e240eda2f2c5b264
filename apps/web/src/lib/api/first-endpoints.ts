import type * as accounts from '@trio/contracts/accounts';
import type { Endpoint } from '@trio/contracts/endpoint';
import type * as health from '@trio/contracts/health';
import type * as identity from '@trio/contracts/identity';
import type * as singleSignOn from '@trio/contracts/single-sign-on';
import type * as usage from '@trio/contracts/usage';

/**
 * An endpoint without its schemas, so that a page does not download or build them. The compiler
 * checks each address against its contract.
 */
export const addressOf = <E extends Endpoint>(address: Pick<E, 'method' | 'path'>): E =>
  address as E;

/** Endpoints of the first download, which their schemas would make a fifth larger. */

export const fetchToken = addressOf<typeof identity.fetchToken>({
  method: 'POST',
  path: '/identity/token',
});
export const signIn = addressOf<typeof identity.signIn>({
  method: 'POST',
  path: '/identity/sign-in',
});
export const signOut = addressOf<typeof identity.signOut>({
  method: 'POST',
  path: '/identity/sign-out',
});
export const getClaims = addressOf<typeof identity.getClaims>({
  method: 'GET',
  path: '/auth/claims',
});
export const getMe = addressOf<typeof accounts.getMe>({ method: 'GET', path: '/auth/me' });
export const signInWithToken = addressOf<typeof singleSignOn.signInWithToken>({
  method: 'POST',
  path: '/identity/sign-in-token',
});
export const recordUsage = addressOf<typeof usage.recordUsage>({
  method: 'POST',
  path: '/usage/events',
});
export const getHealth = addressOf<typeof health.getHealth>({ method: 'GET', path: '/health' });
