import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createSchool, createStudent } from '../../test/factories.ts';
import { createTestApp, testPassword, type TestApp } from '../../test/test-app.ts';
import { newId } from '../platform/ids.ts';

let trio: TestApp;
beforeEach(async () => {
  trio = await createTestApp({ trustProxy: 1 });
});
afterEach(() => trio.close());

const minute = 60_000;
const from = (address: string) => ({ 'x-forwarded-for': address });

const signIn = (email: string, password: string, address = '203.0.113.1') =>
  trio.call('POST', '/identity/sign-in', { payload: { email, password }, headers: from(address) });

describe('sign-up', () => {
  it('accepts a class of 40 from one address within a minute', async () => {
    const { code } = await createSchool(trio.db);
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, n) =>
        trio.call('POST', '/auth/register', {
          headers: from('203.0.113.1'),
          payload: {
            type: 'student',
            firstname: 'Sam',
            lastname: 'Roy',
            email: `class-${n}-${newId()}@school.test`,
            code,
            password: testPassword,
          },
        }),
      ),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
  });
});

describe('sign-up of schools', () => {
  const registerSchool = (address: string, more: object = {}) =>
    trio.call('POST', '/auth/register', {
      headers: from(address),
      payload: {
        type: 'school',
        firstname: 'Marie',
        lastname: 'Cormier',
        email: `${newId()}@school.test`,
        password: testPassword,
        schoolname: 'Riverside',
        address: '1 Main Street',
        city: 'Moncton',
        state: 'NB',
        country: 'can',
        postalzip: 'E1A 1A1',
        phone: '506 555 0100',
        ...more,
      },
    });

  it('is refused after ten an hour from one address, where students can still sign up', async () => {
    const address = '203.0.113.1';
    for (let n = 0; n < 10; n += 1) {
      expect((await registerSchool(address)).statusCode).toBe(201);
    }
    expect((await registerSchool(address)).statusCode).toBe(429);
    expect((await registerSchool('198.51.100.1')).statusCode).toBe(201);
    const { code } = await createSchool(trio.db);
    const student = await trio.call('POST', '/auth/register', {
      headers: from(address),
      payload: {
        type: 'student',
        firstname: 'Sam',
        lastname: 'Roy',
        email: `${newId()}@school.test`,
        code,
        password: testPassword,
      },
    });
    expect(student.statusCode).toBe(201);
    trio.clock.advance(60 * minute);
    expect((await registerSchool(address)).statusCode).toBe(201);
  });

  it('counts only accepted sign-ups', async () => {
    const { code } = await createSchool(trio.db);
    for (let n = 0; n < 12; n += 1) {
      expect((await registerSchool('203.0.113.1', { code })).json()).toMatchObject({
        code: 'reservation-taken',
      });
    }
    expect((await registerSchool('203.0.113.1')).statusCode).toBe(201);
  });
});

describe('log-in', () => {
  it('accepts a burst of right passwords, and delays no log-in after it', async () => {
    // Eleven at once look like guessing for a moment. The limit must pass afterwards.
    let delayed = 0;
    const slowLanes = {
      pass: async () => {
        delayed += 1;
        return true;
      },
    };
    await trio.close();
    trio = await createTestApp({ trustProxy: 1, slowLanes });
    const { schoolId } = await createSchool(trio.db);
    const { email } = await createStudent(trio.db, schoolId);
    const burst = await Promise.all(Array.from({ length: 30 }, () => signIn(email, testPassword)));
    expect(new Set(burst.map(({ statusCode }) => statusCode))).toEqual(new Set([204]));
    const delayedOfBurst = delayed;
    expect((await signIn(email, testPassword)).statusCode).toBe(204);
    expect(delayed).toBe(delayedOfBurst);
  });

  it('does not count successful log-ins', async () => {
    const { schoolId } = await createSchool(trio.db);
    const { email } = await createStudent(trio.db, schoolId);
    for (let n = 0; n < 15; n += 1) {
      expect((await signIn(email, testPassword)).statusCode).toBe(204);
    }
  });

  it('does not count an incomplete form', async () => {
    const email = `${newId()}@school.test`;
    for (let n = 0; n < 12; n += 1) {
      expect((await signIn(email, '')).statusCode).toBe(400);
    }
    expect((await signIn(email, 'x')).statusCode).toBe(404);
  });
});

