import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  launchUrl,
  startClassLinkServer,
  type ClassLinkServer,
  type ClassLinkUser,
} from '../../../test/classlink-server.ts';
import { createSchool, createStaff, createStudent } from '../../../test/factories.ts';
import { signInAt } from '../../../test/oauth-server.ts';
import { createTestApp, testPassword, type TestApp } from '../../../test/test-app.ts';
import { systemClock } from '../../platform/clock.ts';
import { createSingleSignOn } from '../../platform/single-sign-on/create-single-sign-on.ts';

const publicOrigin = 'http://trio.test';
const redirectUri = `${publicOrigin}/classlink`;
let classLink: ClassLinkServer;
let trio: TestApp;
let schoolId: string;
let tenant = 0;

beforeAll(async () => {
  classLink = await startClassLinkServer();
  const { clientId, clientSecret } = classLink.settings;
  classLink.register(clientId, clientSecret, redirectUri);
  const settings = { classLink: classLink.settings, openId: [] };
  const secrets = ['a secret for sign-on flows, long enough'] as const;
  trio = await createTestApp({
    signOn: createSingleSignOn({ settings, secrets, publicOrigin, clock: systemClock }),
  });
});
afterAll(async () => {
  await trio.close();
  await classLink.close();
});
beforeEach(async () => {
  ({ schoolId } = await createSchool(trio.db));
  tenant = await mapTenant(schoolId);
});

const mapTenant = async (school: string): Promise<number> => {
  const number = Math.floor(Math.random() * 1e9);
  await trio.db
    .insertInto('schoolTenants')
    .values({ provider: 'classlink', tenant: String(number), schoolId: school })
    .execute();
  return number;
};

let serial = 1000;
function newUser(overrides: Partial<ClassLinkUser> = {}): string {
  const sub = `user-${(serial += 1)}`;
  classLink.people.set(sub, {
    sub,
    UserId: serial,
    TenantId: tenant,
    SourcedId: `roster-${serial}`,
    Role: 'Student',
    Email: `lea-${serial}@school.test`,
    FirstName: 'Léa',
    LastName: 'Tremblay',
    DisplayName: 'Léa Tremblay',
    ...overrides,
  });
  return sub;
}
const change = (sub: string, changes: Partial<ClassLinkUser>): void =>
  void classLink.people.set(sub, { ...classLink.people.get(sub), ...changes, sub });
const emailOf = (sub: string): string => classLink.people.get(sub)?.Email ?? '';

const launch = async (sub: string): Promise<string> =>
  (await signInAt(launchUrl(classLink.issuer, redirectUri), sub)).searchParams.get('code') ?? '';

const send = (payload: object, headers = {}) =>
  trio.call('POST', '/auth/classlink', { payload, headers });
const arrive = async (sub: string) => send({ classlinkCode: await launch(sub) });
const refusal = async (sub: string): Promise<unknown> =>
  (await arrive(sub)).json<{ code: string }>().code;

const exchange = (authToken: string) =>
  trio.call('POST', '/identity/sign-in-token', { payload: { authToken } });
const tokenFor = async (sub: string): Promise<string> =>
  (await arrive(sub)).json<{ authToken: string }>().authToken;

async function signOn(sub: string) {
  const session = await exchange(await tokenFor(sub));
  const cookie = session.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const token = await trio.call('POST', '/identity/token', { headers: { cookie } });
  const authorization = `Bearer ${token.json<{ token: string }>().token}`;
  const me = await trio.call('GET', '/auth/me', { headers: { authorization } });
  return me.json<{
    _id: string;
    role: string;
    firstname: string;
    lastname: string;
    email: string;
  }>();
}

const usersOf = (school: string) =>
  trio.db.selectFrom('identityUsers').selectAll().where('schoolId', '=', school).execute();
const linksOf = (userId: string) =>
  trio.db
    .selectFrom('identityAccounts')
    .select(['providerId', 'accountId'])
    .where('userId', '=', userId)
    .orderBy('providerId')
    .orderBy('accountId')
    .execute();
const verifyEmail = (userId: string) =>
  trio.db
    .updateTable('identityUsers')
    .set({ emailVerified: true })
    .where('id', '=', userId)
    .execute();

