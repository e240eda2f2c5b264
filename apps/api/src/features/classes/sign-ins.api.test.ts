import type { MadeSignIn } from '@trio/contracts/sign-ins';
import { limits } from '@trio/domain/limits';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createClass, createSchool, createStaff, createStudent } from '../../../test/factories.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { readPdfText } from '../../../test/pdf-text.ts';
import { newId } from '../../platform/ids.ts';

let trio: TestApp;
beforeAll(async () => {
  trio = await createTestApp();
});
afterAll(() => trio.close());
afterEach(async () => {
  await trio.db.deleteFrom('schools').execute();
  await trio.db.deleteFrom('identityUsers').execute();
  await trio.db.deleteFrom('auditEntries').execute();
});

interface Made {
  readonly made: MadeSignIn[];
  readonly refused: { _id: string; code: string }[];
}

let schoolId: string;
let classId: string;
let teacher: object;
beforeEach(async () => {
  ({ schoolId } = await createSchool(trio.db));
  const { id, email } = await createStaff(trio.db, schoolId, { staffKind: 'teacher' });
  ({ classId } = await createClass(trio.db, schoolId, { teachers: [id] }));
  teacher = await trio.signIn(email);
});

const row = (changes: object = {}) => ({
  _id: newId(),
  firstname: 'Sam',
  lastname: 'Roy',
  email: '',
  ...changes,
});
const post = (rows: readonly object[], headers: object = teacher, to = classId) =>
  trio.call('POST', `/classes/${to}/sign-ins`, { headers: { ...headers }, payload: { rows } });
async function make(...rows: readonly object[]): Promise<Made> {
  const response = await post(rows);
  expect(response.statusCode, response.body).toBe(201);
  return response.json<Made>();
}
const sheet = (rows: readonly object[], headers: object = {}) =>
  trio.call('POST', `/classes/${classId}/sign-ins/sheet`, {
    headers: { ...teacher, ...headers },
    payload: { rows },
  });
const logIn = ({ login, password }: { login: string; password: string }) =>
  trio.call('POST', '/identity/sign-in', {
    headers: { origin: trio.origin },
    payload: { email: login, password },
  });
const stageOf = async (studentId: string) =>
  (
    await trio.db
      .selectFrom('studentStates')
      .select('stage')
      .where('studentId', '=', studentId)
      .executeTakeFirst()
  )?.stage;
const members = async () =>
  (
    await trio.db
      .selectFrom('classStudents')
      .select('studentId')
      .where('classId', '=', classId)
      .execute()
  ).map(({ studentId }) => studentId);

