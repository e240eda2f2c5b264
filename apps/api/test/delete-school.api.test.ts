import { readdir } from 'node:fs/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { transactOn } from '../src/platform/database/database.ts';
import { newId } from '../src/platform/ids.ts';
import { createFolderStorage } from '../src/platform/storage/folder-storage.ts';
import { deleteUnwantedFiles } from '../src/features/sorting/card-images.service.ts';
import {
  createBoard,
  createAdmin,
  createClass,
  createExtraCard,
  createSchool,
  createStaff,
} from './factories.ts';
import { createSortingStudent } from './sorting-student.ts';
import { createStepStudent, planOf } from './step-student.ts';
import { createTestApp, type TestApp } from './test-app.ts';
import { goodPng } from './test-pictures.ts';

let trio: TestApp;
let headers: { authorization: string };
let adminId: string;
beforeAll(async () => {
  trio = await createTestApp();
  const admin = await createAdmin(trio.db, { firstName: 'Ada', lastName: 'Roy' });
  adminId = admin.id;
  const { authorization } = await trio.signIn(admin.email);
  headers = { authorization };
});
afterAll(() => trio.close());

const remove = (schoolId: string) =>
  trio.call('DELETE', `/users/school?schoolid=${schoolId}`, { headers });

it.each([
  ['without an id', '', 400, 'request/invalid'],
  ['with an empty id', '?schoolid=', 400, 'request/invalid'],
  ['with an invalid id', '?schoolid=seven', 404, 'school/not-found'],
  ['for an unknown school', `?schoolid=${newId()}`, 404, 'school/not-found'],
])('refuses a request %s', async (_, query, status, code) => {
  const answer = await trio.call('DELETE', `/users/school${query}`, { headers });
  expect(answer.statusCode).toBe(status);
  expect(answer.json()).toMatchObject({ code });
});

async function createFullSchool() {
  const { db } = trio;
  const { schoolId, name } = await createSchool(db, { name: `Full ${newId()}` });
  const staff = await createStaff(db, schoolId);
  const student = await createStepStudent(trio, { schoolId });
  await student.plan(planOf('ask'));
  await student.checkIn((await student.openStep())?._id ?? '', { outcome: 'not-yet' });
  await student.post();
  const upload = await student.call(
    'GET',
    `/cards/upload?fileName=${student.id}1&fileExtension=png`,
  );
  await trio.app.inject({
    method: 'PUT',
    url: upload.json<{ data: { uploadUrl: string } }>().data.uploadUrl,
    payload: await goodPng(),
    headers: { 'content-type': 'image/png' },
  });
  await createClass(db, schoolId, { teachers: [staff.id], students: [student.id] });
  await createExtraCard(db, schoolId, 'rivers');
  const createdAt = new Date();
  await db
    .insertInto('schoolTenants')
    .values({ provider: 'x', tenant: newId(), schoolId })
    .execute();
  const picture = { pictureId: newId(), contentType: 'image/jpeg', bytes: Buffer.from('x') };
  await db
    .insertInto('schoolCardPictures')
    .values({ schoolId, ...picture, createdAt })
    .execute();
  const answers = {
    survey: 'consumer',
    language: 'fr',
    answers: '{}',
    answeredAt: createdAt,
  } as const;
  await db
    .insertInto('surveyAnswers')
    .values({ schoolId, studentId: student.id, ...answers })
    .execute();
  await db
    .insertInto('savedCareers')
    .values({ schoolId, studentId: student.id, career: 'plumber', savedAt: createdAt })
    .execute();
  const owner = { schoolId, studentId: student.id };
  await db
    .insertInto('talkRequests')
    .values({ ...owner, requestId: newId(), staffId: staff.id, askedAt: createdAt })
    .execute();
  await db
    .insertInto('queueDelays')
    .values({ ...owner, untilDay: '2026-12-01', setBy: staff.id, setAt: createdAt })
    .execute();
  const said = { heldOn: '2026-11-18', agreedStep: '', note: 'A note', createdAt };
  await db
    .insertInto('conversations')
    .values({ ...owner, ...said, conversationId: newId(), authorId: staff.id, authorName: 'Sam' })
    .execute();
  await db
    .insertInto('effectAnswers')
    .values({
      ...owner,
      moment: 'before',
      problems: 1,
      step: 2,
      person: 3,
      answeredOn: '2026-11-18',
    })
    .execute();
  await db
    .insertInto('effectResults')
    .values({ schoolId, month: '2026-11-01', figures: '[]' })
    .execute();
  await db
    .insertInto('schoolKeeping')
    .values({ schoolId, months: 24, confirmedAt: createdAt })
    .execute();
  await db
    .insertInto('keepingWarnings')
    .values({ schoolId, warningId: newId(), madeAt: createdAt })
    .execute();
  const deleted = { students: 3, classes: 0, months: 24 };
  await db
    .insertInto('keepingReceipts')
    .values({ schoolId, receiptId: newId(), ...deleted, deletedAt: createdAt, warnedAt: createdAt })
    .execute();
  const { boardId } = await createBoard(db);
  const counts = { students: 3, began: 2, finished: 1, wrote: 0 };
  await db
    .insertInto('boardSchoolFigures')
    .values({ schoolId, boardId, schoolYear: 2026, ...counts })
    .execute();
  const window = { openedAt: createdAt, openedBy: staff.id, endsAt: createdAt };
  await db
    .insertInto('supportWindows')
    .values({ schoolId, ...window })
    .execute();
  const asked = { guardianEmail: 'parent@home.test', age: 12, language: 'en', code: '' } as const;
  await db
    .insertInto('guardianRequests')
    .values({
      ...owner,
      ...asked,
      requestId: newId(),
      tokenHash: newId(),
      createdAt,
      expiresAt: createdAt,
    })
    .execute();
  const ticket = { ticketId: newId(), expiresAt: createdAt };
  await db
    .insertInto('spentTickets')
    .values({ schoolId, ...ticket })
    .execute();
  for (const { email } of [student, staff]) {
    const answer = await trio.call('POST', '/identity/reset', { payload: { email } });
    expect(answer.statusCode).toBe(204);
  }
  return { schoolId, name, staff, student };
}

