import type { LightMyRequestResponse } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openDatabase } from '../src/platform/database/database.ts';
import { openDatabaseProxy, type DatabaseProxy } from './database-proxy.ts';
import { createSchool, createStudent } from './factories.ts';
import { createTestApp, testPassword, type SignedIn, type TestApp } from './test-app.ts';
import { openTestDatabase } from './test-database.ts';

let trio: TestApp;
let proxy: DatabaseProxy;
let student: SignedIn;
let email: string;
let connectionErrors: Error[];

beforeEach(async () => {
  const direct = await openTestDatabase();
  await direct.close();
  proxy = await openDatabaseProxy(direct.url);
  connectionErrors = [];
  const database = openDatabase(proxy.url, {
    poolSize: 3,
    // Long enough for the set-up on a busy machine.
    statementTimeoutMs: 2000,
    onConnectionError: (error) => connectionErrors.push(error),
  });
  trio = await createTestApp({}, database);
  const { schoolId } = await createSchool(trio.db);
  ({ email } = await createStudent(trio.db, schoolId));
  student = await trio.signIn(email);
});
afterEach(async () => {
  proxy.resume();
  await trio.close();
  await proxy.cut();
});

const calls = {
  'a token': () => trio.call('POST', '/identity/token', { headers: { cookie: student.cookie } }),
  'a log-in': () =>
    trio.call('POST', '/identity/sign-in', { payload: { email, password: testPassword } }),
  'a log-out': () =>
    trio.call('POST', '/identity/sign-out', { headers: { cookie: student.cookie } }),
  'the account': () => trio.call('GET', '/auth/me', { headers: { ...student } }),
  results: () => trio.call('GET', '/results', { headers: { ...student } }),
  'a new sort': () => trio.call('POST', '/results', { headers: { ...student }, payload: {} }),
} satisfies Record<string, () => Promise<LightMyRequestResponse>>;

type Call = keyof typeof calls;
const send = (what: Call): Promise<LightMyRequestResponse> => calls[what]();

const expectUnavailable = (answer: LightMyRequestResponse, what: string) => {
  expect(answer.statusCode, what).toBe(503);
  expect(answer.json(), what).toMatchObject({ code: 'server/unavailable' });
  expect(Number(answer.headers['retry-after']), what).toBeGreaterThan(0);
};

describe.each([
  ['is restarted', () => proxy.cut(), () => proxy.restore()],
  ['hangs', async () => proxy.stall(), async () => proxy.resume()],
] as const)('while the database %s', (_, breakDatabase, restoreDatabase) => {
  it.each(Object.keys(calls) as Call[])('%s gets 503 with a Retry-After header', async (what) => {
    await breakDatabase();
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(what)));
    for (const answer of answers) expectUnavailable(answer, what);
    await restoreDatabase();
    await expect.poll(async () => (await trio.call('GET', '/ready')).statusCode).toBe(200);
  });
});

it('still sends an answer if the database fails while a rate limit is given back', async () => {
  const { rateLimits } = trio;
  const giveBack = rateLimits.giveBack.bind(rateLimits);
  const spy = vi.spyOn(rateLimits, 'giveBack').mockImplementation(async (name, who) => {
    await proxy.cut();
    return giveBack(name, who);
  });
  expect((await send('a log-in')).statusCode).toBe(204);
  expect(spy).toHaveBeenCalled();
});

it('survives a connection that breaks during a request', async () => {
  const held = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<void>();
  const working = trio.db.transaction().execute(async (connection) => {
    await connection.selectFrom('schools').select('name').execute();
    held.resolve();
    await ended.promise;
    await connection.selectFrom('schools').select('name').execute();
  });
  await held.promise;
  await proxy.cut();
  await expect.poll(() => connectionErrors.length).toBeGreaterThan(0);
  ended.resolve();
  await expect(working).rejects.toThrow(/not queryable|terminated/u);
  await proxy.restore();
  await expect.poll(async () => (await send('the account')).statusCode).toBe(200);
});
