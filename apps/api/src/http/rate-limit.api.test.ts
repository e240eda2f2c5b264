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
  it('lets a whole class of 40 through from one address within a minute', async () => {
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

describe('sign-in', () => {
  it('is refused after ten wrong passwords for one account from one address, for five minutes', async () => {
    const { schoolId } = await createSchool(trio.db);
    const { email } = await createStudent(trio.db, schoolId);
    for (let n = 0; n < 10; n += 1) {
      expect((await signIn(email, 'wrong')).statusCode).toBe(401);
    }
    const refused = await signIn(email, testPassword);
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toMatchObject({ code: 'request/rate-limited' });
    expect(Number(refused.headers['retry-after'])).toBe(300);
    expect((await signIn(email, testPassword, '198.51.100.1')).statusCode).toBe(204);
    trio.clock.advance(5 * minute);
    expect((await signIn(email, testPassword)).statusCode).toBe(204);
  });

  it('lets a burst of right passwords through, and shuts nobody out after it', async () => {
    const { schoolId } = await createSchool(trio.db);
    const { email } = await createStudent(trio.db, schoolId);
    const burst = await Promise.all(Array.from({ length: 30 }, () => signIn(email, testPassword)));
    // Eleven at once look like guessing for a moment; what matters is that the moment passes.
    expect(burst.filter(({ statusCode }) => statusCode === 204).length).toBeGreaterThanOrEqual(10);
    expect((await signIn(email, testPassword)).statusCode).toBe(204);
  });

  it('does not count what succeeds', async () => {
    const { schoolId } = await createSchool(trio.db);
    const { email } = await createStudent(trio.db, schoolId);
    for (let n = 0; n < 15; n += 1) {
      expect((await signIn(email, testPassword)).statusCode).toBe(204);
    }
  });

  it('does not count a form that was not filled in', async () => {
    const email = `${newId()}@school.test`;
    for (let n = 0; n < 12; n += 1) {
      expect((await signIn(email, '')).statusCode).toBe(400);
    }
    expect((await signIn(email, 'x')).statusCode).toBe(404);
  });
});

it('made-up links are refused after many tries from one address, and not from another', async () => {
  const guess = (n: number, address = '203.0.113.1') =>
    trio.call('PUT', '/identity/reset', {
      payload: { token: String(n).padStart(43, 'x'), password: 'something quite new' },
      headers: from(address),
    });
  for (let n = 0; n < 60; n += 1) expect((await guess(n)).statusCode).toBe(400);
  expect((await guess(60)).statusCode).toBe(429);
  expect((await guess(61, '198.51.100.7')).statusCode).toBe(400);
});

it('password reset sends at most four mails to one account in a quarter of an hour', async () => {
  const { schoolId } = await createSchool(trio.db);
  const { email } = await createStudent(trio.db, schoolId);
  const ask = () => trio.call('POST', '/identity/reset', { payload: { email } });
  const answers = [await ask(), await ask(), await ask(), await ask(), await ask()];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204, 204, 204, 429]);
  expect(await trio.mailsTo(email)).toHaveLength(4);
  trio.clock.advance(15 * minute);
  expect((await ask()).statusCode).toBe(204);
});

it('a contact request is limited per address of the asker', async () => {
  const payload = {
    firstname: 'Marie',
    lastname: 'Cormier',
    email: `${newId()}@school.test`,
    schoolname: 'Riverside',
    phone: '1',
  };
  const ask = () => trio.call('POST', '/contact', { payload });
  for (let n = 0; n < 4; n += 1) expect((await ask()).statusCode).toBe(200);
  expect((await ask()).statusCode).toBe(429);
});

it('keeps neither an address nor an e-mail', async () => {
  await signIn('lea@school.test', 'wrong');
  const rows = await trio.db.selectFrom('rateLimits').selectAll().execute();
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.every(({ key }) => key.length === 32)).toBe(true);
});

it('counts usage of visitors by their address, and of those who are logged in by account', async () => {
  const taken: { what: string; most: number }[] = [];
  const counting = await createTestApp({
    rateLimits: {
      take: async (what, { most }) => {
        taken.push({ what, most });
        return null;
      },
      giveBack: async () => {},
      forget: async () => 0,
    },
  });
  const { schoolId } = await createSchool(counting.db);
  const { id, email } = await createStudent(counting.db, schoolId);
  const { authorization } = await counting.signIn(email);
  const send = async (headers: Record<string, string>) => {
    taken.length = 0;
    const usage = { name: 'page-view', age: 0, language: 'en', route: '/' };
    const payload = { events: [{ ...usage, id: newId() }] };
    await counting.call('POST', '/usage/events', { payload, headers });
    return [...taken];
  };
  expect(await send({})).toEqual([
    { what: expect.stringMatching(/per visitor at address 127\.0\.0\.1$/u), most: 4000 },
  ]);
  expect(await send({ authorization })).toEqual([
    { what: expect.stringContaining(`per caller ${id}`), most: 600 },
  ]);
  await counting.close();
});
