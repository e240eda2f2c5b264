import { usernameParts } from '@trio/domain/usernames/generate-username';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createClass, createSchool, createStaff, createStudent } from '../../../test/factories.ts';
import { createTestApp, testPassword, type TestApp } from '../../../test/test-app.ts';
import { newId } from '../../platform/ids.ts';

let trio: TestApp;
beforeEach(async () => {
  trio = await createTestApp({ trustProxy: 1 });
});
afterEach(async () => {
  await trio.db.deleteFrom('schools').execute();
  await trio.db.deleteFrom('identityUsers').execute();
  await trio.close();
});

const here = '203.0.113.1';
const day = 24 * 60 * 60_000;
const joinCode = 'Panda 48213';

const post = (path: string, payload: object, headers: object = {}) =>
  trio.call('POST', path, { payload, headers: { 'x-forwarded-for': here, ...headers } });
const preview = async (code: string, browser: string = newId()) =>
  (await post('/join/preview', { code, browser })).json<object>();
const sam = { firstname: 'Sam', lastname: 'Roy', password: testPassword };
const register = (changes: object = {}, headers: object = {}) =>
  post('/join/register', { ...sam, code: joinCode, ...changes }, headers);
const logIn = (email: string, password = testPassword) =>
  post('/identity/sign-in', { email, password });

async function openClass(changes: Parameters<typeof createClass>[2] = {}) {
  const school = await createSchool(trio.db, { name: 'Cedar Ridge', accessCode: 'Cedar 4827' });
  const ours = await createClass(trio.db, school.schoolId, { joinCode, ...changes });
  return { ...school, classId: ours.classId };
}

async function join(changes: object = {}, headers: object = {}) {
  const response = await register(changes, headers);
  expect(response.statusCode).toBe(201);
  return response.json<{ _id: string; username: string }>();
}

const membersOf = (classId: string) =>
  trio.db.selectFrom('classStudents').selectAll().where('classId', '=', classId).execute();

describe('the preview of a class code', () => {
  it('names school and class for any spelling', async () => {
    await openClass();
    for (const code of ['Panda 48213', 'PANDA-48213', ' pända48213']) {
      expect(await preview(code)).toEqual({
        state: 'open',
        schoolname: 'Cedar Ridge',
        classname: '9B',
        allowsWithoutEmail: true,
      });
    }
  });

  it.each([
    ['closed', { state: 'closed' }],
    ['archived', { state: 'archived' }],
    ['past its last day for joining', { joiningEndsAt: new Date(0) }],
  ] as const)('says that a class is closed when it is %s', async (_, changes) => {
    await openClass(changes);
    expect(await preview(joinCode)).toMatchObject({ state: 'closed', classname: '9B' });
  });

  it('tells the code of a school, of a school that is not open, and an unknown code apart', async () => {
    await openClass();
    await createSchool(trio.db, { accessCode: 'Bison 1234', verifiedAt: null });
    expect(await preview('Cedar 4827')).toMatchObject({ state: 'school', classname: '' });
    expect(await preview('Bison 1234')).toEqual({ state: 'school-closed' });
    expect(await preview('Panda 48214')).toEqual({ state: 'unknown' });
  });
});

describe('joining without an email address', () => {
  it('creates an account with a username and a seat in the class', async () => {
    const { classId, schoolId } = await openClass();
    const { _id, username } = await join();
    expect(username).toMatch(/^[a-z]+-[a-z]+-\d{3}$/u);
    expect(await membersOf(classId)).toMatchObject([{ schoolId, studentId: _id }]);

    const headers = await trio.signIn(username);
    const me = (await trio.call('GET', '/auth/me', { headers: { ...headers } })).json<object>();
    expect(me).toMatchObject({ email: '', username, firstname: 'Sam', role: 'student' });
  });

  it('uses French words for a visitor who reads French', async () => {
    await openClass();
    const { username } = await join({}, { 'accept-language': 'fr-CA' });
    expect(usernameParts('fr')[0]).toContain(username.split('-')[0]);
  });

  it.each([
    ['a closed class', { state: 'closed' as const }, {}, 403, 'join/class-closed'],
    [
      'a class that needs an email',
      { allowsJoiningWithoutEmail: false },
      {},
      403,
      'join/email-needed',
    ],
    ['the code of a school', {}, { code: 'Cedar 4827' }, 404, 'join/not-a-class'],
    ['an unknown code', {}, { code: 'Otter 12345' }, 404, 'auth/school-not-found'],
    ['a common password', {}, { password: 'password1' }, 400, 'form/password-common'],
    ['the class code as password', {}, { password: 'panda48213' }, 400, 'form/password-common'],
    ['a short password', {}, { password: 'short' }, 400, 'form/password-too-short'],
    ['no first name', {}, { firstname: ' ' }, 400, 'form/firstname-required'],
  ] as const)('refuses %s', async (_, ofClass, body, status, code) => {
    const { classId } = await openClass(ofClass);
    const response = await register(body);
    expect(response.statusCode).toBe(status);
    expect(response.body).toContain(code);
    expect(await membersOf(classId)).toEqual([]);
    expect(await trio.db.selectFrom('students').selectAll().execute()).toEqual([]);
  });

  it('refuses a class of a school that is not open', async () => {
    const { schoolId } = await createSchool(trio.db, { verifiedAt: null });
    await createClass(trio.db, schoolId, { joinCode });
    expect((await register()).body).toContain('auth/school-not-open');
  });

  it('gives every student of a class a username of their own', async () => {
    await openClass();
    const names = await Promise.all(Array.from({ length: 12 }, () => join()));
    expect(new Set(names.map(({ username }) => username)).size).toBe(12);
  });
});

