import { afterAll, beforeAll, expect, it } from 'vitest';
import { createAdmin, createSchool, createStaff, createStudent } from '../../../test/factories.ts';
import { createTestApp, testPassword, type TestApp } from '../../../test/test-app.ts';
import { transactOn } from '../../platform/database/database.ts';
import { sealAllChains } from './audit-chain.service.ts';

const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148';
const hour = 60 * 60_000;

let trio: TestApp;
beforeAll(async () => {
  trio = await createTestApp();
});
afterAll(() => trio.close());

const logIn = (email: string, password = testPassword, remoteAddress = '203.0.113.77') =>
  trio.call('POST', '/identity/sign-in', {
    payload: { email, password },
    headers: { 'user-agent': iPhone },
    remoteAddress,
  });
const entriesOf = (actorId: string | null) =>
  trio.db
    .selectFrom('auditEntries')
    .selectAll()
    .where('actorId', actorId === null ? 'is' : '=', actorId)
    .where('action', 'in', ['logged-in', 'log-in-failed'])
    .orderBy('occurredAt')
    .orderBy('entryId')
    .execute();

it('records time, method, kind of device and masked network of staff and administrators', async () => {
  const { schoolId } = await createSchool(trio.db);
  for (const person of [await createStaff(trio.db, schoolId), await createAdmin(trio.db)]) {
    expect((await logIn(person.email)).statusCode).toBe(204);
    const entries = await entriesOf(person.id);
    expect(entries).toMatchObject([
      {
        action: 'logged-in',
        occurredAt: trio.clock.now(),
        details: { method: 'password', device: 'phone', network: '203.0.113.0/24' },
      },
    ]);
    const stored = JSON.stringify(entries);
    for (const secret of ['203.0.113.77', 'iPhone', person.email]) {
      expect(stored).not.toContain(secret);
    }
  }
});

it('records only the day and the method of a student, once a day, and seals it the next day', async () => {
  const { schoolId } = await createSchool(trio.db, { timeZone: 'America/Vancouver' });
  const { id, email } = await createStudent(trio.db, schoolId);
  // 22:30 in Vancouver is the next day in UTC.
  const evening = new Date('2030-05-04T05:30:00Z');
  trio.clock.advance(evening.getTime() - trio.clock.now().getTime());
  await logIn(email);
  await logIn(email);
  const [entry, ...others] = await entriesOf(id);
  expect(others).toEqual([]);
  expect(entry).toMatchObject({
    action: 'logged-in',
    actorRole: 'student',
    occurredAt: new Date('2030-05-03T12:00:00Z'),
    details: { method: 'password' },
  });
  // Version 4: the id holds no time.
  expect(entry?.entryId[14]).toBe('4');

  const deps = { db: trio.db, transact: transactOn(trio.db), clock: trio.clock };
  await sealAllChains(deps);
  expect(await entriesOf(id)).toMatchObject([{ sequence: null }]);
  trio.clock.advance(24 * hour);
  await sealAllChains(deps);
  expect(await entriesOf(id)).toMatchObject([{ sequence: '1' }]);
});

it('records refused log-ins with their reason', async () => {
  const { schoolId } = await createSchool(trio.db);
  const staff = await createStaff(trio.db, schoolId);
  const disabled = await createStaff(trio.db, schoolId);
  await trio.db
    .updateTable('identityUsers')
    .set({ disabledAt: trio.clock.now() })
    .where('id', '=', disabled.id)
    .execute();
  const student = await createStudent(trio.db, schoolId);
  await logIn(staff.email, 'a wrong one');
  await logIn(disabled.email);
  await logIn(student.email, 'a wrong one');
  await logIn(student.email, 'another wrong one');
  expect(await entriesOf(staff.id)).toMatchObject([
    { action: 'log-in-failed', schoolId, details: { reason: 'wrong-password', device: 'phone' } },
  ]);
  expect(await entriesOf(disabled.id)).toMatchObject([{ details: { reason: 'account-disabled' } }]);
  expect((await entriesOf(student.id)).map(({ details }) => details)).toEqual([
    { method: 'password', reason: 'wrong-password' },
  ]);
});

it('stores no address of an unknown account, and only the first attempts of an hour', async () => {
  trio.clock.advance(2 * hour);
  const before = (await entriesOf(null)).length;
  for (let n = 0; n < 5; n += 1) await logIn(`nobody${n}@unknown.test`, 'x', `198.51.${n}.1`);
  const entries = (await entriesOf(null)).slice(before);
  expect(entries).toHaveLength(3);
  expect(entries[0]).toMatchObject({ schoolId: null, details: { reason: 'unknown-address' } });
  expect(JSON.stringify(entries)).not.toContain('nobody');
});

it('logs three failures of an account and hour, and the number of others in the next hour', async () => {
  const { schoolId } = await createSchool(trio.db);
  const { id, email } = await createStaff(trio.db, schoolId);
  const fail = (network: number) => logIn(email, 'a wrong one', `198.51.100.${network}`);
  trio.clock.advance(hour - (trio.clock.now().getTime() % hour));
  await Promise.all(Array.from({ length: 5 }, (_, n) => fail(n)));
  expect(await entriesOf(id)).toHaveLength(3);
  trio.clock.advance(hour);
  await fail(9);
  expect((await entriesOf(id)).at(-1)?.details).toMatchObject({ omitted: 2 });
});
