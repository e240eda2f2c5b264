import { randomBytes } from 'node:crypto';
import { stateOf } from '@trio/contracts/single-sign-on';
import * as z from 'zod/mini';
import type { BoundedFetch } from './bounded-fetch.ts';
import type {
  SignOnOutcome,
  SignOnPerson,
  SignOnProvider,
  SignOnRefused,
} from './single-sign-on.ts';

export interface ClassLinkSettings {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly authorizeUrl: string;
  readonly tokenUrl: string;
  readonly userUrl: string;
}

export const classLinkId = 'classlink';

const tokenAnswer = z.object({ access_token: z.string().check(z.minLength(1)) });
const tokenRefusal = z.object({ error: z.string() });

// ClassLink sends ids as numbers. Data that a tenant does not share is null, empty or absent.
const text = z.optional(z.nullable(z.union([z.string(), z.number()])));
const userInfo = z.object({
  UserId: text,
  TenantId: text,
  SourcedId: text,
  Role: text,
  Email: text,
  FirstName: text,
  LastName: text,
  DisplayName: text,
});

/** ClassLink's OAuth 2 has no PKCE and no nonce, and its launches have no state. */
export function createClassLink(
  settings: ClassLinkSettings,
  redirectUri: string,
  fetch: BoundedFetch,
): SignOnProvider {
  async function exchange(code: string): Promise<SignOnRefused | { refused: null; token: string }> {
    const { clientId, clientSecret, tokenUrl } = settings;
    const response = await fetch(tokenUrl, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uri: redirectUri,
        code,
      }),
    });
    const answer: unknown = await response.json().catch(() => null);
    const granted = tokenAnswer.safeParse(answer);
    if (response.ok && granted.success) return { refused: null, token: granted.data.access_token };

    const refusal = tokenRefusal.safeParse(answer).data?.error;
    // Our client credentials are wrong; another code would not help.
    if (refusal === 'invalid_client') return unavailable('ClassLink refuses our client');
    const isRefused = refusal !== undefined || [400, 401, 403].includes(response.status);
    return isRefused
      ? { refused: 'classlink/invalid_grant', reason: 'ClassLink refused the code' }
      : unavailable(`ClassLink’s token endpoint answered ${response.status} without a token`);
  }

  async function findUser(token: string): Promise<SignOnOutcome> {
    const authorization = `Bearer ${token}`;
    const response = await fetch(settings.userUrl, {
      headers: { accept: 'application/json', authorization },
    });
    if (response.status === 401 || response.status === 403) {
      return { refused: 'classlink/user-unauthorized', reason: 'ClassLink does not show the user' };
    }
    const answer = userInfo.safeParse(response.ok ? await response.json().catch(() => null) : null);
    const person = answer.success ? personOf(answer.data) : null;
    return person
      ? { refused: null, person }
      : unavailable(`ClassLink’s user endpoint answered ${response.status} without a user`);
  }

  return {
    id: classLinkId,
    label: 'ClassLink',
    takesLaunches: true,
    start: async () => {
      const state = stateOf(classLinkId, randomBytes(32).toString('base64url'));
      const url = new URL(settings.authorizeUrl);
      url.searchParams.set('client_id', settings.clientId);
      url.searchParams.set('redirect_uri', redirectUri);
      url.searchParams.set('response_type', 'code');
      url.searchParams.set('scope', 'profile');
      url.searchParams.set('state', state);
      return { refused: null, url: url.href, flow: { provider: classLinkId, state } };
    },
    identify: async ({ code }) => {
      try {
        const exchanged = await exchange(code);
        return exchanged.refused === null ? await findUser(exchanged.token) : exchanged;
      } catch (error) {
        return unavailable(`ClassLink cannot be reached: ${(error as Error).message}`);
      }
    },
  };
}

const unavailable = (reason: string): SignOnRefused => ({ refused: 'server/unavailable', reason });

function personOf(info: z.output<typeof userInfo>): SignOnPerson | null {
  const tenant = word(info.TenantId);
  const [accountId, ...others] = accountIdsOf(tenant, word(info.SourcedId), word(info.UserId));
  if (accountId === undefined) return null;
  const email = word(info.Email);
  const [firstName, lastName] = [word(info.FirstName), word(info.LastName)];
  return {
    accountIds: [accountId, ...others],
    tenant: tenant === '' ? null : tenant,
    kind: word(info.Role) === 'Student' ? 'student' : 'other',
    email: email === '' ? null : email,
    // The school manages these accounts, so the tenant vouches for their addresses.
    isEmailVerified: true,
    firstName: firstName === '' && lastName === '' ? word(info.DisplayName) : firstName,
    lastName,
  };
}

const word = (value: z.output<typeof text>): string => String(value ?? '').trim();

/**
 * The roster's key outlives ClassLink's own. Both are stored, because a board may turn its roster
 * on or off. The `user=` prefix keeps the two kinds apart.
 */
function accountIdsOf(tenant: string, sourcedId: string, userId: string): string[] {
  const key = (mark: string, id: string): string[] =>
    id === '' ? [] : [`${encodeURIComponent(tenant)}:${mark}${encodeURIComponent(id)}`];
  return [...key('', sourcedId), ...key('user=', userId)];
}