describe('the placeholder address', () => {
  it('never leaves the server and cannot be used', async () => {
    const { schoolId } = await openClass();
    const { _id, username } = await join();
    const placeholder = `${_id}@username.invalid`;
    const stored = await trio.db
      .selectFrom('identityUsers')
      .select('email')
      .where('id', '=', _id)
      .executeTakeFirstOrThrow();
    expect(stored.email).toBe(placeholder);
    expect((await logIn(placeholder)).statusCode).not.toBe(204);
    expect((await post('/identity/reset', { email: placeholder })).statusCode).toBe(404);

    const student = { ...(await trio.signIn(username)) };
    const { email } = await createStaff(trio.db, schoolId);
    const owner = { ...(await trio.signIn(email)) };
    const { key } = (await trio.call('GET', '/users/search/key', { headers: owner })).json<{
      key: string;
    }>();
    const answers = await Promise.all([
      trio.call('GET', '/auth/me', { headers: student }),
      trio.call('GET', '/users/me/data', { headers: student }),
      trio.call('GET', '/users/v1/student', { headers: owner }),
      trio.call('GET', `/users/student/${_id}`, { headers: owner }),
      trio.call('GET', '/users/download?locale=en', { headers: owner }),
      trio.call('GET', `/users/search?key=${key}&q=invalid`),
      trio.call('GET', `/users/search?key=${key}&q=${username}`),
    ]);
    for (const { body, statusCode } of answers) {
      expect(statusCode).toBe(200);
      expect(body).not.toContain('username.invalid');
    }
    expect(answers[1]?.json()).toMatchObject({
      account: { email: '', username },
      classes: [{ name: '9B' }],
    });
    expect(answers[2]?.json()).toMatchObject({ students: [{ email: '', username }] });
    expect(answers[3]?.json()).toMatchObject({ email: '', username });
    expect(answers[4]?.body).toContain(username);
    expect(answers[5]?.json()).toEqual({ students: [] });
    expect(answers[6]?.json()).toMatchObject({ students: [{ _id, username }] });
  });

  it('gets no mail when the student changes the password, writes to support or is deleted', async () => {
    const { schoolId } = await openClass();
    const { _id, username } = await join();
    const headers = { ...(await trio.signIn(username)) };
    const passwords = { currentPassword: testPassword, password: 'quiet-river-stone' };
    const changed = await trio.call('PUT', '/users/me', {
      headers,
      payload: { ...passwords, confirm: passwords.password },
    });
    expect(changed.statusCode).toBe(200);
    const payload = { message: 'My cards are gone.' };
    expect((await trio.call('POST', '/supports', { headers, payload })).statusCode).toBe(200);
    const { email } = await createStaff(trio.db, schoolId);
    const owner = { ...(await trio.signIn(email)) };
    expect((await trio.call('DELETE', `/users/${_id}`, { headers: owner })).statusCode).toBe(204);
    const mails = await trio.db.selectFrom('mails').select(['recipient', 'template']).execute();
    expect(mails).toMatchObject([{ template: 'support-message' }]);
  });
});