describe('sign-ins made by a teacher', () => {
  it('log in with a username or an email, and a password of three words', async () => {
    const [byUsername, byEmail] = [row(), row({ lastname: 'Li', email: 'Sam.Li@school.test' })];
    const { made, refused } = await make(byUsername, byEmail);
    expect(refused).toEqual([]);
    expect(made.map(({ _id }) => _id)).toEqual([byUsername._id, byEmail._id]);
    expect(made[0]?.login).toMatch(/^[a-z]+-[a-z]+-\d{3}$/u);
    expect(made[1]?.login).toBe('sam.li@school.test');
    for (const one of made) {
      expect(one.password).toMatch(/^[a-z]+-[a-z]+-[a-z]+$/u);
      expect((await logIn(one)).statusCode).toBe(204);
      // The password stays valid.
      expect((await logIn(one)).statusCode).toBe(204);
    }
    expect((await members()).toSorted()).toEqual([byUsername._id, byEmail._id].toSorted());
  });

  it('have not joined until their first visit', async () => {
    const { made } = await make(row());
    const [one] = made as [MadeSignIn];
    expect(await stageOf(one._id)).toBe('not-joined');
    const headers = { ...(await trio.signIn(one.login, one.password)) };
    await trio.call('GET', '/auth/me', { headers });
    expect(await stageOf(one._id)).toBe('joined');
    await trio.db.updateTable('studentStates').set({ stage: 'sorting' }).execute();
    await trio.call('GET', '/auth/me', { headers });
    expect(await stageOf(one._id)).toBe('sorting');
  });

  it('ask the age at the first log-in if the school is a consumer group', async () => {
    const { made } = await make(row());
    const [one] = made as [MadeSignIn];
    const flag = { isConsumerGroup: true };
    await trio.db.updateTable('schools').set(flag).where('schoolId', '=', schoolId).execute();
    const headers = { ...(await trio.signIn(one.login, one.password)) };
    const me = await trio.call('GET', '/auth/me', { headers });
    expect(me.json()).toMatchObject({ ageQuestion: { state: 'asked' } });
    const results = await trio.call('GET', '/results', { headers });
    expect(results.json()).toMatchObject({ code: 'auth/age-unanswered' });
  });

  it('are listed with their username, and as joined only after the first log-in', async () => {
    const { made } = await make(row());
    const [one] = made as [MadeSignIn];
    const listed = async () =>
      (await trio.call('GET', `/classes/${classId}`, { headers: { ...teacher } })).json<{
        students: object[];
      }>().students;
    expect(await listed()).toMatchObject([{ email: '', username: one.login, joined: null }]);
    const headers = { ...(await trio.signIn(one.login, one.password)) };
    await trio.call('GET', '/auth/me', { headers });
    expect(await listed()).toMatchObject([{ joined: expect.any(String) as unknown }]);
  });

  it('are logged with their number, and without names and passwords', async () => {
    await make(row(), row());
    const entries = await trio.db
      .selectFrom('auditEntries')
      .select(['action', 'details', 'subjectId'])
      .where('action', '=', 'class-sign-ins-made')
      .execute();
    expect(entries).toEqual([
      { action: 'class-sign-ins-made', subjectId: classId, details: { name: '9B', count: 2 } },
    ]);
  });

  it('are French for a teacher who reads French', async () => {
    const response = await post([row()], { ...teacher, 'accept-language': 'fr-CA' });
    const [one] = response.json<Made>().made;
    const student = await trio.db
      .selectFrom('students')
      .select('language')
      .where('studentId', '=', one?._id ?? '')
      .executeTakeFirst();
    expect(student?.language).toBe('fr');
  });
});

