import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSchool, createStudent } from '../../../test/factories.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { newId } from '../ids.ts';
import { deleteExpired } from './users.repository.ts';

let trio: TestApp;
beforeAll(async () => {
  trio = await createTestApp();
});
afterAll(() => trio.close());

const hour = 60 * 60_000;

it('deletes sessions and mailed links after they expire', async () => {
  const { schoolId } = await createSchool(trio.db);
  const { id, email } = await createStudent(trio.db, schoolId);
  await trio.signIn(email);
  await trio.call('POST', '/identity/reset', { payload: { email } });
  const left = async () => ({
    sessions: (
      await trio.db.selectFrom('identitySessions').select('id').where('userId', '=', id).execute()
    ).length,
    links: (
      await trio.db
        .selectFrom('identityVerifications')
        .select('id')
        .where('subject', '=', `reset:${id}`)
        .execute()
    ).length,
  });

  await deleteExpired(trio.db, trio.clock.now());
  expect(await left()).toEqual({ sessions: 1, links: 1 });
  trio.clock.advance(2 * hour);
  await deleteExpired(trio.db, trio.clock.now());
  expect(await left()).toEqual({ sessions: 1, links: 0 });
  trio.clock.advance(12 * hour);
  await deleteExpired(trio.db, trio.clock.now());
  expect(await left()).toEqual({ sessions: 0, links: 0 });
});

it('keeps a used ticket until its expiry', async () => {
  const ticketId = newId();
  const expiresAt = new Date(trio.clock.now().getTime() + 60_000);
  const { schoolId } = await createSchool(trio.db);
  await trio.db.insertInto('spentTickets').values({ schoolId, ticketId, expiresAt }).execute();
  const count = async () => {
    await deleteExpired(trio.db, trio.clock.now());
    const found = trio.db.selectFrom('spentTickets').select('ticketId');
    return (await found.where('ticketId', '=', ticketId).execute()).length;
  };
  trio.clock.advance(59_999);
  expect(await count()).toBe(1);
  trio.clock.advance(1);
  expect(await count()).toBe(0);
});
