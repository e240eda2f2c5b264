import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createAdmin, createSchool, createStudent } from '../../../test/factories.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { forgetOldUsage, mostBytesPerDay } from './usage.service.ts';

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

it('stores an event with its time and without the identity of the visitor', async () => {
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

it('stores the role of a student and ignores an administrator', async () => {
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

it('ignores events with Do Not Track or Global Privacy Control', async () => {
  for (const headers of [{ dnt: '1' }, { 'sec-gpc': '1' }]) {
    const one = event();
    expect((await send([one], headers)).json()).toEqual({ recorded: 0 });
    expect(await stored(one.id)).toBeUndefined();
  }
});

it('stores * instead of a URL that is not a route pattern', async () => {
  const one = event({ route: '/dashboard/students/0198f2aa-1c1c-7abc-8def-0123456789ab' });
  await send([one]);
  expect(await stored(one.id)).toMatchObject({ route: '*' });
});

it('deletes an event after 30 days and its counts after 760 days', async () => {
  const one = event();
  await send([one]);
  const counted = async () =>
    (await trio.db.selectFrom('usageDays').select('count').execute()).length > 0;
  const later = (days: number) => new Date(trio.clock.now().getTime() + days * 24 * 60 * 60_000);
  await forgetOldUsage(trio.db, later(29));
  expect(await stored(one.id)).toBeDefined();
  await forgetOldUsage(trio.db, later(31));
  expect([await stored(one.id), await counted()]).toEqual([undefined, true]);
  await forgetOldUsage(trio.db, later(759));
  expect(await counted()).toBe(true);
  await forgetOldUsage(trio.db, later(762));
  expect(await counted()).toBe(false);
});

it('counts a batch that arrives twice once', async () => {
  const batch = [event(), event()];
  await send(batch);
  expect((await send(batch)).json()).toEqual({ recorded: 0 });
});

it('ignores the case of an event id', async () => {
  const one = event();
  const capital = { ...one, id: one.id.toUpperCase() };
  expect((await send([capital])).json()).toEqual({ recorded: 1 });
  expect((await send([one, capital])).json()).toEqual({ recorded: 0 });
});

it.each([
  ['an unknown name', [event({ name: 'lea@school.test' })]],
  ['a URL instead of a route', [event({ route: '/login?email=lea@school.test' })]],
  ['no events', []],
  ['too many events', Array.from({ length: 51 }, () => event())],
  ['a time in the future', [event({ age: -1 })]],
  ['a time before the product existed', [event({ age: 3e14 })]],
  [
    'card times with the title of a card',
    [event({ name: 'card-times', times: { 'Léa’s card': 5 } })],
  ],
  [
    'the title of a card instead of its key',
    [event({ name: 'card-back-view', card: 'Léa’s card' })],
  ],
  ['a card time over the limit', [event({ name: 'card-times', times: { wealth: 4e6 } })]],
  ['a step of 0', [event({ name: 'sort-abandon', step: 0 })]],
])('refuses %s', async (_, events) => {
  expect((await send(events)).statusCode).toBe(400);
});

it('limits the volume per day, and reserves a share for logged-in users', async () => {
  const logged: string[] = [];
  const full = await createTestApp({
    logLevel: 'warn',
    logTo: { write: (line) => logged.push(line) },
  });
  const { schoolId } = await createSchool(full.db);
  const { email } = await createStudent(full.db, schoolId);
  const { authorization } = await full.signIn(email);
  const sendTwo = async (headers: Record<string, string> = {}) => {
    const payload = { events: [event(), event()] };
    const answer = await full.call('POST', '/usage/events', { payload, headers });
    return [answer.statusCode, answer.json<{ recorded: number }>().recorded];
  };
  const volume = async () => {
    const rows = await full.db.selectFrom('usageVolumes').select('bytes').execute();
    return rows.reduce((sum, { bytes }) => sum + Number(bytes), 0);
  };
  const fill = async (bytes: number) => {
    const rest = bytes - (await volume());
    const day = full.clock.now().toISOString().slice(0, 10);
    await full.db
      .insertInto('usageVolumes')
      .values({ day, slot: 3, bytes: rest })
      .onConflict((conflict) =>
        conflict
          .columns(['day', 'slot'])
          .doUpdateSet({ bytes: sql`usage_volumes.bytes + ${rest}` }),
      )
      .execute();
  };

  const before = await volume();
  expect(await sendTwo()).toEqual([202, 2]);
  expect(await volume()).toBe(before + 400);

  await fill(mostBytesPerDay.anonymous);
  expect(await sendTwo()).toEqual([202, 0]);
  expect(await sendTwo({ authorization })).toEqual([202, 2]);
  await fill(mostBytesPerDay['signed-in']);
  expect(await sendTwo()).toEqual([202, 0]);
  expect(await sendTwo({ authorization })).toEqual([202, 0]);
  expect(await sendTwo({ authorization })).toEqual([202, 0]);
  expect(logged).toHaveLength(2);

  full.clock.advance(24 * 60 * 60_000);
  expect(await sendTwo()).toEqual([202, 2]);
  await full.close();
});
