import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSchool, createStudent } from '../../../test/factories.ts';
import { createTestApp, testPassword, type TestApp } from '../../../test/test-app.ts';

let trio: TestApp;
let schoolId: string;
beforeAll(async () => {
  trio = await createTestApp();
  ({ schoolId } = await createSchool(trio.db));
});
afterAll(() => trio.close());

const minute = 60_000;
const hour = 60 * minute;

const newStudent = () => createStudent(trio.db, schoolId);
const signIn = (payload: object) => trio.call('POST', '/identity/sign-in', { payload });
const claims = (authorization: string) =>
  trio.call('GET', '/auth/claims', { headers: { authorization } });
const token = (cookie: string) => trio.call('POST', '/identity/token', { headers: { cookie } });

describe('log-in', () => {
  it('sets an HTTP-only session cookie without a lifetime', async () => {
    const { email } = await newStudent();
    const answer = await signIn({ email: email.toUpperCase(), password: testPassword });
    expect(answer.statusCode).toBe(204);
    const cookie = answer.cookies.find(({ name }) => name === 'trio.session_token');
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
    expect(cookie).not.toHaveProperty('maxAge');
    expect(cookie).not.toHaveProperty('expires');
  });

  it('works for an address with an internationalised domain', async () => {
    const { email } = await createStudent(trio.db, schoolId, { email: 'léa@école.test' });
    expect((await signIn({ email, password: testPassword })).statusCode).toBe(204);
  });

  it.each([
    ['an empty request', {}, 400, 'form/login-required'],
    ['no password', { email: 'a@b.ca' }, 400, 'form/password-required'],
    ['an invalid email address', { email: 'a@b', password: 'x' }, 400, 'auth/invalid-email'],
    [
      'an unknown email address',
      { email: 'nobody@school.test', password: 'x' },
      404,
      'auth/user-not-found',
    ],
  ])('refuses %s', async (_, payload, status, code) => {
    const answer = await signIn(payload);
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ code });
  });

  it('refuses a wrong password and starts no session', async () => {
    const { email, id } = await newStudent();
    const answer = await signIn({ email, password: 'wrong' });
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toMatchObject({ code: 'auth/wrong-password' });
    expect(answer.cookies).toEqual([]);
    expect(await sessionsOf(id)).toBe(0);
  });

  it('reveals a disabled account only after the correct password', async () => {
    const { email, id } = await newStudent();
    await disable(id);
    expect((await signIn({ email, password: testPassword })).json()).toMatchObject({
      code: 'auth/user-disabled',
    });
    expect((await signIn({ email, password: 'wrong' })).json()).toMatchObject({
      code: 'auth/wrong-password',
    });
  });

  it('stores neither IP address nor user agent', async () => {
    const { email, id } = await newStudent();
    await trio.call('POST', '/identity/sign-in', {
      payload: { email, password: testPassword },
      headers: { 'user-agent': 'Chromebook', 'x-forwarded-for': '203.0.113.7' },
    });
    const session = await trio.db
      .selectFrom('identitySessions')
      .select(['ipAddress', 'userAgent'])
      .where('userId', '=', id)
      .executeTakeFirst();
    expect(session).toEqual({ ipAddress: null, userAgent: null });
  });
});

