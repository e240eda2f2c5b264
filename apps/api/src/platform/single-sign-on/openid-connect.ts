import { stateOf } from '@trio/contracts/single-sign-on';
import * as oidc from 'openid-client';
import type { Clock } from '../clock.ts';
import type { BoundedFetch } from './bounded-fetch.ts';
import { lacksAccountData, personOf, type ClaimNames } from './openid-claims.ts';
import type {
  SignOnCallback,
  SignOnFlow,
  SignOnOutcome,
  SignOnProvider,
  SignOnRefused,
} from './single-sign-on.ts';

export interface OpenIdSettings extends ClaimNames {
  readonly id: string;
  readonly label: string;
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

const descriptionLifetimeMs = 60 * 60_000;

/** PKCE, state and nonce; the library checks the ID token. */
export function createOpenIdProvider(
  settings: OpenIdSettings,
  redirectUri: string,
  fetch: BoundedFetch,
  clock: Clock,
): SignOnProvider {
  const { id, label } = settings;
  const describe = createDescription(settings, fetch, clock);

  async function identify(callback: SignOnCallback, flow: SignOnFlow): Promise<SignOnOutcome> {
    const { codeVerifier, nonce, state } = flow;
    if (codeVerifier === undefined || nonce === undefined) return expired('The flow is not ours');
    const description = await describe();
    const { issuer, userinfo_endpoint, ...server } = description.serverMetadata();
    // Prevents a mix-up attack with another provider's answer (RFC 9207).
    const isFrom =
      callback.iss ?? (server.authorization_response_iss_parameter_supported ? '' : issuer);
    if (isFrom !== issuer) return expired('The answer is another provider’s');
    const url = new URL(redirectUri);
    for (const name of ['code', 'state', 'iss'] as const) {
      const value = callback[name];
      if (value !== undefined) url.searchParams.set(name, value);
    }
    const tokens = await oidc.authorizationCodeGrant(description, url, {
      pkceCodeVerifier: codeVerifier,
      expectedNonce: nonce,
      expectedState: state,
      idTokenExpected: true,
    });
    const idToken = tokens.claims();
    if (!idToken) return unavailable(id, 'no ID token');
    const userInfo =
      userinfo_endpoint !== undefined && lacksAccountData(idToken)
        ? await oidc.fetchUserInfo(description, tokens.access_token, idToken.sub)
        : {};
    return { refused: null, person: personOf(settings, idToken, userInfo) };
  }

  return {
    id,
    label,
    takesLaunches: false,
    start: async () => {
      const codeVerifier = oidc.randomPKCECodeVerifier();
      const flow = {
        provider: id,
        state: stateOf(id, oidc.randomState()),
        nonce: oidc.randomNonce(),
        codeVerifier,
      };
      try {
        const url = oidc.buildAuthorizationUrl(await describe(), {
          redirect_uri: redirectUri,
          scope: 'openid email profile',
          state: flow.state,
          nonce: flow.nonce,
          code_challenge: await oidc.calculatePKCECodeChallenge(codeVerifier),
          code_challenge_method: 'S256',
        });
        return { refused: null, url: url.href, flow };
      } catch (error) {
        return refusalOf(id, error);
      }
    },
    identify: async (callback, flow) => {
      if (!flow) return expired('A launch without a flow');
      try {
        return await identify(callback, flow);
      } catch (error) {
        return refusalOf(id, error);
      }
    },
  };
}

/** A failed discovery is not cached. */
function createDescription(settings: OpenIdSettings, fetch: BoundedFetch, clock: Clock) {
  let known: { readonly until: number; readonly found: Promise<oidc.Configuration> } | null = null;
  const { clientId, clientSecret } = settings;
  const issuer = new URL(settings.issuer);
  const execute = [oidc.enableNonRepudiationChecks];
  // The configuration allows http only for this machine's own address.
  // oxlint-disable-next-line typescript/no-deprecated -- deprecated only to discourage its use
  if (issuer.protocol === 'http:') execute.push(oidc.allowInsecureRequests);

  return (): Promise<oidc.Configuration> => {
    const now = clock.now().getTime();
    if (known && known.until > now) return known.found;
    const found = oidc.discovery(issuer, clientId, clientSecret, undefined, {
      execute,
      [oidc.customFetch]: (url, options) => fetch(url, options as RequestInit),
    });
    const mine = { until: now + descriptionLifetimeMs, found };
    known = mine;
    found.catch(() => {
      if (known === mine) known = null;
    });
    return found;
  };
}

const expired = (reason: string): SignOnRefused => ({ refused: 'classlink/invalid_grant', reason });
const unavailable = (id: string, what: string): SignOnRefused => ({
  refused: 'server/unavailable',
  reason: `Single sign-on with ${id} failed: ${what}`,
});

// The library's codes for a token, nonce or state of another flow, or an expired token.
const foreign = new Set(['OAUTH_JWT_CLAIM_COMPARISON_FAILED', 'OAUTH_JWT_TIMESTAMP_CHECK_FAILED']);

/** Only the provider's error codes: its descriptions may name a person. */
function refusalOf(id: string, error: unknown): SignOnRefused {
  if (error instanceof oidc.ResponseBodyError) {
    return error.error === 'invalid_grant'
      ? expired('The provider refused the code')
      : unavailable(id, error.error);
  }
  if (error instanceof oidc.WWWAuthenticateChallengeError) {
    return {
      refused: 'classlink/user-unauthorized',
      reason: 'The provider does not show the user',
    };
  }
  if (error instanceof oidc.ClientError) {
    const isForeign = foreign.has(error.code ?? '');
    return isForeign ? expired('The ID token is not for us') : unavailable(id, error.message);
  }
  return unavailable(id, error instanceof Error ? error.message : 'unknown');
}
