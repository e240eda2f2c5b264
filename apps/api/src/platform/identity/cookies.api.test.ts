import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSchool, createStudent } from '../../../test/factories.ts';
import { createTestApp, testPassword, testSecrets, type TestApp } from '../../../test/test-app.ts';
import { openTestDatabase } from '../../../test/test-database.ts';
import { createEmbeddedIdentity } from './embedded-identity.ts';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let trio: TestApp;
beforeAll(async () => {
  database = await openTestDatabase();
  trio = await createTestApp({}, database);
});
afterAll(() => trio.close());

it('sets cookies that no other host of the domain can set, and logs in with them', async () => {
  const { schoolId } = await createSchool(trio.db);
  const { id, email } = await createStudent(trio.db, schoolId);
  const identity = createEmbeddedIdentity({
    pool: database.pool,
    secrets: testSecrets,
    publicUrl: 'https://trio.example',
    clock: trio.clock,
    supportAccess: 'granted',
  });
  const outcome = await identity.signIn(email, testPassword, new Headers());
  const cookies = 'cookies' in outcome ? outcome.cookies : [];
  expect(cookies.map((cookie) => cookie.split('=', 1)[0])).toEqual([
    '__Host-trio.session_token',
    '__Host-trio.dont_remember',
    '__Host-trio.present',
  ]);
  for (const cookie of cookies) {
    expect(cookie).toMatch(/; Path=\/(?:;|$)/u);
    expect(cookie).toMatch(/; Secure(?:;|$)/u);
    expect(cookie).not.toMatch(/; Domain/u);
  }

  const header = cookies.map((cookie) => cookie.split(';', 1)[0]).join('; ');
  expect(await identity.callerOfCookie(header)).toMatchObject({ userId: id });
  const fromAnotherHost = header.replaceAll('__Host-', '__Secure-');
  expect(await identity.callerOfCookie(fromAnotherHost)).toBeNull();
  expect(await identity.callerOfCookie(header.replaceAll('__Host-', ''))).toBeNull();

  const cleared = await identity.signOut(new Headers({ cookie: header }));
  expect(cleared.every((cookie) => cookie.startsWith('__Host-'))).toBe(true);
  expect(cleared.every((cookie) => cookie.includes('Max-Age=0'))).toBe(true);
  expect(await identity.callerOfCookie(header)).toBeNull();
});