describe('the session', () => {
  it('exchanges the cookie for a token and the token for claims', async () => {
    const { email } = await newStudent();
    const { authorization } = await trio.signIn(email);
    expect((await claims(authorization)).json()).toEqual({ role: 'student', schoolId });
  });

  it('returns the user id with the token', async () => {
    const { email, id } = await newStudent();
    const { cookie } = await trio.signIn(email);
    expect((await token(cookie)).json()).toMatchObject({ userId: id });
  });

  it('refuses a cookie where a token is required, and the reverse', async () => {
    const { email } = await newStudent();
    const { cookie, authorization } = await trio.signIn(email);
    const me = await trio.call('GET', '/auth/me', { headers: { cookie } });
    expect(me.json()).toMatchObject({ code: 'request/unauthenticated' });
    const exchanged = await trio.call('POST', '/identity/token', { headers: { authorization } });
    expect(exchanged.statusCode).toBe(401);
  });

  it('invalidates cookie and token at log-out', async () => {
    const { email, id } = await newStudent();
    const { cookie, authorization } = await trio.signIn(email);
    const out = await trio.call('POST', '/identity/sign-out', { headers: { cookie } });
    expect(out.statusCode).toBe(204);
    expect(out.cookies.find(({ name }) => name === 'trio.session_token')).toMatchObject({
      maxAge: 0,
    });
    expect((await claims(authorization)).statusCode).toBe(401);
    expect((await token(cookie)).statusCode).toBe(401);
    expect(await sessionsOf(id)).toBe(0);
  });

  it('accepts the log-out of a session that has already ended', async () => {
    const { email } = await newStudent();
    const { cookie } = await trio.signIn(email);
    await trio.call('POST', '/identity/sign-out', { headers: { cookie } });
    expect(
      (await trio.call('POST', '/identity/sign-out', { headers: { cookie } })).statusCode,
    ).toBe(204);
  });

  it('ends at once when the account is disabled', async () => {
    const { email, id } = await newStudent();
    const { cookie, authorization } = await trio.signIn(email);
    await disable(id);
    expect((await claims(authorization)).statusCode).toBe(401);
    expect((await token(cookie)).statusCode).toBe(401);
  });

  it('finds the right session for each of several simultaneous requests', async () => {
    const students = await Promise.all([newStudent(), newStudent(), newStudent()]);
    const cookies: string[] = [];
    for (const { email } of students) cookies.push((await trio.signIn(email)).cookie);
    await disable(students[1]?.id ?? '');
    const [first, disabled, again, third] = await Promise.all(
      [0, 1, 0, 2].map((place) => token(cookies[place] ?? '')),
    );
    expect(first?.json()).toMatchObject({ userId: students[0]?.id });
    expect(disabled?.statusCode).toBe(401);
    expect(again?.json()).toMatchObject({ userId: students[0]?.id });
    expect(third?.json()).toMatchObject({ userId: students[2]?.id });
  });

  it('refuses an expired token, one signed with another key and a malformed one', async () => {
    const { email } = await newStudent();
    const { authorization } = await trio.signIn(email);
    const forged = await new SignJWT({ sid: '01900000-0000-7000-8000-0000000fff01' })
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuer('trio')
      .setExpirationTime('1h')
      .sign(new TextEncoder().encode('another key, also thirty-two bytes long'));
    for (const bad of [
      `Bearer ${forged}`,
      'Bearer x.y.z',
      'Bearer',
      'Basic abc',
      `${authorization}x`,
    ]) {
      expect((await claims(bad)).statusCode, bad).toBe(401);
    }
    trio.clock.advance(5 * minute + 1000);
    expect((await claims(authorization)).statusCode).toBe(401);
  });
});

describe('the session over time', () => {
  const signedInAt = async () => {
    const { email } = await newStudent();
    const { cookie } = await trio.signIn(email);
    return cookie;
  };

  it('ends after an hour without use', async () => {
    const cookie = await signedInAt();
    trio.clock.advance(hour - minute);
    expect((await token(cookie)).statusCode).toBe(200);
    trio.clock.advance(hour + minute);
    expect((await token(cookie)).statusCode).toBe(401);
  });

  it('ends after twelve hours even if it is used', async () => {
    const cookie = await signedInAt();
    for (let used = 0; used < 12 * hour - 30 * minute; used += 30 * minute) {
      trio.clock.advance(30 * minute);
      expect((await token(cookie)).statusCode).toBe(200);
    }
    trio.clock.advance(31 * minute);
    expect((await token(cookie)).statusCode).toBe(401);
  });
});

const disable = (id: string) =>
  trio.db
    .updateTable('identityUsers')
    .set({ disabledAt: new Date() })
    .where('id', '=', id)
    .execute();

const sessionsOf = async (userId: string): Promise<number> =>
  (await trio.db.selectFrom('identitySessions').select('id').where('userId', '=', userId).execute())
    .length;
