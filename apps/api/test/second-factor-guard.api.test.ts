import type { Access } from '@trio/contracts/endpoint';
import { secondFactorGraceMs } from '@trio/domain/second-factor';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  createAdmin,
  createBoard,
  createBoardMember,
  createSchool,
  createStaff,
} from './factories.ts';
import { enrolApp, finish, halfTokenOf, hasSession } from './second-factor-fixture.ts';
import { createTestApp, type TestApp } from './test-app.ts';
import { createTestClient } from './test-client.ts';

/** All that a person with an overdue second factor may use, besides public routes. */
const open = [
  'GET /api/auth/claims',
  'GET /api/auth/me',
  'GET /api/second-factor',
  'POST /api/identity/token',
  'POST /api/second-factor/app',
  'POST /api/second-factor/app/confirm',
  'POST /api/second-factor/passkey',
  'POST /api/second-factor/passkey/confirm',
];

let trio: TestApp;
const routes = new Map<string, Access>();
beforeAll(async () => {
  trio = await createTestApp({
    adminSecondFactor: 'required',
    onRoute: ({ method, url, config }) => {
      const access = config?.endpoint?.access;
      if (access !== undefined && method !== 'HEAD') routes.set(`${String(method)} ${url}`, access);
    },
  });
});
afterAll(() => trio.close());

type Role = 'school' | 'admin';

async function newPerson(role: Role) {
  if (role === 'admin') return createAdmin(trio.db, { createdAt: trio.clock.now() });
  const { schoolId } = await createSchool(trio.db, { secondFactorFrom: trio.clock.now() });
  return createStaff(trio.db, schoolId, { createdAt: trio.clock.now() });
}

const isFor = (access: Access, role: Role) => access === 'cookie' || access.includes(role);

it.each(['school', 'admin'] as const)(
  'answers a person of the role %s nothing but the enrolment once it is overdue',
  async (role) => {
    const { email } = await newPerson(role);
    trio.clock.advance(secondFactorGraceMs - 1000);
    const before = await createTestClient(trio, email);
    expect((await before.call('GET', '/users/v1/student')).statusCode).toBe(200);
    trio.clock.advance(1000);
    const { authorization, cookie } = await createTestClient(trio, email);
    for (const [route, access] of routes) {
      if (access === 'public' || !isFor(access, role) || open.includes(route)) continue;
      const [method, url] = route.split(' ') as ['GET', string];
      const headers = { authorization, cookie };
      const answer = await trio.app.inject({ method, url, headers });
      expect([route, answer.statusCode, answer.json()]).toEqual([
        route,
        401,
        { code: 'auth/second-factor-required', message: 'A second factor is required.' },
      ]);
    }
    for (const route of open) {
      const [method, url] = route.split(' ') as ['GET', string];
      const headers = { authorization, cookie };
      const answer = await trio.app.inject({ method, url, headers });
      expect([route, answer.statusCode === 401]).toEqual([route, false]);
    }
  },
);

it.each(['school', 'admin'] as const)(
  'lets a person of the role %s in again after the enrolment',
  async (role) => {
    const { email } = await newPerson(role);
    trio.clock.advance(secondFactorGraceMs);
    const client = await createTestClient(trio, email);
    const due = (await client.call('GET', '/auth/me')).json<{ secondFactorDue: string }>();
    expect(Date.parse(due.secondFactorDue)).toBeLessThanOrEqual(trio.clock.now().getTime());
    expect((await client.call('GET', '/users/v1/student')).statusCode).toBe(401);
    await enrolApp(trio, client);
    expect((await client.call('GET', '/users/v1/student')).statusCode).toBe(200);
    expect((await client.call('GET', '/auth/me')).json()).not.toHaveProperty('secondFactorDue');
  },
);

it('answers no route to a half log-in’s token', async () => {
  const { email } = await newPerson('school');
  const { code } = await enrolApp(trio, await createTestClient(trio, email));
  const token = await halfTokenOf(trio, email);
  for (const [route, access] of routes) {
    if (access === 'public') continue;
    const [method, url] = route.split(' ') as ['GET', string];
    const cookie = `trio.session_token=${token}; trio.present=1`;
    const headers = { authorization: `Bearer ${token}`, cookie };
    const { statusCode } = await trio.app.inject({ method, url, headers });
    expect([route, statusCode]).toEqual([route, 401]);
  }
  expect(hasSession(await finish(trio, { token, code: code() }))).toBe(true);
});

it('makes the keys and tickets of a person useless once a second factor is overdue', async () => {
  const { email } = await newPerson('school');
  trio.clock.advance(secondFactorGraceMs - 1000);
  const client = await createTestClient(trio, email);
  const { key } = (await client.call('GET', '/users/search/key')).json<{ key: string }>();
  const search = () => trio.call('GET', '/users/search', { query: { key, q: 'tremblay' } });
  expect((await search()).statusCode).toBe(200);
  trio.clock.advance(1000);
  expect((await search()).statusCode).toBe(403);
});

