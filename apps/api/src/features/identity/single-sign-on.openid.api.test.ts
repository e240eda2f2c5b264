import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSchool, createStudent } from '../../../test/factories.ts';
import { startOddServer, type OddServer } from '../../../test/odd-server.ts';
import {
  signInAt,
  startOAuthServer,
  type OAuthServer,
  type ProviderPerson,
} from '../../../test/oauth-server.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { systemClock } from '../../platform/clock.ts';
import { createSingleSignOn } from '../../platform/single-sign-on/create-single-sign-on.ts';

const publicOrigin = 'http://trio.test';
const redirectUri = `${publicOrigin}/sso`;
const clientSecret = 'our secret at the provider';
const student = { claim: 'roles', student: 'Student' };

let google: OAuthServer;
let microsoft: OAuthServer;
let broken: OddServer;
let trio: TestApp;
let schoolId: string;
let tenant: string;
const logged: string[] = [];

beforeAll(async () => {
  google = await startOAuthServer({ isPkceRequired: true });
  microsoft = await startOAuthServer({ isPkceRequired: true, hasFullIdToken: false });
  broken = await startOddServer();
  const clientOf = (server: { issuer: string }, id: string, tenantClaim: string) => ({
    id,
    label: id,
    issuer: server.issuer,
    clientId: `trio-at-${id}`,
    clientSecret,
    tenantClaim,
    areAddressesManaged: false,
    role: id === 'microsoft' ? student : null,
  });
  const openId = [
    clientOf(google, 'google', 'hd'),
    clientOf(microsoft, 'microsoft', 'tid'),
    clientOf({ issuer: broken.url }, 'broken', 'hd'),
  ];
  google.register('trio-at-google', clientSecret, redirectUri);
  microsoft.register('trio-at-microsoft', clientSecret, redirectUri);
  google.register('elsewhere', clientSecret, 'https://elsewhere.test/callback');
  const settings = { classLink: null, openId };
  const secrets = ['a secret for sign-on flows, long enough'] as const;
  trio = await createTestApp({
    signOn: createSingleSignOn({ settings, secrets, publicOrigin, clock: systemClock }),
    logLevel: 'info',
    logTo: { write: (line) => void logged.push(line) },
  });
});
afterAll(async () => {
  await trio.close();
  await google.close();
  await microsoft.close();
  await broken.close();
});

beforeEach(async () => {
  google.onTokenAnswer = () => {};
  ({ schoolId } = await createSchool(trio.db));
  tenant = `${schoolId}.test`;
  await trio.db
    .insertInto('schoolTenants')
    .values([
      { provider: 'google', tenant, schoolId },
      { provider: 'microsoft', tenant, schoolId },
    ])
    .execute();
});

let serial = 0;
const given = { given_name: 'Léa', family_name: 'Tremblay' };
function newPerson(overrides: Partial<ProviderPerson> = {}): ProviderPerson & { email: string } {
  const sub = `person-${(serial += 1)}`;
  const email = `${sub}@${tenant}`;
  const person = { sub, hd: tenant, email, email_verified: true, ...given, ...overrides };
  google.people.set(sub, person);
  return person;
}
/** Entra does not state whether the address is verified. */
function newEntraPerson(
  overrides: Partial<ProviderPerson> = {},
): ProviderPerson & { email: string } {
  const sub = `person-${(serial += 1)}`;
  const email = `${sub}@${tenant}`;
  const person = { sub, tid: tenant, email, roles: ['Student'], ...given, ...overrides };
  microsoft.people.set(sub, person);
  return person;
}

async function start(provider = 'google') {
  const answer = await trio.call('POST', `/identity/sso/${provider}/start`);
  const cookie = answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  return { url: answer.json<{ url: string }>().url, cookie, answer };
}