async function mentionsOf(ids: readonly string[]): Promise<Record<string, number>> {
  const { rows: tables } = await sql<{ name: string }>`
    SELECT c.oid::regclass::text AS name FROM pg_class c
    JOIN pg_namespace n ON n.oid = c.relnamespace
    WHERE c.relkind IN ('r', 'p') AND NOT c.relispartition
      AND (n.nspname = 'public' OR c.oid::regclass::text = 'pgboss.job')`.execute(trio.db);
  const found: Record<string, number> = {};
  for (const { name } of tables) {
    const { rows } = await sql<{ count: number }>`
      SELECT count(*)::int AS count FROM ${sql.raw(name)} t
      WHERE t::text ~ ${ids.join('|')}`.execute(trio.db);
    if (rows[0]?.count) found[name] = rows[0].count;
  }
  return found;
}

async function idsOf(schoolId: string): Promise<string[]> {
  const people = await trio.db
    .selectFrom('identityUsers')
    .select('id')
    .where('schoolId', '=', schoolId)
    .execute();
  const mails = await trio.db
    .selectFrom('mails')
    .select('mailId')
    .where('schoolId', '=', schoolId)
    .execute();
  return [schoolId, ...people.map(({ id }) => id), ...mails.map(({ mailId }) => mailId)];
}