it('requires nothing of demo accounts, of schools that do not, and where it is optional', async () => {
  const long = 400 * 24 * 60 * 60_000;
  const demo = await createAdmin(trio.db, { email: 'someone@trio.example' });
  const { schoolId } = await createSchool(trio.db);
  const teacher = await createStaff(trio.db, schoolId, { staffKind: 'teacher' });
  trio.clock.advance(long);
  for (const { email } of [demo, teacher]) {
    const { call } = await createTestClient(trio, email);
    expect((await call('GET', '/users/v1/student')).statusCode).toBe(200);
    expect((await call('GET', '/auth/me')).json()).not.toHaveProperty('secondFactorDue');
  }
  const optional = await createTestApp({ adminSecondFactor: 'optional' });
  const { email } = await createAdmin(optional.db);
  optional.clock.advance(long);
  const { call } = await createTestClient(optional, email);
  expect((await call('GET', '/users/v1/student')).statusCode).toBe(200);
  await optional.close();
});

it('gives staff 14 days from the owner’s requirement, or from when they joined', async () => {
  const { schoolId } = await createSchool(trio.db);
  const owner = await createStaff(trio.db, schoolId, { createdAt: new Date(0) });
  const { call } = await createTestClient(trio, owner.email);
  const dueOf = async (client: typeof call) =>
    (await client('GET', '/auth/me')).json<{ secondFactorDue?: string }>().secondFactorDue;
  const require = (isSecondFactorRequired: boolean) =>
    call('PUT', '/users/me', { isSecondFactorRequired });
  expect((await require(true)).json()).toEqual({ data: { isSecondFactorRequired: true } });
  const from = trio.clock.now().getTime();
  expect(await dueOf(call)).toBe(new Date(from + secondFactorGraceMs).toISOString());
  trio.clock.advance(60_000);
  const joined = trio.clock.now();
  const teacher = await createStaff(trio.db, schoolId, { staffKind: 'teacher', createdAt: joined });
  const client = await createTestClient(trio, teacher.email);
  const due = new Date(joined.getTime() + secondFactorGraceMs).toISOString();
  expect(await dueOf(client.call)).toBe(due);
  expect(
    (await client.call('PUT', '/users/me', { isSecondFactorRequired: false })).statusCode,
  ).toBe(403);
  expect((await require(false)).statusCode).toBe(200);
  expect(await dueOf(client.call)).toBeUndefined();
  const settings = trio.db
    .selectFrom('auditEntries')
    .select('details')
    .where('schoolId', '=', schoolId)
    .where('action', '=', 'school-settings-changed')
    .orderBy('entryId');
  expect(await settings.execute()).toEqual([
    { details: { isSecondFactorRequired: ['false', 'true'] } },
    { details: { isSecondFactorRequired: ['true', 'false'] } },
  ]);
});

it('gives members and staff of a board 14 days, a school that came later from when it came', async () => {
  const { boardId } = await createBoard(trio.db);
  const member = await createBoardMember(trio.db, boardId, { createdAt: new Date(0) });
  const since = trio.clock.now();
  const { schoolId } = await createSchool(trio.db, { boardId, boardSince: since });
  const staff = await createStaff(trio.db, schoolId, { createdAt: new Date(0) });
  const board = await createTestClient(trio, member.email);
  const require = (isSecondFactorRequired: boolean) =>
    board.call('PUT', '/users/me', { isSecondFactorRequired });
  const meOf = async ({ email }: { email: string }) => {
    const { call } = await createTestClient(trio, email);
    return (await call('GET', '/auth/me')).json<object>();
  };

  trio.clock.advance(60_000);
  const from = trio.clock.now().getTime();
  expect((await require(true)).json()).toEqual({ data: { isSecondFactorRequired: true } });
  const secondFactorDue = new Date(from + secondFactorGraceMs).toISOString();
  expect(await meOf(member)).toMatchObject({ secondFactorDue, isSecondFactorRequired: true });
  expect(await meOf(staff)).toMatchObject({
    secondFactorDue,
    isSecondFactorRequired: false,
    isSecondFactorRequiredByBoard: true,
  });
  const { call } = await createTestClient(trio, staff.email);
  expect((await call('GET', '/second-factor')).json()).toMatchObject({ requiredBy: 'board' });

  trio.clock.advance(secondFactorGraceMs);
  const came = trio.clock.now();
  const later = await createSchool(trio.db, { boardId, boardSince: came });
  const newcomer = await createStaff(trio.db, later.schoolId, { createdAt: new Date(0) });
  expect(await meOf(newcomer)).toMatchObject({
    secondFactorDue: new Date(came.getTime() + secondFactorGraceMs).toISOString(),
  });
  const overdue = await createTestClient(trio, staff.email);
  expect((await overdue.call('GET', '/staff')).json()).toMatchObject({
    code: 'auth/second-factor-required',
  });
});

it('logs in the board’s log who required a second factor', async () => {
  const { boardId } = await createBoard(trio.db);
  const member = await createBoardMember(trio.db, boardId);
  const { call } = await createTestClient(trio, member.email);
  for (const isSecondFactorRequired of [true, true, false])
    await call('PUT', '/users/me', { isSecondFactorRequired });
  const entries = trio.db
    .selectFrom('auditEntries')
    .select(['actorId', 'details'])
    .where('boardId', '=', boardId)
    .where('action', '=', 'board-settings-changed')
    .orderBy('entryId');
  const by = { actorId: member.id };
  expect(await entries.execute()).toEqual([
    { ...by, details: { isSecondFactorRequired: ['false', 'true'] } },
    { ...by, details: { isSecondFactorRequired: ['true', 'false'] } },
  ]);
});