describe('a launch from ClassLink', () => {
  it('creates the student in the school of their tenant and logs them in', async () => {
    const sub = newUser();
    expect(await signOn(sub)).toMatchObject({
      role: 'student',
      firstname: 'Léa',
      lastname: 'Tremblay',
      email: emailOf(sub),
    });
    expect(await usersOf(schoolId)).toMatchObject([{ emailVerified: true, role: 'student' }]);
  });

  it('makes no account in a group that asks the age, and finds one that was signed up', async () => {
    const flag = { isConsumerGroup: true };
    await trio.db.updateTable('schools').set(flag).where('schoolId', '=', schoolId).execute();
    const sub = newUser();
    expect(await refusal(sub)).toBe('auth/age-required');
    expect(await usersOf(schoolId)).toEqual([]);
    const { id } = await createStudent(trio.db, schoolId, { email: emailOf(sub) });
    expect(await signOn(sub)).toMatchObject({ _id: id });
  });

  it('finds the account by the roster key, not by the email address', async () => {
    const sub = newUser();
    const { _id, email } = await signOn(sub);
    change(sub, { Email: 'moved@school.test' });
    expect(await signOn(sub)).toMatchObject({ _id, email });
  });

  it('keeps the account when the roster key appears or disappears', async () => {
    const sub = newUser({ SourcedId: null });
    const { _id } = await signOn(sub);
    for (const SourcedId of ['on', '']) {
      change(sub, { SourcedId });
      expect(await signOn(sub)).toMatchObject({ _id });
    }
  });

  it('does not mistake a user number for a roster key', async () => {
    const [first, second] = [newUser({ SourcedId: null }), newUser()];
    change(second, { SourcedId: String(classLink.people.get(first)?.UserId) });
    const { _id } = await signOn(first);
    expect((await signOn(second))._id).not.toBe(_id);
  });

  it('creates one account for two simultaneous first sign-ons', async () => {
    const sub = newUser();
    const codes = [await launch(sub), await launch(sub)];
    // Blocks the inserts until both requests have found no account.
    const { arriving } = await trio.db.transaction().execute(async (transaction) => {
      await sql`LOCK TABLE identity_users IN SHARE MODE`.execute(transaction);
      const sent = codes.map((classlinkCode) => send({ classlinkCode }));
      await expect.poll(countWaiting).toBe(2);
      return { arriving: Promise.all(sent) };
    });
    const answers = await arriving;
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(await usersOf(schoolId)).toHaveLength(1);
    for (const answer of answers) {
      expect((await exchange(answer.json<{ authToken: string }>().authToken)).statusCode).toBe(204);
    }
  });

  it('cleans names like our forms, and uses the address when both names are empty', async () => {
    const odd = newUser({ FirstName: ' L\u0000é\u202Ea ', LastName: 'x'.repeat(300) });
    const nameless = newUser({ FirstName: '\u200B', LastName: '', DisplayName: '' });
    expect(await signOn(odd)).toMatchObject({ firstname: 'L é a', lastname: 'x'.repeat(100) });
    expect((await signOn(nameless)).firstname).toBe(emailOf(nameless).split('@')[0]);
  });
});

describe('refusals of a ClassLink sign-on', () => {
  const closed = async () =>
    mapTenant((await createSchool(trio.db, { verifiedAt: null })).schoolId);

  it.each([
    ['a teacher', { Role: 'Teacher' }, 'classlink/student-only', 403],
    ['an administrator', { Role: 'Tenant Administrator' }, 'classlink/student-only', 403],
    ['a missing email address', { Email: null }, 'classlink/email-required', 400],
    ['a blank email address', { Email: '  ' }, 'classlink/email-required', 400],
    ['an invalid email address', { Email: 'lea' }, 'auth/invalid-email', 400],
    ['a missing tenant', { TenantId: null }, 'classlink/tenant-id-not-found', 404],
    ['an unknown tenant', { TenantId: -1 }, 'classlink/school-not-found', 404],
  ])('refuses %s and creates no account', async (_, overrides, code, status) => {
    const answer = await arrive(newUser(overrides));
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ code });
    expect(await usersOf(schoolId)).toEqual([]);
  });

  it('refuses a school that is not open yet', async () => {
    expect(await refusal(newUser({ TenantId: await closed() }))).toBe('auth/school-not-open');
  });

  it('refuses a student whom the school has disabled', async () => {
    const sub = newUser();
    const { _id } = await signOn(sub);
    await disable(_id);
    expect(await refusal(sub)).toBe('auth/user-disabled');
  });

  it('applies the school’s email domains to new accounts only', async () => {
    const sub = newUser();
    const { _id } = await signOn(sub);
    await trio.db
      .updateTable('schools')
      .set({ allowedEmailDomains: ['other.test'], isAllowListOn: true })
      .where('schoolId', '=', schoolId)
      .execute();
    expect(await signOn(sub)).toMatchObject({ _id });
    expect(await refusal(newUser())).toBe('auth/email-domain-not-whitelisted');
    await trio.db
      .updateTable('schools')
      .set({ deniedEmailDomains: ['school.test'], isDenyListOn: true })
      .where('schoolId', '=', schoolId)
      .execute();
    expect(await refusal(newUser())).toBe('auth/email-domain-blacklisted');
    expect(await usersOf(schoolId)).toHaveLength(1);
  });

  it('returns the message in French', async () => {
    const code = await launch(newUser({ Role: 'Teacher' }));
    const answer = await send({ classlinkCode: code }, { 'accept-language': 'fr-CA' });
    expect(answer.json<{ message: string }>().message).toMatch(/réservée aux élèves/u);
  });
});