describe('log-in with a username', () => {
  it('ignores case, spaces, accents and hyphens', async () => {
    await openClass();
    const { username } = await join();
    for (const typed of [
      username.toUpperCase(),
      username.replaceAll('-', ' '),
      username.replaceAll('-', ''),
      ` ${username.replaceAll('e', 'é')} `,
    ]) {
      expect((await logIn(typed)).statusCode).toBe(204);
    }
  });

  it('gives an unknown username and a wrong password the same answer', async () => {
    await openClass();
    const { username } = await join();
    const wrong = await logIn(username, 'not the password');
    const unknown = await logIn('brave-otter-100x', 'not the password');
    expect(wrong.statusCode).toBe(401);
    expect(wrong.body).toContain('auth/wrong-username-or-password');
    expect([unknown.statusCode, unknown.body]).toEqual([wrong.statusCode, wrong.body]);
  });

  it('counts wrong passwords for all spellings of a username together', async () => {
    await openClass();
    const { username } = await join();
    await trio.close();
    trio = await createTestApp({
      trustProxy: 1,
      limits: { 'log-in-account-all': { most: 2, windowMs: day } },
    });
    expect((await logIn(username, 'wrong one')).statusCode).toBe(401);
    expect((await logIn(username.toUpperCase(), 'wrong two')).statusCode).toBe(401);
    expect((await logIn(username.replaceAll('-', ' '))).statusCode).toBe(429);
  });
});

describe('joining with an account', () => {
  it('takes a seat once, however often the student joins', async () => {
    const { schoolId, classId } = await openClass();
    const { id, email } = await createStudent(trio.db, schoolId);
    const headers = { ...(await trio.signIn(email)) };
    for (const code of [joinCode, 'panda48213']) {
      const response = await post('/join', { code }, headers);
      expect(response.json()).toEqual({ schoolname: 'Cedar Ridge', classname: '9B' });
    }
    expect(await membersOf(classId)).toMatchObject([{ studentId: id }]);
  });

  it('refuses a student of another school, a closed class and a wrong code', async () => {
    const { schoolId, classId } = await openClass();
    await createClass(trio.db, schoolId, { joinCode: 'Koala 11223', state: 'closed' });
    const other = await createSchool(trio.db);
    const stranger = await createStudent(trio.db, other.schoolId);
    const own = await createStudent(trio.db, schoolId);
    const headers = { ...(await trio.signIn(own.email)) };
    const strange = { ...(await trio.signIn(stranger.email)) };
    expect((await post('/join', { code: joinCode }, strange)).body).toContain('join/other-school');
    expect((await post('/join', { code: 'Koala 11223' }, headers)).body).toContain(
      'join/class-closed',
    );
    expect((await post('/join', { code: 'Koala 99999' }, headers)).statusCode).toBe(404);
    expect(await membersOf(classId)).toEqual([]);
  });

  it('is for students only', async () => {
    const { schoolId } = await openClass();
    const { email } = await createStaff(trio.db, schoolId);
    const headers = { ...(await trio.signIn(email)) };
    expect((await post('/join', { code: joinCode }, headers)).statusCode).toBe(403);
  });
});

describe('sign-up with an email address and a class code', () => {
  const signUp = (code: string) =>
    post('/auth/register', { ...sam, type: 'student', email: 'sam@school.test', code });

  it('joins the school and the class', async () => {
    const { schoolId, classId } = await openClass();
    const { _id } = (await signUp('panda-48213')).json<{ _id: string }>();
    expect(await membersOf(classId)).toMatchObject([{ schoolId, studentId: _id }]);
  });

  it('is refused while the class is closed', async () => {
    const { classId } = await openClass({ state: 'closed' });
    const response = await signUp(joinCode);
    expect(response.statusCode).toBe(403);
    expect(response.body).toContain('join/class-closed');
    expect(await membersOf(classId)).toEqual([]);
  });
});

describe('one namespace of codes', () => {
  it('refuses a school code that a class has, and a new school code keeps the class codes', async () => {
    const { schoolId } = await openClass();
    const { email } = await createStaff(trio.db, schoolId);
    const headers = { ...(await trio.signIn(email)) };
    const update = (code: string) =>
      trio.call('PUT', '/users/code', { headers, payload: { code } });
    expect((await update('PANDA 48213')).body).toContain('reservation-taken');
    expect((await update('Cedar 9999')).statusCode).toBe(204);
    expect(await preview(joinCode)).toMatchObject({ state: 'open' });
    expect(await preview('Cedar 9999')).toMatchObject({ state: 'school' });
  });

  it('refuses a new school whose code a class has', async () => {
    await openClass();
    const response = await post('/auth/register', {
      ...sam,
      type: 'school',
      email: 'owner@new.test',
      address: '1 Main St',
      city: 'Moncton',
      state: 'NB',
      country: 'can',
      postalzip: 'E1C 1A1',
      schoolname: 'New School',
      phone: '506 555 0100',
      code: 'panda 48213',
    });
    expect(response.body).toContain('reservation-taken');
  });
});

