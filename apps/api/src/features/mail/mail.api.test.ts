import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createAdmin, createSchool, createStaff } from '../../../test/factories.ts';
import { createTestApp, type SignedIn, type TestApp } from '../../../test/test-app.ts';
import { newId } from '../../platform/ids.ts';

let trio: TestApp;
let admin: SignedIn;
beforeAll(async () => {
  trio = await createTestApp();
  admin = await trio.signIn((await createAdmin(trio.db)).email);
});
afterAll(() => trio.close());
beforeEach(async () => {
  await trio.db.deleteFrom('mails').execute();
});

async function insertMail(overrides: object = {}): Promise<string> {
  const mailId = newId();
  await trio.db
    .insertInto('mails')
    .values({
      mailId,
      schoolId: null,
      recipient: 'lea@pins.example',
      language: 'fr',
      template: 'password-reset',
      sealedValues: Buffer.from('sealed'),
      status: 'dead',
      attempts: 8,
      lastError: '451 try again later',
      createdAt: new Date('2026-03-01T12:00:00Z'),
      settledAt: new Date('2026-03-02T12:00:00Z'),
      ...overrides,
    })
    .execute();
  return mailId;
}

const list = (query = '') =>
  trio.call('GET', `/mails${query}`, { headers: { authorization: admin.authorization } });
const retry = (id: string, { authorization } = admin) =>
  trio.call('POST', `/mails/${id}/retry`, { headers: { authorization } });

interface Listed {
  total: number;
  mails: { _id: string }[];
}

it('lists dead emails with their error but without their content', async () => {
  const id = await insertMail();
  await insertMail({ status: 'sent', sealedValues: null });
  expect((await list()).json()).toEqual({
    total: 1,
    mails: [
      {
        _id: id,
        recipient: 'lea@pins.example',
        template: 'password-reset',
        language: 'fr',
        status: 'dead',
        attempts: 8,
        lastError: '451 try again later',
        created: '2026-03-01T12:00:00.000Z',
      },
    ],
  });
});

it('lists by status, newest first, twenty per page', async () => {
  const ids: string[] = [];
  for (let day = 1; day <= 21; day += 1) {
    const createdAt = new Date(Date.UTC(2026, 0, day));
    ids.unshift(await insertMail({ status: 'queued', settledAt: null, createdAt }));
  }
  const first = (await list('?status=queued')).json<Listed>();
  const second = (await list('?status=queued&page=2')).json<Listed>();
  expect([first.total, second.total]).toEqual([21, 21]);
  expect([...first.mails, ...second.mails].map(({ _id }) => _id)).toEqual(ids);
  expect(first.mails).toHaveLength(20);
  expect((await list('?status=queued&page=3')).json<Listed>().mails).toEqual([]);
});

it.each(['?status=lost', '?page=0', '?page=-1', '?page=1.5', '?page=x', '?page=1e9'])(
  'refuses %s',
  async (query) => {
    expect((await list(query)).statusCode).toBe(400);
  },
);

it('queues an abandoned email again', async () => {
  const id = await insertMail();
  expect((await retry(id)).statusCode).toBe(204);
  expect((await list('?status=queued')).json<Listed>().mails).toMatchObject([
    { _id: id, attempts: 0 },
  ]);
  const rows = await trio.db
    .selectFrom('mails')
    .select('settledAt')
    .where('mailId', '=', id)
    .execute();
  expect(rows).toEqual([{ settledAt: null }]);
});

it('returns 404 for an email that is queued, sent or unknown', async () => {
  const waiting = await insertMail({ status: 'queued', settledAt: null });
  const sent = await insertMail({ status: 'sent', sealedValues: null });
  for (const id of [waiting, sent, newId()]) {
    const answer = await retry(id);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ code: 'request/not-found' });
  }
  expect((await retry('not-an-id')).statusCode).toBe(400);
});

it('returns 403 for staff and 401 without a log-in', async () => {
  const id = await insertMail();
  const { schoolId } = await createSchool(trio.db);
  const staff = await trio.signIn((await createStaff(trio.db, schoolId)).email);
  const headers = { authorization: staff.authorization };
  expect((await trio.call('GET', '/mails', { headers })).statusCode).toBe(403);
  expect((await trio.call('GET', '/mails')).statusCode).toBe(401);
  expect((await retry(id, staff)).statusCode).toBe(403);
});