describe('an account with the same email address', () => {
  it('is taken over if its address was never verified; its password, links and sessions are deleted', async () => {
    const sub = newUser();
    const planted = await createStudent(trio.db, schoolId, { email: emailOf(sub) });
    const { authorization, cookie } = await trio.signIn(planted.email);
    await trio.db
      .insertInto('identityAccounts')
      .values({
        id: planted.id.replace(/^./u, 'f'),
        userId: planted.id,
        providerId: 'google',
        accountId: `planted-${planted.id}`,
        createdAt: new Date(),
        updatedAt: new Date(),
      })
      .execute();

    expect(await signOn(sub)).toMatchObject({ _id: planted.id });
    expect(await linksOf(planted.id)).toMatchObject([
      { providerId: 'classlink' },
      { providerId: 'classlink' },
    ]);
    expect(await usersOf(schoolId)).toMatchObject([{ emailVerified: true }]);
    const old = await trio.call('GET', '/auth/me', { headers: { authorization } });
    expect(old.statusCode).toBe(401);
    expect((await trio.call('POST', '/identity/token', { headers: { cookie } })).statusCode).toBe(
      401,
    );
    const again = await trio.call('POST', '/identity/sign-in', {
      payload: { email: planted.email, password: testPassword },
    });
    expect(again.json()).toMatchObject({ code: 'auth/user-not-found' });
  });

  it('refuses a log-in with the old password that began before the takeover', async () => {
    const sub = newUser();
    const { id, email } = await createStudent(trio.db, schoolId, { email: emailOf(sub) });
    const classlinkCode = await launch(sub);
    const { arriving, signingIn } = await trio.db.transaction().execute(async (transaction) => {
      // Stops the sign-on after it has deleted the password and before it commits.
      await sql`LOCK TABLE identity_verifications IN SHARE MODE`.execute(transaction);
      const first = send({ classlinkCode });
      await expect.poll(countWaiting).toBe(1);
      const payload = { email, password: testPassword };
      const second = trio.call('POST', '/identity/sign-in', { payload });
      await expect.poll(countWaiting).toBe(2);
      return { arriving: first, signingIn: second };
    });
    expect((await arriving).statusCode).toBe(200);
    const answer = await signingIn;
    expect(answer.json()).toMatchObject({ code: 'auth/wrong-password' });
    expect(answer.cookies).toEqual([]);
    const sessions = trio.db.selectFrom('identitySessions').select('id').where('userId', '=', id);
    expect(await sessions.execute()).toEqual([]);
  });

  it('keeps its password and sessions if the address is verified', async () => {
    const sub = newUser();
    const { id, email } = await createStudent(trio.db, schoolId, { email: emailOf(sub) });
    await verifyEmail(id);
    const { authorization } = await trio.signIn(email);
    expect(await signOn(sub)).toMatchObject({ _id: id });
    expect((await trio.call('GET', '/auth/me', { headers: { authorization } })).statusCode).toBe(
      200,
    );
    await expect(trio.signIn(email)).resolves.toHaveProperty('authorization');
  });

  it('is unchanged and the visitor is refused if it belongs to another school or to staff', async () => {
    const other = await createSchool(trio.db);
    const people = [
      await createStudent(trio.db, other.schoolId),
      await createStaff(trio.db, schoolId),
      await createStaff(trio.db, other.schoolId),
    ];
    for (const { id, email } of people) {
      expect(await refusal(newUser({ Email: email.toUpperCase() }))).toBe(
        'classlink/user-unauthorized',
      );
      expect(await linksOf(id)).toMatchObject([{ providerId: 'credential' }]);
      await expect(trio.signIn(email)).resolves.toHaveProperty('authorization');
    }
  });

  it('is not opened for a person who now has a former student’s address', async () => {
    const former = newUser();
    const { _id } = await signOn(former);
    expect(await refusal(newUser({ Email: emailOf(former) }))).toBe('classlink/user-unauthorized');
    expect(await signOn(former)).toMatchObject({ _id });
  });

  it('is not opened if it is disabled', async () => {
    const sub = newUser();
    const { id } = await createStudent(trio.db, schoolId, { email: emailOf(sub) });
    await disable(id);
    expect(await refusal(sub)).toBe('auth/user-disabled');
    expect(await linksOf(id)).toMatchObject([{ providerId: 'credential' }]);
  });
});