it('deletes all rows and files of a school, and keeps one audit entry with the number of students', async () => {
  const { schoolId, student } = await createFullSchool();
  const other = await createFullSchool();
  const ids = await idsOf(schoolId);
  const before = await mentionsOf(ids);
  const entriesBefore = before['audit_entries'] ?? 0;
  // Fails for a new table with a `school_id` that this test does not fill.
  const { rows: ofSchools } = await sql<{ name: string }>`
    SELECT attrelid::regclass::text AS name FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
    WHERE a.attname = 'school_id' AND c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace
    ORDER BY 1`.execute(trio.db);
  const ours = ofSchools.map((table) => table.name);
  const identity = ['identity_accounts', 'identity_sessions', 'identity_verifications'];
  const kept = ['audit_entries', 'unwanted_images'];
  expect(Object.keys(before)).toEqual(
    expect.arrayContaining([...identity, ...ours.filter((table) => !kept.includes(table))]),
  );
  expect(before['pgboss.job']).toBe(2);
  const otherIds = await idsOf(other.schoolId);
  const otherBefore = await mentionsOf(otherIds);

  expect((await remove(schoolId)).statusCode).toBe(204);
  // The log's entries, the school's chain, and the names of the school and its staff.
  const log = { audit_entries: entriesBefore + 1, audit_names: 2 };
  expect(await mentionsOf(ids)).toEqual({ ...log, unwanted_images: 1 });
  const storage = createFolderStorage(trio.uploads);
  const { db, clock } = trio;
  await deleteUnwantedFiles({ db, transact: transactOn(db), storage, clock }, (error) => {
    throw error;
  });
  expect(await mentionsOf(ids)).toEqual(log);
  const files = await readdir(trio.uploads, { recursive: true });
  expect(files.filter((file) => file.includes(schoolId) && file.includes('.'))).toEqual([]);

  const entry = await db
    .selectFrom('auditEntries')
    .selectAll()
    .where('schoolId', '=', schoolId)
    .where('action', '=', 'school-deleted')
    .executeTakeFirst();
  expect(entry).toMatchObject({
    action: 'school-deleted',
    actorId: adminId,
    details: { students: 1 },
  });
  expect((await student.call('GET', '/results')).statusCode).toBe(401);
  expect(await trio.mailsTo(student.email)).toEqual([]);

  expect(await mentionsOf(otherIds)).toEqual(otherBefore);
  expect((await other.student.call('GET', '/results')).statusCode).toBe(200);
});

it.each([
  ['an unknown school', newId()],
  ['an invalid id', 'x'],
])('answers 404 for %s', async (_, schoolId) => {
  const answer = await remove(schoolId);
  expect(answer.statusCode).toBe(404);
  expect(answer.body).toContain('school/not-found');
});

it('deletes once for two simultaneous requests', async () => {
  const { schoolId } = await createSchool(trio.db);
  const answers = await Promise.all([remove(schoolId), remove(schoolId)]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 404]);
});

async function totalsDifference() {
  const { rows } = await sql<{ students: number; sorts: number }>`
    SELECT (SELECT coalesce(sum(students), 0) FROM platform_totals)::int
             - (SELECT count(*) FROM students)::int AS students,
           (SELECT coalesce(sum(sort_attempts), 0) FROM platform_totals)::int
             - (SELECT coalesce(sum(sort_attempts), 0) FROM students)::int AS sorts`.execute(
    trio.db,
  );
  return rows;
}

it('waits for sorts that are being confirmed, and keeps the platform’s totals correct', async () => {
  const before = await totalsDifference();
  const { schoolId } = await createSchool(trio.db);
  const students = await Promise.all(
    Array.from({ length: 4 }, () => createSortingStudent(trio, { schoolId })),
  );
  const [deleted, ...confirmed] = await Promise.all([
    remove(schoolId),
    ...students.map((student) => student.confirm()),
  ]);
  expect(deleted?.statusCode).toBe(204);
  // 401 and 404 mean that the school was already deleted.
  for (const { statusCode } of confirmed) expect([200, 201, 401, 404]).toContain(statusCode);
  expect(await totalsDifference()).toEqual(before);
});

const isWaiting = async (): Promise<boolean> => {
  const { rows } = await sql`
    SELECT FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE '%held_staff%'`.execute(
    trio.db,
  );
  return rows.length > 0;
};

it('retries if another request locks a row, without a deadlock', async () => {
  const { schoolId } = await createSchool(trio.db);
  const { id: staffId, email } = await createStaff(trio.db, schoolId);
  let deleting: ReturnType<typeof remove> | undefined;
  await trio.db.transaction().execute(async (connection) => {
    await connection
      .updateTable('staff')
      .set({ firstName: 'Zoé' })
      .where('staffId', '=', staffId)
      .execute();
    deleting = remove(schoolId);
    while (!(await isWaiting()));
    const mail = { mailId: newId(), recipient: email, language: 'en', template: 'x' } as const;
    await connection
      .insertInto('mails')
      .values({ ...mail, schoolId, createdAt: new Date() })
      .execute();
  });
  expect((await deleting)?.statusCode).toBe(204);
});
