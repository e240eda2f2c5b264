import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createAdmin, createSchool, createStudent } from '../../../test/factories.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { createUsageRepository } from './usage.repository.ts';
import { forgetOldUsage } from './usage.service.ts';

let trio: TestApp;
beforeAll(async () => {
  trio = await createTestApp();
});
afterAll(() => trio.close());

const event = (overrides: object = {}) => ({
  id: randomUUID(),
  name: 'page-view',
  age: 0,
  language: 'fr',
  route: '/dashboard/cards',
  ...overrides,
});

const send = (events: unknown[], headers: Record<string, string> = {}) =>
  trio.call('POST', '/usage/events', { payload: { events }, headers });

const stored = (id: string) =>
  trio.db.selectFrom('usageEvents').selectAll().where('eventId', '=', id).executeTakeFirst();

it('records what a visitor did, at the time it happened, without saying who', async () => {
  const one = event({ age: 4_000 });
  expect((await send([one])).json()).toEqual({ recorded: 1 });
  expect(await stored(one.id)).toEqual({
    eventId: one.id,
    occurredAt: new Date(trio.clock.now().getTime() - 4_000),
    name: 'page-view',
    role: null,
    language: 'fr',
    route: '/dashboard/cards',
  });
});

it('notes the role of a student, and skips an administrator altogether', async () => {
  const { schoolId } = await createSchool(trio.db);
  const people = {
    student: await createStudent(trio.db, schoolId),
    admin: await createAdmin(trio.db),
  };
  const [asStudent, asAdmin] = [event(), event()];
  const student = await trio.signIn(people.student.email);
  const admin = await trio.signIn(people.admin.email);
  await send([asStudent], { authorization: student.authorization });
  expect((await send([asAdmin], { authorization: admin.authorization })).json()).toEqual({
    recorded: 0,
  });
  expect(await stored(asStudent.id)).toMatchObject({ role: 'student' });
  expect(await stored(asAdmin.id)).toBeUndefined();
});

it('is forgotten after 760 days', async () => {
  const one = event();
  await send([one]);
  const repository = createUsageRepository(trio.db);
  const later = (days: number) => new Date(trio.clock.now().getTime() + days * 24 * 60 * 60_000);
  await forgetOldUsage(repository, later(759));
  expect(await stored(one.id)).toBeDefined();
  await forgetOldUsage(repository, later(761));
  expect(await stored(one.id)).toBeUndefined();
});

it('counts a batch that arrives twice once', async () => {
  const batch = [event(), event()];
  await send(batch);
  expect((await send(batch)).json()).toEqual({ recorded: 0 });
});

it.each([
  ['an unknown name', [event({ name: 'lea@school.test' })]],
  ['an address instead of a route', [event({ route: '/login?email=lea@school.test' })]],
  ['no events', []],
  ['too many', Array.from({ length: 51 }, () => event())],
  ['a time in the future', [event({ age: -1 })]],
  ['a time before the product', [event({ age: 3e14 })]],
])('refuses %s', async (_, events) => {
  expect((await send(events)).statusCode).toBe(400);
});