describe('ClassLink’s code', () => {
  const refusedCode = { code: 'classlink/invalid_grant' };

  it('works once', async () => {
    const classlinkCode = await launch(newUser());
    expect((await send({ classlinkCode })).statusCode).toBe(200);
    const replayed = await send({ classlinkCode });
    expect(replayed.statusCode).toBe(400);
    expect(replayed.json()).toMatchObject(refusedCode);
  });

  it('expires', async () => {
    const classlinkCode = await launch(newUser());
    classLink.expireCodes();
    expect((await send({ classlinkCode })).json()).toMatchObject(refusedCode);
  });

  it('is refused if it was issued to another application', async () => {
    const other = 'https://elsewhere.test/callback';
    classLink.register('elsewhere', 'their secret', other);
    const url = launchUrl(classLink.issuer, other, 'elsewhere');
    const classlinkCode = (await signInAt(url, newUser())).searchParams.get('code');
    expect((await send({ classlinkCode })).json()).toMatchObject(refusedCode);
  });

  it.each([
    ['a missing code', {}],
    ['a number', { classlinkCode: 7 }],
    ['an empty code', { classlinkCode: '' }],
    ['an invented code', { classlinkCode: 'abc' }],
    ['a code of 200,000 letters', { classlinkCode: 'x'.repeat(200_000) }],
    ['a code with a line break', { classlinkCode: 'abc\r\nx: y' }],
    ['a state that is not a string', { classlinkCode: 'abc', state: { a: 1 } }],
  ])('refuses %s', async (_, payload) => {
    const answer = await send(payload);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject(refusedCode);
  });

  it('is refused if ClassLink does not return the user', async () => {
    const sub = newUser();
    const classlinkCode = await launch(sub);
    classLink.people.delete(sub);
    expect((await send({ classlinkCode })).json()).toMatchObject({
      code: 'classlink/user-unauthorized',
    });
  });
});