interface Callback {
  readonly provider: string;
  readonly code: string;
  readonly state: string;
  readonly iss: string;
}
async function comeBack(
  url: string,
  { sub }: { sub: string },
  provider = 'google',
): Promise<Callback> {
  const { searchParams } = await signInAt(url, sub);
  return { provider, ...Object.fromEntries(searchParams) } as Callback;
}

const finish = (payload: object, cookie = '') =>
  trio.call('POST', '/auth/sso', { payload, headers: { cookie } });
async function signOn(person: { sub: string }, provider = 'google') {
  const { url, cookie } = await start(provider);
  return finish(await comeBack(url, person, provider), cookie);
}
const codeOf = (answer: LightMyRequestResponse): string => answer.json<{ code: string }>().code;

const usersOf = (school: string) =>
  trio.db.selectFrom('identityUsers').selectAll().where('schoolId', '=', school).execute();

describe('a flow with an OpenID Connect provider', () => {
  it('starts with a new state, nonce and PKCE challenge and an HTTP-only cookie', async () => {
    const { url, answer } = await start();
    const asked = Object.fromEntries(new URL(url).searchParams);
    expect(asked).toMatchObject({
      client_id: 'trio-at-google',
      redirect_uri: redirectUri,
      response_type: 'code',
      scope: 'openid email profile',
      code_challenge_method: 'S256',
      state: expect.stringMatching(/^google\.[\w-]{43}$/u),
      nonce: expect.stringMatching(/^[\w-]{43}$/u),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/u),
    });
    expect(answer.cookies).toMatchObject([{ httpOnly: true, sameSite: 'Lax', path: '/' }]);
    const again = Object.fromEntries(new URL((await start()).url).searchParams);
    for (const secret of ['state', 'nonce', 'code_challenge']) {
      expect(again[secret]).not.toBe(asked[secret]);
    }
  });

  it('ends with a token for the new student’s session', async () => {
    const person = newPerson();
    const answer = await signOn(person);
    expect(answer.json()).toEqual({ authToken: expect.stringMatching(/^[\w-]{43}\.google$/u) });
    expect(answer.cookies).toMatchObject([{ name: 'trio.sign-on', maxAge: 0 }]);
    expect(await usersOf(schoolId)).toMatchObject([
      { email: person.email, emailVerified: true, role: 'student' },
    ]);
    const session = await trio.call('POST', '/identity/sign-in-token', { payload: answer.json() });
    expect(session.statusCode).toBe(204);
  });

  it('requests missing claims from the provider', async () => {
    const { email } = newEntraPerson();
    const sub = `person-${serial}`;
    expect((await signOn({ sub }, 'microsoft')).statusCode).toBe(200);
    expect(
      await trio.db.selectFrom('students').selectAll().where('schoolId', '=', schoolId).execute(),
    ).toMatchObject([{ email, firstName: 'Léa', lastName: 'Tremblay' }]);
  });

  it('finds the student by the key of the provider, not by the email address', async () => {
    const person = newPerson();
    await signOn(person);
    google.people.set(person.sub, { ...person, email: `moved@${tenant}` });
    expect((await signOn(person)).statusCode).toBe(200);
    expect(await usersOf(schoolId)).toMatchObject([{ email: person.email }]);
  });
});

describe('claims of the provider', () => {
  it.each([
    ['a missing school', { hd: undefined }, 'classlink/tenant-id-not-found'],
    ['an unknown school', { hd: 'other.test' }, 'classlink/school-not-found'],
    ['a missing email address', { email: undefined }, 'classlink/email-required'],
    ['an invalid email address', { email: 'lea' }, 'auth/invalid-email'],
  ])('refuses %s', async (_, overrides, code) => {
    expect(codeOf(await signOn(newPerson(overrides)))).toBe(code);
    expect(await usersOf(schoolId)).toEqual([]);
  });

  it('refuses a person whose role is not student', async () => {
    const { sub } = newEntraPerson({ roles: ['Teacher'] });
    expect(codeOf(await signOn({ sub }, 'microsoft'))).toBe('classlink/student-only');
  });
});

