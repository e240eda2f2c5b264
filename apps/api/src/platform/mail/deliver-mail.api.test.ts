import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createSchool } from '../../../test/factories.ts';
import { startMailServer, type MailServer } from '../../../test/mail-server.ts';
import { openTestDatabase } from '../../../test/test-database.ts';
import type { OpenDatabase } from '../database/database.ts';
import { createJobs, type Jobs } from '../jobs/jobs.ts';
import { cleanUpMails } from './clean-up-mails.ts';
import { createDelivery, retryDelays, type FailedTry } from './deliver-mail.ts';
import type { MailTransport } from './mail-transport.ts';
import { createOutbox, type Outbox, type OutgoingMail } from './outbox.ts';
import { createSealer } from './seal.ts';
import { createSmtpTransport } from './smtp-transport.ts';

const from = { name: 'Trio', address: 'no-reply@trio.example', host: 'trio.example' };
const place = { publicOrigin: 'https://trio.example', supportEmail: 'help@trio.example' };
const link = 'https://trio.example/login?reset=a-secret-token';
const sealer = createSealer(['a secret that only this test knows, long enough']);
const start = Date.parse('2026-03-01T12:00:00Z');

let database: OpenDatabase;
let server: MailServer;
let jobs: Jobs;
let outbox: Outbox;
let transport: MailTransport;
let now: Date;
const clock = { now: () => now };
const enqueued: { mailId: string; delaySeconds: number }[] = [];
const failures: FailedTry[] = [];

beforeAll(async () => {
  database = await openTestDatabase();
  server = await startMailServer();
  jobs = createJobs(database.pool);
  await jobs.install();
  outbox = createOutbox({ jobs, sealer, clock });
  transport = createSmtpTransport(server.url, from);
});
afterAll(async () => {
  await server.close();
  await database.close();
});
beforeEach(() => {
  now = new Date(start);
  server.refuseWith(null);
  server.received.length = 0;
  enqueued.length = 0;
  failures.length = 0;
});

const deliverBy = (usedTransport: MailTransport, usedSealer = sealer) =>
  createDelivery({
    db: database.db,
    jobs: {
      enqueue: async (connection, queue, data, options) => {
        await jobs.enqueue(connection, queue, data, options);
        if (queue === 'mail' && data) enqueued.push({ ...data, delaySeconds: 0, ...options });
      },
    },
    sealer: usedSealer,
    transport: usedTransport,
    clock,
    place,
    makeProfileFile: () => Promise.reject(new Error('no mail here has a profile')),
    onFailure: (failed) => failures.push(failed),
  });
const deliver = (mailId: string) => deliverBy(transport)(mailId);

async function write(overrides: Partial<OutgoingMail> = {}): Promise<string> {
  await outbox.enqueue(database.db, {
    to: 'lea@pins.example',
    language: 'fr',
    schoolId: null,
    content: { template: 'password-reset', values: { firstName: 'Léa', role: 'student', link } },
    ...overrides,
  });
  const { mailId } = await database.db
    .selectFrom('mails')
    .select('mailId')
    .orderBy('mailId', 'desc')
    .executeTakeFirstOrThrow();
  return mailId;
}

const rowOf = (mailId: string) =>
  database.db.selectFrom('mails').selectAll().where('mailId', '=', mailId).executeTakeFirst();

it('delivers an email in the recipient’s language, and deletes its values', async () => {
  const mailId = await write();
  const before = await rowOf(mailId);
  expect(before).toMatchObject({ status: 'queued', attempts: 0, template: 'password-reset' });
  expect(JSON.stringify(before) + before?.sealedValues?.toString('latin1')).not.toMatch(
    /secret-token|Léa/u,
  );

  await deliver(mailId);
  const [mail] = server.received;
  expect(mail?.subject).toBe('Choisir un nouveau mot de passe');
  expect(mail?.messageId).toBe(`<${mailId}@trio.example>`);
  expect([mail?.to].flat()[0]?.text).toBe('lea@pins.example');
  expect(mail?.text).toContain(link);
  expect(mail?.html).toContain(link);
  expect(await rowOf(mailId)).toMatchObject({
    status: 'sent',
    attempts: 1,
    sealedValues: null,
    lastError: null,
    settledAt: now,
  });
});

it('sends an email once, even if its job runs twice', async () => {
  const mailId = await write();
  await deliver(mailId);
  await deliver(mailId);
  expect(server.received).toHaveLength(1);
});

it('delivers to an internationalised domain', async () => {
  await deliver(await write({ to: 'lea@école-des-pins.example' }));
  expect([server.received[0]?.to].flat()[0]?.text).toBe('lea@école-des-pins.example');
});

it('retries a temporary failure with growing delays, and abandons the email after about a day', async () => {
  const mailId = await write();
  server.refuseWith({ code: 451, text: '4.7.1 <lea@pins.example> try again later' });
  for (const delaySeconds of retryDelays) {
    await deliver(mailId);
    expect(enqueued.at(-1)).toEqual({ mailId, delaySeconds });
    expect((await rowOf(mailId))?.status).toBe('queued');
  }
  const total = retryDelays.reduce((sum, delay) => sum + delay, 0);
  expect(retryDelays[0]).toBeLessThan(60);
  expect(total / 3_600).toBeGreaterThan(20);
  expect(total / 3_600).toBeLessThan(48);

  await deliver(mailId);
  expect(enqueued).toHaveLength(retryDelays.length);
  const row = await rowOf(mailId);
  expect(row).toMatchObject({ status: 'dead', attempts: retryDelays.length + 1, settledAt: now });
  expect(row?.lastError).toContain('451');
  expect(row?.lastError).toContain('try again later');
  expect(row?.lastError).not.toContain('lea@');
  expect(failures.at(-1)).toMatchObject({ mailId, isDead: true });
  expect(JSON.stringify(failures)).not.toContain('lea@');
});