describe('a batch that is sent again', () => {
  it('makes no second account, and gives new passwords to accounts that nobody used', async () => {
    const rows = [row(), row({ email: 'sam@school.test' })];
    const first = await make(...rows);
    const second = await make(...rows);
    expect(second.refused).toEqual([]);
    expect(second.made.map(({ login }) => login)).toEqual(first.made.map(({ login }) => login));
    expect(await members()).toHaveLength(2);
    expect((await logIn(first.made[0] as MadeSignIn)).statusCode).toBe(401);
    expect((await logIn(second.made[0] as MadeSignIn)).statusCode).toBe(204);
  });

  it('makes one account per row if both arrive at once', async () => {
    const rows = [row(), row()];
    const answers = await Promise.all([post(rows), post(rows)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    expect(await members()).toHaveLength(2);
  });

  it('leaves an account alone that its student uses', async () => {
    const one = row();
    const { made } = await make(one);
    const [used] = made as [MadeSignIn];
    const headers = { ...(await trio.signIn(used.login, used.password)) };
    await trio.call('GET', '/auth/me', { headers });
    expect(await make(one)).toEqual({
      made: [],
      refused: [{ _id: one._id, code: 'class/sign-in-exists' }],
    });
    expect((await logIn(used)).statusCode).toBe(204);
  });

  it('cannot take over an account of another class or school', async () => {
    const other = await createSchool(trio.db, { accessCode: 'Bison 1234' });
    const strangers = [
      await createStudent(trio.db, schoolId),
      await createStudent(trio.db, other.schoolId),
    ];
    await trio.db.updateTable('studentStates').set({ stage: 'not-joined' }).execute();
    const { made, refused } = await make(...strangers.map(({ id }) => row({ _id: id })));
    expect(made).toEqual([]);
    expect(refused.map(({ code }) => code)).toEqual([
      'class/sign-in-exists',
      'class/sign-in-exists',
    ]);
    expect(await members()).toEqual([]);
  });
});

describe('rows that are refused', () => {
  it('do not stop the others', async () => {
    await createStudent(trio.db, schoolId, { email: 'taken@school.test' });
    await trio.db
      .updateTable('schools')
      .set({ deniedEmailDomains: ['spam.test'], isDenyListOn: true })
      .where('schoolId', '=', schoolId)
      .execute();
    const { made, refused } = await make(
      row({ email: 'taken@school.test' }),
      row({ email: 'sam@spam.test' }),
      row({ email: 'sam@school.test' }),
      row({ email: 'SAM@school.test' }),
    );
    expect(made.map(({ login }) => login)).toEqual(['sam@school.test']);
    expect(refused.map(({ code }) => code)).toEqual([
      'auth/email-already-exists',
      'auth/email-domain-blacklisted',
      'auth/email-already-exists',
    ]);
  });

  it('are those without an email where the class needs one, and those outside the allow list', async () => {
    await trio.db.updateTable('classes').set({ allowsJoiningWithoutEmail: false }).execute();
    await trio.db
      .updateTable('schools')
      .set({ allowedEmailDomains: ['school.test'], isAllowListOn: true })
      .execute();
    const { made, refused } = await make(
      row(),
      row({ email: 'a@elsewhere.test' }),
      row({ email: 'a@school.test' }),
    );
    expect(made).toHaveLength(1);
    expect(refused.map(({ code }) => code)).toEqual([
      'join/email-needed',
      'auth/email-domain-not-whitelisted',
    ]);
  });
});

describe('a whole batch is refused', () => {
  it.each([
    ['without rows', () => []],
    [
      'with more than 100 rows',
      () => Array.from({ length: limits.signInsPerBatch + 1 }, () => row()),
    ],
    ['with an id twice', () => Array.from({ length: 2 }, () => row({ _id: classId }))],
    ['with a row without a name', () => [row(), row({ lastname: ' ' })]],
    ['with an invalid address', () => [row({ email: 'sam@school' })]],
  ])('%s', async (_, rows) => {
    expect((await post(rows())).statusCode).toBe(400);
    expect(await members()).toEqual([]);
  });

  it('for an archived class, and a school that is not open', async () => {
    const owner = await trio.signIn((await createStaff(trio.db, schoolId)).email);
    await trio.db.updateTable('classes').set({ state: 'archived' }).execute();
    expect((await post([row()], owner)).body).toContain('class/archived');
    expect((await post([row()])).statusCode).toBe(404);
    await trio.db.updateTable('classes').set({ state: 'closed' }).execute();
    await trio.db.updateTable('schools').set({ verifiedAt: null }).execute();
    expect((await post([row()], owner)).body).toContain('auth/school-not-open');
  });

  it('for a teacher of another class, and staff of another school', async () => {
    const other = await createSchool(trio.db, { accessCode: 'Bison 1234' });
    const colleague = await createStaff(trio.db, schoolId, { staffKind: 'teacher' });
    const stranger = await createStaff(trio.db, other.schoolId);
    for (const { email } of [colleague, stranger]) {
      expect((await post([row()], await trio.signIn(email))).statusCode).toBe(404);
    }
    expect(await members()).toEqual([]);
  });
});

describe('the sheet to cut out', () => {
  it('has name, address, log-in and password of each student, in the teacher’s language', async () => {
    const { made } = await make(row({ firstname: 'Zoé' }), row({ email: 'sam@school.test' }));
    const rows = made.map(({ _id, password }) => ({ _id, password }));
    const response = await sheet(rows, { 'accept-language': 'fr' });
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('application/pdf');
    expect(response.headers['cache-control']).toBe('no-store');
    const text = await readPdfText(response.rawPayload);
    expect(text).toContain('Zoé Roy');
    expect(text).toContain('Mot de passe');
    expect(text).toContain(`${new URL(trio.origin).host}/login`);
    for (const { login, password } of made) {
      expect(text).toContain(login);
      expect(text).toContain(password);
    }
  });

  it('is refused for a student who is not in the class, and for too many', async () => {
    const { id } = await createStudent(trio.db, schoolId);
    const password = 'otter-lake-tulip';
    expect((await sheet([{ _id: id, password }])).body).toContain('class/person-unknown');
    const many = Array.from({ length: limits.signInsPerSheet + 1 }, () => ({ _id: id, password }));
    expect((await sheet(many)).statusCode).toBe(400);
  });
});