describe('a flow that we started', () => {
  const start = () => trio.call('POST', '/identity/sso/classlink/start');
  const cookieOf = (answer: Awaited<ReturnType<typeof start>>): string =>
    answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const comeBack = async (url: string, sub: string) => {
    const { searchParams } = await signInAt(url, sub);
    return {
      classlinkCode: searchParams.get('code') ?? '',
      state: searchParams.get('state') ?? '',
    };
  };

  it('sets an encrypted HTTP-only cookie for ten minutes and returns to the callback', async () => {
    const started = await start();
    expect(started.cookies).toMatchObject([
      { name: 'trio.sign-on', httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 600 },
    ]);
    const { url } = started.json<{ url: string }>();
    const { searchParams } = new URL(url);
    expect(Object.fromEntries(searchParams)).toMatchObject({
      client_id: classLink.settings.clientId,
      redirect_uri: redirectUri,
      response_type: 'code',
      scope: 'profile',
    });
    expect(started.cookies[0]?.value).not.toContain(searchParams.get('state'));

    const cookie = cookieOf(started);
    const finished = await send(await comeBack(url, newUser()), { cookie });
    expect(finished.json()).toEqual({
      authToken: expect.stringMatching(/^[\w-]{43}\.classlink$/u),
    });
    expect(finished.cookies).toMatchObject([{ name: 'trio.sign-on', value: '', maxAge: 0 }]);
  });

  it('refuses a callback with a wrong or missing state, or from another browser', async () => {
    const started = await start();
    const { url } = started.json<{ url: string }>();
    const cookie = cookieOf(started);
    const other = (await start()).json<{ url: string }>();
    const otherState = new URL(other.url).searchParams.get('state');
    for (const wrong of [
      { state: otherState },
      { state: undefined },
      { state: 'classlink.made-up' },
    ]) {
      const answer = await send({ ...(await comeBack(url, newUser())), ...wrong }, { cookie });
      expect(answer.json(), String(wrong.state)).toMatchObject({ code: 'classlink/invalid_grant' });
      expect(answer.cookies).toMatchObject([{ name: 'trio.sign-on', maxAge: 0 }]);
    }
    const elsewhere = await send(await comeBack(url, newUser()));
    expect(elsewhere.json()).toMatchObject({ code: 'classlink/invalid_grant' });
    expect(await usersOf(schoolId)).toEqual([]);
  });

  it('expires after ten minutes and ignores an altered cookie', async () => {
    const started = await start();
    const answer = await comeBack(started.json<{ url: string }>().url, newUser());
    const cookie = cookieOf(started);
    const forged = cookie.replace(/.(?=.{9}$)/u, (letter) => (letter === 'A' ? 'B' : 'A'));
    expect((await send(answer, { cookie: forged })).json()).toMatchObject({
      code: 'classlink/invalid_grant',
    });
    trio.clock.advance(10 * 60_000 + 1000);
    expect((await send(answer, { cookie })).json()).toMatchObject({
      code: 'classlink/invalid_grant',
    });
  });

  it('returns 400 or 404 for a provider that is not configured', async () => {
    for (const provider of ['google', 'nobody', '__proto__', 'x'.repeat(100)]) {
      const answer = await trio.call('POST', `/identity/sso/${provider}/start`);
      expect([400, 404], provider).toContain(answer.statusCode);
    }
  });
});

describe('the one-time token', () => {
  it('starts one session', async () => {
    const token = await tokenFor(newUser());
    const started = await exchange(token);
    expect(started.statusCode).toBe(204);
    expect(started.cookies.find(({ name }) => name === 'trio.device')).toMatchObject({
      httpOnly: true,
      sameSite: 'Lax',
    });
    expect(started.cookies.find(({ name }) => name === 'trio.session_token')).toMatchObject({
      httpOnly: true,
      sameSite: 'Lax',
    });
    const replayed = await exchange(token);
    expect(replayed.statusCode).toBe(400);
    expect(replayed.json()).toMatchObject({ code: 'auth/link-invalid' });
    expect(replayed.cookies).toEqual([]);
  });

  it('starts one session when it is sent twice at the same time', async () => {
    const token = await tokenFor(newUser());
    const answers = await Promise.all([exchange(token), exchange(token)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 400]);
  });

  it('expires after a minute', async () => {
    const token = await tokenFor(newUser());
    trio.clock.advance(60_000);
    expect((await exchange(token)).json()).toMatchObject({ code: 'auth/link-invalid' });
  });

  it('starts no session for a student who was disabled meanwhile', async () => {
    const token = await tokenFor(newUser());
    const [user] = await usersOf(schoolId);
    await disable(user?.id ?? '');
    const answer = await exchange(token);
    expect(answer.json()).toMatchObject({ code: 'auth/user-disabled' });
    expect(answer.cookies).toEqual([]);
  });

  it('is stored as a hash', async () => {
    const token = await tokenFor(newUser());
    const rows = await trio.db.selectFrom('identityVerifications').selectAll().execute();
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it.each([{}, { authToken: 7 }, { authToken: 'short' }, { authToken: 'x'.repeat(43) }])(
    'refuses %j',
    async (payload) => {
      const answer = await trio.call('POST', '/identity/sign-in-token', { payload });
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ code: 'auth/link-invalid' });
    },
  );

  it('is accepted from our own origin only', async () => {
    const payload = { authToken: await tokenFor(newUser()) };
    const headers = { origin: 'https://elsewhere.test' };
    const answer = await trio.call('POST', '/identity/sign-in-token', { payload, headers });
    expect(answer.json()).toMatchObject({ code: 'request/foreign-origin' });
  });
});

const countWaiting = async (): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(trio.db);
  return rows[0]?.count ?? 0;
};

const disable = (id: string) =>
  trio.db
    .updateTable('identityUsers')
    .set({ disabledAt: new Date() })
    .where('id', '=', id)
    .execute();