it('refuses invalid links after 60 attempts from one address, but not from another', async () => {
  const guess = (n: number, address = '203.0.113.1') =>
    trio.call('PUT', '/identity/reset', {
      payload: { token: String(n).padStart(43, 'x'), password: 'something quite new' },
      headers: from(address),
    });
  for (let n = 0; n < 60; n += 1) expect((await guess(n)).statusCode).toBe(400);
  expect((await guess(60)).statusCode).toBe(429);
  expect((await guess(61, '198.51.100.7')).statusCode).toBe(400);
});

it('sends at most four password resets to one account in 15 minutes', async () => {
  const { schoolId } = await createSchool(trio.db);
  const { email } = await createStudent(trio.db, schoolId);
  const ask = () => trio.call('POST', '/identity/reset', { payload: { email } });
  const answers = [await ask(), await ask(), await ask(), await ask(), await ask()];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204, 204, 204, 429]);
  expect(await trio.mailsTo(email)).toHaveLength(4);
  trio.clock.advance(15 * minute);
  expect((await ask()).statusCode).toBe(204);
});

const askForContact = async (email: string) => {
  const names = { firstname: 'Marie', lastname: 'Cormier', schoolname: 'Riverside', phone: '1' };
  const request = { payload: { ...names, email }, headers: from('203.0.113.1') };
  return (await trio.call('POST', '/contact', request)).statusCode;
};

it('limits contact requests per email address', async () => {
  const email = `${newId()}@school.test`;
  for (let n = 0; n < 4; n += 1) expect(await askForContact(email)).toBe(200);
  expect(await askForContact(email)).toBe(429);
});

it('does not count a request for its network if it is refused for its email address', async () => {
  const email = `${newId()}@school.test`;
  for (let n = 0; n < 4; n += 1) expect(await askForContact(email)).toBe(200);
  for (let n = 0; n < 7; n += 1) expect(await askForContact(email)).toBe(429);
  for (let n = 0; n < 6; n += 1) expect(await askForContact(`${newId()}@school.test`)).toBe(200);
  expect(await askForContact(`${newId()}@school.test`)).toBe(429);
});

it('stores neither IP nor email addresses', async () => {
  await signIn('lea@school.test', 'wrong');
  const rows = await trio.db.selectFrom('rateLimits').selectAll().execute();
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.every(({ key }) => key.length === 32)).toBe(true);
});

it('counts usage events of visitors by IP address, and of users by account', async () => {
  const limits = {
    'usage-visitor-address': { most: 1, windowMs: 60_000 },
    usage: { most: 2, windowMs: 60_000 },
  };
  const counting = await createTestApp({ trustProxy: 1, limits });
  const { schoolId } = await createSchool(counting.db);
  const logIn = async () =>
    (await counting.signIn((await createStudent(counting.db, schoolId)).email)).authorization;
  const [one, other] = [await logIn(), await logIn()];
  const send = async (headers: Record<string, string>) => {
    const usage = { name: 'page-view', age: 0, language: 'en', route: '/' };
    const payload = { events: [{ ...usage, id: newId() }] };
    return (await counting.call('POST', '/usage/events', { payload, headers })).statusCode;
  };
  const here = { 'x-forwarded-for': '192.0.2.7' };
  const there = { 'x-forwarded-for': '192.0.2.8' };
  expect([await send(here), await send(here), await send(there)]).toEqual([202, 429, 202]);
  const asOne = { ...here, authorization: one };
  expect([await send(asOne), await send(asOne), await send(asOne)]).toEqual([202, 202, 429]);
  expect(await send({ ...here, authorization: other })).toBe(202);
  await counting.close();
});
