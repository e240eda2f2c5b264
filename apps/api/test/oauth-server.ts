import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { exportJWK, generateKeyPair } from 'jose';
import { Provider, type ClientMetadata } from 'oidc-provider';
import { createOAuthStorage } from './oauth-storage.ts';

export interface ProviderPerson {
  readonly sub: string;
  readonly [claim: string]: unknown;
}

export interface OAuthServer {
  readonly issuer: string;
  readonly provider: Provider;
  readonly people: Map<string, ProviderPerson>;
  expireCodes(): void;
  onTokenAnswer: (answer: Record<string, unknown>) => void;
  register(clientId: string, clientSecret: string, redirectUri: string): void;
  close(): Promise<void>;
}

interface OAuthServerSettings {
  readonly isPkceRequired: boolean;
  /** False: some claims are only at the user-info endpoint. Google's ID token holds all. */
  readonly hasFullIdToken?: boolean;
  readonly alsoAnswer?: (
    server: OAuthServer,
    request: IncomingMessage,
    response: ServerResponse,
  ) => Promise<boolean>;
}

const { privateKey } = await generateKeyPair('RS256', { extractable: true });
const signingKey = { ...(await exportJWK(privateKey)), use: 'sig', alg: 'RS256', kid: 'test' };

const scope = 'openid email profile';
const profile = ['given_name', 'family_name', 'name', 'hd', 'tid', 'roles'];

export async function startOAuthServer(settings: OAuthServerSettings): Promise<OAuthServer> {
  const { isPkceRequired, hasFullIdToken = true, alsoAnswer } = settings;
  const clients = new Map<string, ClientMetadata>();
  const http = createServer();
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  const issuer = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;

  const storage = createOAuthStorage();
  const provider = new Provider(issuer, {
    adapter: (model: string) =>
      model === 'Client'
        ? { ...storage.adapterOf(model), find: async (id) => clients.get(id) }
        : storage.adapterOf(model),
    jwks: { keys: [signingKey] },
    cookies: { keys: ['only for tests'] },
    features: { devInteractions: { enabled: false } },
    pkce: { required: () => isPkceRequired },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile },
    conformIdTokenClaims: !hasFullIdToken,
    ttl: {
      AuthorizationCode: 300,
      AccessToken: 60,
      IdToken: 60,
      Interaction: 600,
      Session: 600,
      Grant: 600,
    },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    findAccount: (_, sub) => ({ accountId: sub, claims: async () => personOf(server, sub) }),
    // Skips consent: the school board has given it.
    loadExistingGrant: async ({ oidc }) => {
      const clientId = oidc.client?.clientId;
      const accountId = oidc.session?.accountId;
      const grant = new provider.Grant({
        ...(clientId && { clientId }),
        ...(accountId && { accountId }),
      });
      grant.addOIDCScope(scope);
      await grant.save();
      return grant;
    },
  });

  const server: OAuthServer = {
    issuer,
    provider,
    people: new Map(),
    expireCodes: () => storage.expire('AuthorizationCode'),
    onTokenAnswer: () => {},
    register: (clientId, clientSecret, redirectUri) =>
      void clients.set(clientId, {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [redirectUri],
        token_endpoint_auth_method: 'client_secret_post',
      }),
    close: async () => {
      http.close();
      http.closeAllConnections();
      await once(http, 'close');
    },
  };

  provider.use(async (context, next) => {
    await next();
    if (context.path === '/token') server.onTokenAnswer(context.body as Record<string, unknown>);
  });
  const answerAsProvider = provider.callback();
  http.on('request', (request, response) => {
    void (async () => {
      if (await alsoAnswer?.(server, request, response)) return;
      if (await takePerson(server, request, response)) return;
      if (await answerSignIn(server, request, response)) return;
      await answerAsProvider(request, response);
    })();
  });
  return server;
}

const personOf = (server: OAuthServer, sub: string): ProviderPerson =>
  server.people.get(sub) ?? { sub };

async function takePerson(
  { people }: OAuthServer,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  if (request.url !== '/people') return false;
  const person = JSON.parse(await text(request)) as ProviderPerson;
  people.set(person.sub, person);
  response.writeHead(204).end();
  return true;
}

async function answerSignIn(
  { provider }: OAuthServer,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  if (!request.url?.startsWith('/interaction/')) return false;
  if (request.method === 'GET') {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(`<!doctype html><html lang="en"><title>Test provider</title><link rel="icon" href="data:,">
      <h1>Test provider</h1>
      <form method="post">
        <label>Who are you? <input name="sub" autofocus></label>
        <button>Sign in</button> <button name="deny" value="1">Deny</button>
      </form></html>`);
    return true;
  }
  const form = new URLSearchParams(await text(request));
  await provider.interactionFinished(
    request,
    response,
    form.has('deny')
      ? { error: 'access_denied', error_description: 'The person said no.' }
      : { login: { accountId: form.get('sub') ?? '' } },
  );
  return true;
}

export async function signInAt(authorizeUrl: string, sub: string): Promise<URL> {
  const cookies = new Map<string, string>();
  const visit = async (url: URL, init?: RequestInit): Promise<URL> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(url, { ...init, headers: { cookie }, redirect: 'manual' });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/u.exec(line) ?? [];
      cookies.set(name, value);
    }
    const location = response.headers.get('location');
    if (location === null) throw new Error(`${url.pathname} answered ${await response.text()}`);
    return new URL(location, url);
  };
  const signIn = await visit(new URL(authorizeUrl));
  const resume = await visit(signIn, { method: 'POST', body: new URLSearchParams({ sub }) });
  return visit(resume);
}
