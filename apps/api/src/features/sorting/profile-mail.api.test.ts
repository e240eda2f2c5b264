import { emptyReflection } from '@trio/contracts/reflection';
import { findEngine } from '@trio/profile/compiler/engines';
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createSchool, createStudent } from '../../../test/factories.ts';
import { startMailServer, type MailServer } from '../../../test/mail-server.ts';
import { finishedSort } from '../../../test/sorting-student.ts';
import { openTestDatabase, patientMs } from '../../../test/test-database.ts';
import type { OpenDatabase } from '../../platform/database/database.ts';
import { createJobs, type Jobs } from '../../platform/jobs/jobs.ts';
import type { MakeProfileFile } from '../../platform/mail/attachment.ts';
import { createDelivery, retryDelays, type FailedTry } from '../../platform/mail/deliver-mail.ts';
import { createOutbox } from '../../platform/mail/outbox.ts';
import { createProfileMaker, type ProfileMaker } from '../../platform/profiles/profile-maker.ts';
import { createSealer } from '../../platform/mail/seal.ts';
import { createSmtpTransport } from '../../platform/mail/smtp-transport.ts';
import {
  updateWords,
  countConfirmation,
  findSorts,
  insertSort,
} from '../../data/sorts.repository.ts';
import { createProfileFilesService } from './profile-files.service.ts';
import { createMailProfile, type MailProfile } from './profile.mail.ts';

const from = { name: 'Trio', address: 'no-reply@trio.example', host: 'trio.example' };
const place = { publicOrigin: 'https://trio.example', supportEmail: 'help@trio.example' };
const sealer = createSealer(['a secret that only this test knows, long enough']);
const now = new Date('2026-11-15T15:00:00Z');
const clock = { now: () => now };

let database: OpenDatabase;
let server: MailServer;
let jobs: Jobs;
let mailProfile: MailProfile;
let makeProfileFile: MakeProfileFile;
let profiles: ProfileMaker;
const failures: FailedTry[] = [];
const delays: (number | undefined)[] = [];

beforeAll(async () => {
  database = await openTestDatabase();
  server = await startMailServer();
  jobs = createJobs(database.pool);
  await jobs.install();
  mailProfile = createMailProfile({ outbox: createOutbox({ jobs, sealer, clock }), clock });
  profiles = createProfileMaker({
    engine: findEngine(),
    workers: 1,
    deadline: () => AbortSignal.timeout(patientMs),
  });
  makeProfileFile = createProfileFilesService({
    db: database.db,
    profiles,
    findPicture: () => Promise.resolve(null),
    findCardPicture: () => Promise.resolve(null),
    publicOrigin: 'http://trio.test',
  }).make;
});
afterAll(async () => {
  await profiles.close();
  await server.close();
  await database.close();
});
beforeEach(() => {
  server.received.length = 0;
  failures.length = 0;
  delays.length = 0;
});

const deliver = (mailId: string, make = makeProfileFile) =>
  createDelivery({
    db: database.db,
    jobs: {
      enqueue: async (_, __, ___, options) => void delays.push(options?.delaySeconds),
    },
    sealer,
    transport: createSmtpTransport(server.url, from),
    clock,
    place,
    makeProfileFile: make,
    onFailure: (failed) => failures.push(failed),
  })(mailId);

async function studentWhoAsked() {
  const { db } = database;
  const { schoolId } = await createSchool(db);
  const person = { firstName: 'Félix', lastName: 'Kowalski-Çelik' };
  const { id: studentId, email } = await createStudent(db, schoolId, person);
  const owner = { schoolId, studentId };
  const sort = finishedSort();
  await insertSort(db, owner, { sort, createdAt: now, extraCards: [] });
  await countConfirmation(db, owner, sort, now);
  const mail = { owner, sortId: sort.id, language: 'fr' as const, to: email, firstName: 'Félix' };
  await db.transaction().execute((transaction) => mailProfile(transaction, mail));
  const { mailId } = await db
    .selectFrom('mails')
    .select('mailId')
    .where('recipient', '=', email)
    .executeTakeFirstOrThrow();
  return { owner, email, mailId, sort };
}

const rowOf = (mailId: string) =>
  database.db.selectFrom('mails').selectAll().where('mailId', '=', mailId).executeTakeFirst();