describe('an email address that the provider has not verified', () => {
  it('does not open an existing account with that address', async () => {
    const victim = await createStudent(trio.db, schoolId);
    const attackers = [newPerson({ email: victim.email, email_verified: false })];
    attackers.push(newPerson({ email: victim.email, email_verified: 'true' }));
    for (const attacker of attackers) {
      expect(codeOf(await signOn(attacker))).toBe('classlink/user-unauthorized');
    }
    const { sub } = newEntraPerson({ email: victim.email });
    expect(codeOf(await signOn({ sub }, 'microsoft'))).toBe('classlink/user-unauthorized');
    await expect(trio.signIn(victim.email)).resolves.toHaveProperty('authorization');
  });

  it('creates an unverified account, which the verified owner of the address takes over', async () => {
    const { sub, email } = newEntraPerson();
    await signOn({ sub }, 'microsoft');
    const [created] = await usersOf(schoolId);
    expect(created).toMatchObject({ email, emailVerified: false });
    const waiting = await signOn({ sub }, 'microsoft');
    expect(waiting.statusCode).toBe(200);

    expect((await signOn(newPerson({ email }))).statusCode).toBe(200);
    const late = await trio.call('POST', '/identity/sign-in-token', { payload: waiting.json() });
    expect(late.json()).toMatchObject({ code: 'auth/link-invalid' });
    expect(await usersOf(schoolId)).toMatchObject([{ id: created?.id, emailVerified: true }]);
    expect(codeOf(await signOn({ sub }, 'microsoft'))).toBe('classlink/user-unauthorized');
  });
});

describe('a foreign or altered code, state or ID token', () => {
  const refused = 'classlink/invalid_grant';

  it('is refused if the code was used before', async () => {
    const { url, cookie } = await start();
    const callback = await comeBack(url, newPerson());
    expect((await finish(callback, cookie)).statusCode).toBe(200);
    expect(codeOf(await finish(callback, cookie))).toBe(refused);
  });

  it('is refused if the code has expired', async () => {
    const { url, cookie } = await start();
    const callback = await comeBack(url, newPerson());
    google.expireCodes();
    expect(codeOf(await finish(callback, cookie))).toBe(refused);
  });

  it('is refused if the code was issued to another application', async () => {
    const { url, cookie } = await start();
    const theirs = new URL(url);
    theirs.searchParams.set('client_id', 'elsewhere');
    theirs.searchParams.set('redirect_uri', 'https://elsewhere.test/callback');
    expect(codeOf(await finish(await comeBack(theirs.href, newPerson()), cookie))).toBe(refused);
  });

  it('is refused if the code belongs to another flow (PKCE)', async () => {
    const [mine, theirs] = [await start(), await start()];
    const { code } = await comeBack(theirs.url, newPerson());
    const callback = await comeBack(mine.url, newPerson());
    expect(codeOf(await finish({ ...callback, code }, mine.cookie))).toBe(refused);
  });

  it('is refused if the state, the browser or the provider differs', async () => {
    const [mine, theirs, entra] = [await start(), await start(), await start('microsoft')];
    const { state: otherState } = await comeBack(theirs.url, newPerson());
    const callback = await comeBack(mine.url, newPerson());
    const { state: _, ...stateless } = callback;
    expect(codeOf(await finish({ ...callback, state: otherState }, mine.cookie))).toBe(refused);
    expect(codeOf(await finish(stateless, mine.cookie))).toBe(refused);
    expect(codeOf(await finish(callback))).toBe(refused);
    expect(codeOf(await finish(callback, entra.cookie))).toBe(refused);
    expect(codeOf(await finish({ ...callback, provider: 'microsoft' }, mine.cookie))).toBe(refused);
  });

  it('is refused if the answer names another issuer or none', async () => {
    for (const iss of [microsoft.issuer, undefined]) {
      const { url, cookie } = await start();
      const callback = await comeBack(url, newPerson());
      expect(codeOf(await finish({ ...callback, iss }, cookie))).toBe(refused);
    }
  });

  async function idTokenOf(flow: () => Promise<unknown>): Promise<string> {
    let seen = '';
    google.onTokenAnswer = (answer) => {
      seen = String(answer['id_token']);
    };
    await flow();
    return seen;
  }

  it('is refused if the ID token belongs to another sign-on (nonce)', async () => {
    const theirs = await idTokenOf(() => signOn(newPerson()));
    google.onTokenAnswer = (answer) => void Object.assign(answer, { id_token: theirs });
    expect(codeOf(await signOn(newPerson()))).toBe(refused);
  });

  it('is refused if the ID token was issued to another application (audience)', async () => {
    const { url, cookie } = await start();
    const nonce = new URL(url).searchParams.get('nonce') ?? '';
    const theirs = await idTokenOf(() => signOnElsewhere(nonce));
    expect(theirs).toMatch(/^ey/u);
    google.onTokenAnswer = (answer) => void Object.assign(answer, { id_token: theirs });
    expect(codeOf(await finish(await comeBack(url, newPerson()), cookie))).toBe(refused);
  });

  it('returns 503 and creates no account if the ID token was altered', async () => {
    google.onTokenAnswer = (answer) => {
      const [header, payload = '', signature] = String(answer['id_token']).split('.');
      const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object;
      const changed = JSON.stringify({ ...claims, email: `boss@${tenant}` });
      const forged = [header, Buffer.from(changed).toString('base64url'), signature].join('.');
      Object.assign(answer, { id_token: forged });
    };
    expect((await signOn(newPerson())).statusCode).toBe(503);
    expect(await usersOf(schoolId)).toEqual([]);
  });
});