describe('wrong codes from one browser behind the class’s own address', () => {
  const guess = async (count: number, browserOf: () => string) => {
    for (let n = 0; n < count; n += 1) {
      expect(['unknown', 'paused']).toContain(
        ((await preview(`Otter ${10_000 + n}`, browserOf())) as { state: string }).state,
      );
    }
  };

  it('take no seat, and the class joins as before', async () => {
    const { classId } = await openClass();
    const one = newId();
    await guess(150, () => one);
    expect(await membersOf(classId)).toEqual([]);
    expect(await preview(joinCode)).toMatchObject({ state: 'open' });
    await Promise.all(Array.from({ length: 5 }, () => join()));
    expect(await membersOf(classId)).toHaveLength(5);
  });

  it('do not stop the class after reloads either, once its teacher works on this network', async () => {
    const { classId, schoolId } = await openClass();
    const teacher = await createStaff(trio.db, schoolId, { staffKind: 'teacher' });
    const { cookie } = await trio.signIn(teacher.email);
    await post('/identity/token', {}, { cookie, origin: trio.origin });
    await guess(120, newId);
    expect(await preview('Koala 55555')).toEqual({ state: 'paused' });
    expect(await preview(joinCode)).toMatchObject({ state: 'open' });
    await join();
    expect(await membersOf(classId)).toHaveLength(1);
  });

  it('are answered with 429 by the registration itself', async () => {
    await openClass();
    for (let n = 0; n < 100; n += 1) await register({ code: `Otter ${10_000 + n}` });
    expect((await register({ code: 'Otter 99999' })).statusCode).toBe(429);
    expect((await register()).statusCode).toBe(429);
  });
});

describe('adding an email address', () => {
  it('works once the address is confirmed, and then logs in too', async () => {
    await openClass();
    const { username } = await join();
    const headers = { ...(await trio.signIn(username)) };
    const payload = { firstname: 'Sam', lastname: 'Roy', email: 'Sam@School.test' };
    const asked = await trio.call('PUT', '/users/me', { headers, payload });
    expect(asked.json()).toMatchObject({ data: { email: '', pendingEmail: 'sam@school.test' } });
    const [mail] = await trio.mailsTo('sam@school.test');
    const token = /token=([\w-]{43})/u.exec(JSON.stringify(mail))?.[1];
    expect((await post('/identity/confirm', { token })).statusCode).toBe(403);
    const confirmed = await post('/identity/confirm', { token }, headers);
    expect(confirmed.json()).toEqual({ kind: 'email', email: 'sam@school.test' });
    expect((await logIn('sam@school.test')).statusCode).toBe(204);
    expect((await logIn(username)).statusCode).toBe(204);
    const again = await trio.call('PUT', '/users/me', {
      headers,
      payload: { ...payload, email: 'other@school.test' },
    });
    expect(again.statusCode).toBe(403);
  });

  it('is refused for a domain that the school does not allow, and for an address in use', async () => {
    const { schoolId } = await openClass();
    await createStudent(trio.db, schoolId, { email: 'taken@school.test' });
    const { username } = await join();
    const headers = { ...(await trio.signIn(username)) };
    const add = (email: string) =>
      trio.call('PUT', '/users/me', {
        headers,
        payload: { firstname: 'Sam', lastname: 'Roy', email },
      });
    expect((await add('taken@school.test')).body).toContain('auth/email-already-exists');
    await trio.db
      .updateTable('schools')
      .set({ allowedEmailDomains: ['cedar.test'], isAllowListOn: true })
      .where('schoolId', '=', schoolId)
      .execute();
    expect((await add('sam@elsewhere.test')).body).toContain('auth/email-domain-not-whitelisted');
  });

  it('is not needed to change the name', async () => {
    await openClass();
    const { username } = await join();
    const headers = { ...(await trio.signIn(username)) };
    const payload = { firstname: 'Samira', lastname: 'Roy', email: '' };
    const changed = await trio.call('PUT', '/users/me', { headers, payload });
    expect(changed.json()).toMatchObject({ data: { firstname: 'Samira', email: '' } });
  });
});