async function textOf(pdf: Uint8Array): Promise<string> {
  const task = getDocument({ data: new Uint8Array(pdf), verbosity: VerbosityLevel.ERRORS });
  const document = await task.promise;
  const numbers = Array.from({ length: document.numPages }, (_, index) => index + 1);
  const pages = await Promise.all(
    numbers.map(async (number) => (await document.getPage(number)).getTextContent()),
  );
  await task.destroy();
  const items = pages.flatMap((page) => page.items);
  return items.map((item) => ('str' in item ? item.str : '')).join(' ');
}

it('attaches the current PDF under the same name as a download', async () => {
  const { owner, email, mailId, sort } = await studentWhoAsked();
  const { sorts } = await findSorts(database.db, owner);
  expect(sorts[0]?.emailedAt).toEqual(now);
  await updateWords(database.db, owner, sort.id, {
    reflection: { ...emptyReflection, shared: 'Prendre soin de ce qui vit' },
    areWordsShared: false,
  });
  await deliver(mailId);
  const [mail] = server.received;
  expect([mail?.to].flat()[0]?.text).toBe(email);
  expect(mail?.subject).toBe('Ton profil Trio');
  expect(mail?.text).toContain('PDF joint');
  expect(mail?.attachments).toHaveLength(1);
  const [file] = mail?.attachments ?? [];
  expect(file).toMatchObject({
    filename: 'Trio-Profil-Félix-Kowalski-Çelik-2026-11-15.pdf',
    contentType: 'application/pdf',
    contentDisposition: 'attachment',
  });
  const text = await textOf(file?.content ?? Buffer.alloc(0));
  expect(text).toContain('Kowalski-Çelik');
  expect(text).toContain('Prendre soin de ce qui vit');
  expect(await rowOf(mailId)).toMatchObject({ status: 'sent', sealedValues: null });
});

it('retries the email while profiles cannot be rendered', async () => {
  const { mailId } = await studentWhoAsked();
  const busy = new Error('too many at once');
  await deliver(mailId, () => Promise.reject(busy));
  expect(server.received).toEqual([]);
  expect(await rowOf(mailId)).toMatchObject({ status: 'queued', lastError: 'trio/attachment' });
  expect(delays).toEqual([retryDelays[0]]);
  expect(failures).toMatchObject([{ mailId, isDead: false, cause: busy }]);
  await deliver(mailId);
  expect(server.received[0]?.attachments).toHaveLength(1);
  expect(await rowOf(mailId)).toMatchObject({ status: 'sent', attempts: 2, lastError: null });
});

it('marks the email as dead after a day of retries', async () => {
  const { mailId } = await studentWhoAsked();
  const attempts = retryDelays.length;
  await database.db.updateTable('mails').set({ attempts }).where('mailId', '=', mailId).execute();
  await deliver(mailId, () => Promise.reject(new Error('never')));
  expect(await rowOf(mailId)).toMatchObject({ status: 'dead', lastError: 'trio/attachment' });
});

it('drops the email if the student was deleted', async () => {
  const { owner, mailId } = await studentWhoAsked();
  await database.db.deleteFrom('students').where('studentId', '=', owner.studentId).execute();
  await deliver(mailId);
  expect(server.received).toEqual([]);
  expect(await rowOf(mailId)).toBeUndefined();
  expect([failures, delays]).toEqual([[], []]);
});

it('does not queue the email when the transaction is rolled back', async () => {
  const { owner, email, sort } = await studentWhoAsked();
  await database.db.deleteFrom('mails').where('recipient', '=', email).execute();
  await database.db
    .updateTable('sorts')
    .set({ emailedAt: null })
    .where('sortId', '=', sort.id)
    .execute();
  const mail = { owner, sortId: sort.id, language: 'en' as const, to: email, firstName: 'Félix' };
  const undone = database.db.transaction().execute(async (transaction) => {
    await mailProfile(transaction, mail);
    throw new Error('its ticket was spent');
  });
  await expect(undone).rejects.toThrow('spent');
  const { sorts } = await findSorts(database.db, owner);
  expect(sorts[0]?.emailedAt).toBeNull();
  const left = database.db.selectFrom('mails').select('mailId').where('recipient', '=', email);
  expect(await left.execute()).toEqual([]);
});