describe('a broken or unknown provider', () => {
  it('returns 503 and is tried again on the next request', async () => {
    let asked = 0;
    broken.answer = (_, response) => {
      asked += 1;
      response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Welcome to the café</h1>');
    };
    for (const times of [1, 2]) {
      const { answer } = await start('broken');
      expect(answer.statusCode).toBe(503);
      expect(answer.json()).toMatchObject({ code: 'server/unavailable' });
      expect(asked).toBe(times);
    }
    expect(logged.join('\n')).toContain('Single sign-on with broken failed');
  });

  it('returns 404 if it is not configured', async () => {
    expect((await start('nobody')).answer.statusCode).toBe(404);
    const { url, cookie } = await start();
    const callback = await comeBack(url, newPerson());
    expect((await finish({ ...callback, provider: 'nobody' }, cookie)).statusCode).toBe(404);
  });
});

it('logs no code, token, email address or client secret', async () => {
  const person = newPerson();
  const { url, cookie } = await start();
  const callback = await comeBack(url, person);
  const { authToken } = (await finish(callback, cookie)).json<{ authToken: string }>();
  await finish(callback, cookie);
  await trio.call('POST', '/identity/sign-in-token', { payload: { authToken } });
  const text = logged.join('\n');
  expect(text).toContain('/api/auth/sso');
  for (const secret of [callback.code, callback.state, authToken, person.email, clientSecret]) {
    expect(text).not.toContain(secret);
  }
});

async function signOnElsewhere(nonce: string): Promise<void> {
  const redirect = 'https://elsewhere.test/callback';
  const verifier = 'v'.repeat(43);
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  const query = new URLSearchParams({
    client_id: 'elsewhere',
    redirect_uri: redirect,
    response_type: 'code',
    scope: 'openid email profile',
    nonce,
    code_challenge: Buffer.from(digest).toString('base64url'),
    code_challenge_method: 'S256',
  });
  const { searchParams } = await signInAt(
    `${google.issuer}/auth?${query.toString()}`,
    newPerson().sub,
  );
  await fetch(`${google.issuer}/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: 'elsewhere',
      client_secret: clientSecret,
      redirect_uri: redirect,
      code: searchParams.get('code') ?? '',
      code_verifier: verifier,
    }),
  });
}