it('delivers on a later attempt', async () => {
  const mailId = await write();
  server.refuseWith({ code: 421, text: 'busy' });
  await deliver(mailId);
  server.refuseWith(null);
  await deliver(mailId);
  expect(server.received).toHaveLength(1);
  expect(await rowOf(mailId)).toMatchObject({ status: 'sent', attempts: 2, lastError: null });
});

it('abandons an email at once if the server refuses the recipient permanently', async () => {
  const mailId = await write();
  server.refuseWith({ code: 550, text: '5.1.1 <lea@pins.example> no such mailbox' });
  await deliver(mailId);
  expect(enqueued).toEqual([]);
  const row = await rowOf(mailId);
  expect(row).toMatchObject({ status: 'dead', attempts: 1 });
  expect(row?.lastError).toContain('no such mailbox');
});

it('retries while the mail server does not answer', async () => {
  const mailId = await write();
  const unreachable = createSmtpTransport('smtp://127.0.0.1:1', from);
  await deliverBy(unreachable)(mailId);
  expect(enqueued).toEqual([{ mailId, delaySeconds: retryDelays[0] }]);
  expect((await rowOf(mailId))?.lastError).toMatch(/ECONNREFUSED/u);
});

it('stores no email if the transaction is rolled back', async () => {
  const before = await database.db.selectFrom('mails').select('mailId').execute();
  const rolledBack = database.db.transaction().execute(async (transaction) => {
    await outbox.enqueue(transaction, {
      to: 'lea@pins.example',
      language: 'en',
      schoolId: null,
      content: { template: 'password-changed', values: { firstName: 'Léa', role: 'student' } },
    });
    throw new Error('its cause did not happen');
  });
  await expect(rolledBack).rejects.toThrow();
  expect(await database.db.selectFrom('mails').select('mailId').execute()).toEqual(before);
});

it('does not send an email of a deleted school', async () => {
  const { schoolId } = await createSchool(database.db);
  const mailId = await write({ schoolId });
  await database.db.deleteFrom('schools').where('schoolId', '=', schoolId).execute();
  await deliver(mailId);
  expect(server.received).toEqual([]);
});

it('does not send a link that has expired', async () => {
  const mailId = await write({ expiresAt: new Date(start + 1_000) });
  now = new Date(start + 1_000);
  await deliver(mailId);
  expect(server.received).toEqual([]);
  expect(await rowOf(mailId)).toMatchObject({ status: 'dead', lastError: 'trio/expired' });
});

it('abandons an email that was sealed with another secret', async () => {
  const mailId = await write();
  await deliverBy(transport, createSealer(['not the secret it was sealed with, at all']))(mailId);
  expect(await rowOf(mailId)).toMatchObject({ status: 'dead', lastError: 'trio/unreadable' });
});

it('abandons an email after the server stopped during every attempt', async () => {
  const mailId = await write();
  const attempts = retryDelays.length + 1;
  await database.db.updateTable('mails').set({ attempts }).where('mailId', '=', mailId).execute();
  await deliver(mailId);
  expect(server.received).toEqual([]);
  expect(await rowOf(mailId)).toMatchObject({ status: 'dead', lastError: 'trio/interrupted' });
});

it('retries an abandoned email on request, with all its attempts', async () => {
  const mailId = await write();
  server.refuseWith({ code: 550, text: 'no' });
  await deliver(mailId);
  expect(await outbox.retry(database.db, mailId)).not.toBeNull();
  expect(await rowOf(mailId)).toMatchObject({ status: 'queued', attempts: 0, settledAt: null });
  server.refuseWith(null);
  await deliver(mailId);
  expect(server.received).toHaveLength(1);
  expect(await outbox.retry(database.db, mailId)).toBeNull();
});

it('deletes sent emails after 30 days and abandoned ones after 90', async () => {
  const day = 24 * 60 * 60_000;
  const sent = await write();
  await deliver(sent);
  const dead = await write();
  server.refuseWith({ code: 550, text: 'no' });
  await deliver(dead);
  const waiting = await write();
  const left = async (days: number) => {
    now = new Date(start + days * day);
    await cleanUpMails({ db: database.db, transport, clock });
    const rows = await Promise.all([sent, dead, waiting].map(rowOf));
    return rows.map((row) => row?.status);
  };
  expect(await left(30)).toEqual(['sent', 'dead', 'queued']);
  expect(await left(30.1)).toEqual([undefined, 'dead', 'queued']);
  expect(await left(90.1)).toEqual([undefined, undefined, 'queued']);
});

it('is started by the queue for each new email', async () => {
  const to = `queue-${crypto.randomUUID()}@pins.example`;
  const worker = createJobs(database.pool);
  await worker.start(() => {});
  const arrived = Promise.withResolvers<string | undefined>();
  await worker.work('mail', async ({ mailId }) => {
    await deliver(mailId);
    const found = server.received.find((mail) => [mail.to].flat()[0]?.text === to);
    if (found) arrived.resolve(found.subject);
  });
  await write({ to });
  expect(await arrived.promise).toBe('Choisir un nouveau mot de passe');
  await worker.stop();
});
