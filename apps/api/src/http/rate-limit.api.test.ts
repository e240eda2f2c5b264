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
  it('is refused after ten wrong passwords for one account, from wherever, for five minutes', async () => {
    const { schoolId } = await createSchool(trio.db);
    const { email } = await createStudent(trio.db, schoolId);
    for (let n = 0; n < 10; n += 1) {
      expect((await signIn(email, 'wrong', `203.0.113.${n}`)).statusCode).toBe(401);
    }
    const refused = await signIn(email, testPassword, '198.51.100.1');
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toMatchObject({ code: 'request/rate-limited' });
    expect(Number(refused.headers['retry-after'])).toBe(300);
    trio.clock.advance(5 * minute);
    expect((await signIn(email, testPassword)).statusCode).toBe(204);
  });

  it('does not count what succeeds', async () => {
    const { schoolId } = await createSchool(trio.db);
    const { email } = await createStudent(trio.db, schoolId);
    for (let n = 0; n < 15; n += 1) {
      expect((await signIn(email, testPassword)).statusCode).toBe(204);
    }
  });

  it('is refused after many wrong guesses from one address, whichever accounts', async () => {
    const guess = (n: number) => signIn(`guess${n}@school.test`, 'wrong');
    for (let n = 0; n < 150; n += 10) {
      await Promise.all(Array.from({ length: 10 }, (_, m) => guess(n + m)));
    }
    expect((await guess(150)).statusCode).toBe(429);
    expect((await signIn('other@school.test', 'wrong', '198.51.100.7')).statusCode).toBe(404);
  });

  it('does not count a form that was not filled in', async () => {
    const email = `${newId()}@school.test`;
    for (let n = 0; n < 12; n += 1) {
      expect((await signIn(email, '')).statusCode).toBe(400);
    }
    expect((await signIn(email, 'x')).statusCode).toBe(404);
  });
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
