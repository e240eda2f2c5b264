import type { PersonRecord, searchPeople } from '@trio/contracts/people';
import type { Answer } from '@trio/contracts/endpoint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createAdmin,
  createClass,
  createSchool,
  createStaff,
  createStudent,
} from '../../../test/factories.ts';
import { createTestApp, type SignedIn, type TestApp } from '../../../test/test-app.ts';
import { newId } from '../../platform/ids.ts';

type Found = Answer<typeof searchPeople>;

let trio: TestApp;
let admin: SignedIn & { readonly id: string };
let schoolId: string;
beforeAll(async () => {
  trio = await createTestApp();
  const { id, email } = await createAdmin(trio.db, { firstName: 'Ada', lastName: 'Roy' });
  admin = { ...(await trio.signIn(email)), id };
  ({ schoolId } = await createSchool(trio.db, { name: 'École du Parc' }));
});
afterAll(() => trio.close());

const call = (method: 'GET' | 'POST', path: string, payload?: object) =>
  trio.call(method, path, {
    headers: { authorization: admin.authorization },
    ...(payload && { payload }),
  });
const search = async (q: string) => (await call('POST', '/people/search', { q })).json<Found>();
const open = async (id: string) => (await call('GET', `/people/${id}`)).json<PersonRecord>();
/** Without letters that a search of another test could match. */
const tag = () => `p${newId().slice(-12)}`;

async function createUsername(username: string) {
  const { id } = await createStudent(trio.db, schoolId);
  await trio.db
    .updateTable('identityUsers')
    .set({ email: `${id}@username.invalid`, username: username.replaceAll('-', '') })
    .where('id', '=', id)
    .execute();
  await trio.db
    .updateTable('students')
    .set({ email: '', username })
    .where('studentId', '=', id)
    .execute();
  return id;
}

describe('searching', () => {
  it('finds students, staff and administrators by the beginning, masked and without names', async () => {
    const name = tag();
    const student = await createStudent(trio.db, schoolId, { email: `${name}.a@school.test` });
    const teacher = await createStaff(trio.db, schoolId, {
      email: `${name}.b@school.test`,
      staffKind: 'teacher',
    });
    const other = await createAdmin(trio.db, { email: `${name}.c@trio.test` });
    const school = { _id: schoolId, name: 'École du Parc' };
    const row = { login: 'p••••@s••••.test', school, states: [], isHidden: false };
    expect(await search(` ${name.toUpperCase()} `)).toEqual({
      people: [
        { ...row, _id: student.id, kind: 'student' },
        { ...row, _id: teacher.id, kind: 'teacher' },
        { ...row, _id: other.id, kind: 'admin', school: null, login: 'p••••@t••••.test' },
      ],
      hasMore: false,
    });
  });

  it('finds a username without hyphens, and never a placeholder address', async () => {
    const name = tag();
    const id = await createUsername(`${name.slice(0, 5)}-${name.slice(5)}-27`);
    const { people } = await search(`${name.toUpperCase()} 2`);
    expect(people).toMatchObject([{ _id: id, login: `${name.slice(0, 5)}-${name.slice(5)}-27` }]);
    expect((await search(`${id}@user`)).people).toEqual([]);
    expect((await search(`${id}@username.invalid`)).people).toEqual([]);
  });

  it('finds a person by the whole id only', async () => {
    const { id } = await createStudent(trio.db, schoolId, { email: `${tag()}@school.test` });
    expect((await search(id)).people).toMatchObject([{ _id: id }]);
    expect((await search(id.slice(0, 20))).people).toEqual([]);
  });

  it('shows at most 20, and says that there are more', async () => {
    const name = tag();
    for (let n = 0; n < 21; n += 1) {
      await createStudent(trio.db, schoolId, { email: `${name}.${100 + n}@school.test` });
    }
    const many = await search(name);
    expect(many.people).toHaveLength(20);
    expect(many.hasMore).toBe(true);
    const few = await search(`${name}.10`);
    expect(few.people).toHaveLength(10);
    expect(few.hasMore).toBe(false);
  });

  it.each([
    ['a text that is too short', 'ab', 'search/too-short'],
    ['characters of patterns', '%%%%', null],
    ['a text that is too long', 'a'.repeat(255), 'people/search-too-long'],
  ])('answers %s clearly', async (_, q, code) => {
    const answer = await call('POST', '/people/search', { q });
    if (code === null) expect(answer.json()).toEqual({ people: [], hasMore: false });
    else expect(answer.json()).toMatchObject({ code });
  });

  it('shows what is wrong with an account', async () => {
    const name = tag();
    const { id } = await createStudent(trio.db, schoolId, { email: `${name}@school.test` });
    const { id: invited } = await createStaff(trio.db, schoolId, { email: `${name}x@school.test` });
    const { db } = trio;
    await db
      .updateTable('students')
      .set({ isEmailUnconfirmed: true })
      .where('studentId', '=', id)
      .execute();
    await db
      .updateTable('studentStates')
      .set({ stage: 'not-joined' })
      .where('studentId', '=', id)
      .execute();
    await db
      .updateTable('identityUsers')
      .set({ disabledAt: new Date() })
      .where('id', '=', id)
      .execute();
    await db
      .updateTable('staff')
      .set({ invitedAt: new Date() })
      .where('staffId', '=', invited)
      .execute();
    for (let n = 0; n < 60; n += 1) {
      await trio.rateLimits.take('log-in-account', `${name}@school.test`);
    }
    expect((await search(name)).people.map(({ states }) => states)).toEqual([
      ['disabled', 'unconfirmed', 'locked', 'never-logged-in'],
      ['invited'],
    ]);
  });
});

