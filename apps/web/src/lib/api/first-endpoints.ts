import type * as accounts from '@trio/contracts/accounts';
import type { Endpoint } from '@trio/contracts/endpoint';
import type * as health from '@trio/contracts/health';
import type * as identity from '@trio/contracts/identity';
import type * as singleSignOn from '@trio/contracts/single-sign-on';
import type * as usage from '@trio/contracts/usage';

/**
 * An endpoint without its schemas, so that a page does not download or build them. The compiler
 * checks each method and path against its contract.
 */
export const withoutSchemas = <E extends Endpoint>(route: Pick<E, 'method' | 'path'>): E =>
  route as E;

export const fetchToken = withoutSchemas<typeof identity.fetchToken>({
  method: 'POST',
  path: '/identity/token',
});
export const signIn = withoutSchemas<typeof identity.signIn>({
  method: 'POST',
  path: '/identity/sign-in',
});
export const signOut = withoutSchemas<typeof identity.signOut>({
  method: 'POST',
  path: '/identity/sign-out',
});
export const getClaims = withoutSchemas<typeof identity.getClaims>({
  method: 'GET',
  path: '/auth/claims',
});
export const getMe = withoutSchemas<typeof accounts.getMe>({ method: 'GET', path: '/auth/me' });
export const signInWithToken = withoutSchemas<typeof singleSignOn.signInWithToken>({
  method: 'POST',
  path: '/identity/sign-in-token',
});
export const recordUsage = withoutSchemas<typeof usage.recordUsage>({
  method: 'POST',
  path: '/usage/events',
});
export const getHealth = withoutSchemas<typeof health.getHealth>({
  method: 'GET',
  path: '/health',
});