describe('opening', () => {
  const looks = (subjectId: string) =>
    trio.db
      .selectFrom('auditEntries')
      .select(['action', 'actorId', 'schoolId'])
      .where('subjectId', '=', subjectId)
      .execute();

  it('shows a student’s account and logs the look, without answers or words', async () => {
    const { id, email } = await createStudent(trio.db, schoolId, {
      firstName: 'Zoé',
      lastName: 'Côté',
      email: `${tag()}@school.test`,
    });
    await createClass(trio.db, schoolId, { students: [id] });
    await createClass(trio.db, schoolId, { students: [id], state: 'archived' });
    await trio.signIn(email);
    const opened = await open(id);
    expect(opened).toMatchObject({
      kind: 'student',
      school: { _id: schoolId, name: 'École du Parc' },
      firstname: 'Zoé',
      lastname: 'Côté',
      email,
      classes: 1,
      states: [],
      links: [],
      resend: null,
      lockedUntil: null,
      deletionRequested: null,
    });
    // Of a student’s log-in only the day is kept.
    expect(opened.lastLogIn).toMatch(/T12:00:00\.000Z$/u);
    expect(await looks(id)).toEqual([{ action: 'student-opened', actorId: admin.id, schoolId }]);
  });

  it('logs a look at staff with an action of its own, repeated looks once', async () => {
    const { id } = await createStaff(trio.db, schoolId);
    await open(id);
    await open(id);
    expect(await looks(id)).toEqual([{ action: 'account-opened', actorId: admin.id, schoolId }]);
  });

  it('shows waiting links with the state of their emails', async () => {
    const { id, email } = await createStudent(trio.db, schoolId, { email: `${tag()}@school.test` });
    await call('POST', `/people/${id}/reset`);
    const sent = trio.clock.now();
    const link = {
      purpose: 'reset',
      sent: sent.toISOString(),
      expires: new Date(sent.getTime() + 3_600_000).toISOString(),
    };
    expect((await open(id)).links).toEqual([{ ...link, mail: 'queued' }]);
    await trio.db
      .updateTable('mails')
      .set({ status: 'dead' })
      .where('recipient', '=', email)
      .execute();
    expect((await open(id)).links).toEqual([{ ...link, mail: 'dead' }]);
    await trio.db.deleteFrom('mails').where('recipient', '=', email).execute();
    expect((await open(id)).links).toEqual([{ ...link, mail: null }]);
    await trio.db
      .updateTable('identityVerifications')
      .set({ expiresAt: sent })
      .where('subject', '=', `reset:${id}`)
      .execute();
    expect((await open(id)).links).toEqual([]);
  });

  it('answers 404 for a person who does not exist', async () => {
    expect((await call('GET', `/people/${newId()}`)).json()).toMatchObject({
      code: 'request/not-found',
    });
  });
});
