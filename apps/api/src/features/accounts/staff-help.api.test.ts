import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createAdmin,
  createClass,
  createSchool,
  createStaff,
  createStudent,
} from '../../../test/factories.ts';
import { createTestApp, testPassword, type TestApp } from '../../../test/test-app.ts';
import { tokenIn } from '../../../test/test-mails.ts';
import { newId } from '../../platform/ids.ts';

let trio: TestApp;
let schoolId: string;
let counsellor: Record<string, string>;
beforeAll(async () => {
  trio = await createTestApp({ trustProxy: 1 });
  ({ schoolId } = await createSchool(trio.db));
  counsellor = await staffOf('counsellor', { firstName: 'Anne', lastName: 'Roy' });
  await createClass(trio.db, schoolId, { joinCode });
});
afterAll(() => trio.close());

const day = 24 * 60 * 60_000;
const chosen = 'my very own words';
const joinCode = 'Otter 73194';

async function staffOf(staffKind: 'owner' | 'counsellor' | 'teacher', names = {}) {
  const { email } = await createStaff(trio.db, schoolId, { staffKind, ...names });
  return headersOf(email);
}
async function headersOf(email: string, password?: string): Promise<Record<string, string>> {
  const { authorization } = await trio.signIn(email, password);
  return { authorization };
}

const give = (id: string, headers = counsellor) =>
  trio.call('POST', `/users/${id}/password`, { headers });
const passwordFor = async (id: string) => (await give(id)).json<{ password: string }>().password;
const logIn = (email: string, password: string, address = '203.0.113.1') =>
  trio.call('POST', '/identity/sign-in', {
    payload: { email, password },
    headers: { 'x-forwarded-for': address },
  });
const choose = (token: string, password = chosen) =>
  trio.call('PUT', '/identity/reset', { payload: { token, password } });
const tokenFor = async (email: string, password: string) =>
  (await logIn(email, password)).json<{ token: string }>().token;
const correct = (id: string, email: string, headers = counsellor) =>
  trio.call('PUT', `/users/${id}/email`, { headers, payload: { email } });
const withdraw = (id: string, headers = counsellor) =>
  trio.call('DELETE', `/users/${id}/email`, { headers });
const confirm = (token: string) => trio.call('POST', '/identity/confirm', { payload: { token } });
const detailOf = async (id: string) =>
  (await trio.call('GET', `/users/student/${id}`, { headers: counsellor })).json<
    Record<string, unknown>
  >();
const newAddress = () => `new-${newId()}@school.test`;
async function studentWithoutEmail() {
  const payload = { firstname: 'Sam', lastname: 'Roy', password: testPassword, code: joinCode };
  const joined = await trio.call('POST', '/join/register', { payload });
  return joined.json<{ _id: string; username: string }>();
}
const linkTo = async (to: string) => tokenIn((await trio.mailsTo(to)).at(-1));
const disable = (id: string) =>
  trio.call('POST', `/users/${id}/disable`, { headers: counsellor, payload: { disable: true } });
const actionsOn = async (id: string) => {
  const entries = trio.db
    .selectFrom('auditEntries')
    .where('subjectId', '=', id)
    .where('action', '<>', 'student-opened');
  return entries.select(['action', 'details']).orderBy('entryId').execute();
};

describe('a password given by staff', () => {
  it('starts no session: the student sees who gave it and must choose another one', async () => {
    const student = await createStudent(trio.db, schoolId);
    const before = await headersOf(student.email);
    const answer = await give(student.id);
    const { password, expires } = answer.json<{ password: string; expires: string }>();
    expect(password).toMatch(/^[a-z]+-[a-z]+-[a-z]+$/u);
    expect(Date.parse(expires)).toBe(trio.clock.now().getTime() + 7 * day);
    expect((await trio.call('GET', '/auth/me', { headers: before })).statusCode).toBe(401);
    expect((await logIn(student.email, testPassword)).statusCode).toBe(401);

    const started = await logIn(student.email, password);
    expect(started.statusCode).toBe(200);
    expect(started.cookies).toEqual([]);
    expect(started.json()).toEqual({
      token: expect.stringMatching(/^[\w-]{43}$/u) as string,
      givenBy: 'Anne Roy',
      givenAt: trio.clock.now().toISOString(),
    });
    expect((await choose(started.json<{ token: string }>().token)).statusCode).toBe(200);
    expect((await logIn(student.email, password)).statusCode).toBe(401);
    const headers = await headersOf(student.email, chosen);
    const me = await trio.call('GET', '/auth/me', { headers });
    expect(me.json()).toMatchObject({
      passwordGiven: { by: 'Anne Roy', at: trio.clock.now().toISOString() },
    });
    const file = await trio.call('GET', '/users/me/data', { headers });
    expect(file.json()).toMatchObject({ passwordGiven: { byName: 'Anne Roy' } });
  });

  it('is logged without the password, and staff see whether it was used', async () => {
    const { id, email } = await createStudent(trio.db, schoolId);
    const password = await passwordFor(id);
    expect(await actionsOn(id)).toEqual([{ action: 'student-password-given', details: {} }]);
    expect(await detailOf(id)).toMatchObject({ passwordGiven: { by: 'Anne Roy', isUsed: false } });
    await choose(await tokenFor(email, password));
    expect(await detailOf(id)).toMatchObject({ passwordGiven: { isUsed: true } });
  });

  it('can be typed again until a new password is chosen, and only the newest log-in counts', async () => {
    const { id, email } = await createStudent(trio.db, schoolId);
    const password = await passwordFor(id);
    const tokens = [await tokenFor(email, password), await tokenFor(email, password)];
    const answers = await Promise.all(tokens.map((token) => choose(token)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 200]);
    const again = await Promise.all(tokens.map((token) => choose(token)));
    expect(again.map(({ statusCode }) => statusCode)).toEqual([400, 400]);
  });

  it('lets one token choose once when it is sent twice at the same time', async () => {
    const { id, email } = await createStudent(trio.db, schoolId);
    const token = await tokenFor(email, await passwordFor(id));
    const answers = await Promise.all([choose(token), choose(token)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400]);
  });

  it('works only if it is the newest of several', async () => {
    const { id, email } = await createStudent(trio.db, schoolId);
    const first = await passwordFor(id);
    const oldToken = await tokenFor(email, first);
    const second = await passwordFor(id);
    expect((await logIn(email, first)).statusCode).toBe(401);
    expect((await choose(oldToken)).json()).toMatchObject({ code: 'auth/link-invalid' });
    expect((await logIn(email, second)).statusCode).toBe(200);
  });

  it('leaves one working password when two are given at the same time', async () => {
    const { id, email } = await createStudent(trio.db, schoolId);
    const passwords = await Promise.all([passwordFor(id), passwordFor(id), passwordFor(id)]);
    const answers = await Promise.all(passwords.map((password) => logIn(email, password)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 401, 401]);
  });

  it('voids links that were sent before, but a later link works and ends it', async () => {
    const { id, email } = await createStudent(trio.db, schoolId);
    const ask = () => trio.call('POST', '/identity/reset', { payload: { email } });
    const tokenOfMail = async () => tokenIn((await trio.mailsTo(email)).at(-1));
    await ask();
    const before = await tokenOfMail();
    const password = await passwordFor(id);
    expect((await choose(before)).json()).toMatchObject({ code: 'auth/link-invalid' });
    await ask();
    expect((await choose(await tokenOfMail())).statusCode).toBe(200);
    expect((await logIn(email, password)).statusCode).toBe(401);
    expect((await logIn(email, chosen)).statusCode).toBe(204);
  });

  it('does not count as a confirmation of the email address', async () => {
    const { id, email } = await createStudent(trio.db, schoolId);
    await choose(await tokenFor(email, await passwordFor(id)));
    const user = await trio.db
      .selectFrom('identityUsers')
      .select('emailVerified')
      .where('id', '=', id)
      .executeTakeFirst();
    expect(user).toEqual({ emailVerified: false });
  });

  it('expires after seven days', async () => {
    const { id, email } = await createStudent(trio.db, schoolId);
    const password = await passwordFor(id);
    trio.clock.advance(7 * day);
    counsellor = await staffOf('counsellor', { firstName: 'Anne', lastName: 'Roy' });
    expect((await logIn(email, password)).json()).toMatchObject({
      code: 'auth/given-password-expired',
    });
    expect((await logIn(email, 'wrong')).json()).toMatchObject({ code: 'auth/wrong-password' });
  });

  it('lifts the log-in limits of the account on any network', async () => {
    const { id, email } = await createStudent(trio.db, schoolId);
    for (let n = 0; n < 10; n += 1) await logIn(email, 'wrong', '198.51.100.7');
    const password = await passwordFor(id);
    // Over its limit, this log-in would wait for the clock and never answer.
    expect((await logIn(email, password, '198.51.100.7')).statusCode).toBe(200);
  });

  it('lifts the limits under the username too, for a student with both names', async () => {
    const { _id: id, username } = await studentWithoutEmail();
    const wanted = newAddress();
    await correct(id, wanted);
    await confirm(await linkTo(wanted));
    for (const login of [username, wanted]) {
      for (let n = 0; n < 10; n += 1) await logIn(login, 'wrong', '198.51.100.8');
    }
    const password = await passwordFor(id);
    expect((await logIn(username.toUpperCase(), password, '198.51.100.8')).statusCode).toBe(200);
    expect((await logIn(wanted, password, '198.51.100.8')).statusCode).toBe(200);
  });

  it('works for a student without an email address, who gets no email', async () => {
    const { _id: id, username } = await studentWithoutEmail();
    const started = await logIn(username, await passwordFor(id));
    expect(started.statusCode).toBe(200);
    const done = await choose(started.json<{ token: string }>().token);
    expect(done.json()).toEqual({ email: username });
    expect((await logIn(username, chosen)).statusCode).toBe(204);
    const mails = trio.db.selectFrom('mails').select('recipient');
    const recipients = await mails
      .where((eb) => eb.or([eb('recipient', '=', ''), eb('recipient', 'like', '%.invalid')]))
      .execute();
    expect(recipients).toEqual([]);
  });

  it('is refused for disabled and single sign-on accounts', async () => {
    const disabled = await createStudent(trio.db, schoolId);
    await disable(disabled.id);
    expect((await give(disabled.id)).json()).toMatchObject({ code: 'student/disabled' });
    const linked = await createStudent(trio.db, schoolId);
    const times = { createdAt: new Date(), updatedAt: new Date() };
    await trio.db
      .insertInto('identityAccounts')
      .values({
        id: newId(),
        userId: linked.id,
        providerId: 'classlink',
        accountId: newId(),
        ...times,
      })
      .execute();
    expect((await give(linked.id)).json()).toMatchObject({ code: 'student/single-sign-on' });
    expect(await detailOf(linked.id)).toMatchObject({ isSingleSignOn: true });
    expect((await logIn(linked.email, testPassword)).statusCode).toBe(204);
  });
});

describe('help from staff', () => {
  it('is given by teachers of the class, counsellors, owners and administrators only', async () => {
    const student = await createStudent(trio.db, schoolId);
    const teacher = await createStaff(trio.db, schoolId, { staffKind: 'teacher' });
    await createClass(trio.db, schoolId, { teachers: [teacher.id], students: [student.id] });
    const other = await createSchool(trio.db);
    const stranger = await createStaff(trio.db, other.schoolId);
    const helpers = [
      await headersOf(teacher.email),
      counsellor,
      await staffOf('owner'),
      await headersOf((await createAdmin(trio.db)).email),
    ];
    for (const headers of helpers) {
      expect((await give(student.id, headers)).statusCode).toBe(200);
      expect((await correct(student.id, newAddress(), headers)).statusCode).toBe(200);
      expect((await withdraw(student.id, headers)).statusCode).toBe(204);
    }
    const classmate = await createStudent(trio.db, schoolId);
    const refused = [
      [await staffOf('teacher'), 404],
      [await headersOf(stranger.email), 404],
      [await headersOf(classmate.email), 403],
    ] as const;
    for (const [headers, status] of refused) {
      expect((await give(student.id, headers)).statusCode).toBe(status);
      expect((await correct(student.id, newAddress(), headers)).statusCode).toBe(status);
      expect((await withdraw(student.id, headers)).statusCode).toBe(status);
    }
  });
});

describe('a corrected email address', () => {
  it('counts once the new address confirms it; the old one gets a message without details', async () => {
    const { id, email } = await createStudent(trio.db, schoolId, { firstName: 'Zoey' });
    const wanted = newAddress();
    expect((await correct(id, ` ${wanted} `)).json()).toEqual({ pendingEmail: wanted });
    expect(await detailOf(id)).toMatchObject({ email, pendingEmail: wanted });
    expect(await trio.mailsTo(email)).toMatchObject([
      { content: { template: 'student-email-change-asked', values: { role: 'student' } } },
    ]);
    const [mail] = await trio.mailsTo(wanted);
    expect(mail?.content.template).toBe('student-email-correction');
    expect(JSON.stringify(mail?.content)).not.toContain('Zoey');

    const headers = await headersOf(email);
    const me = await trio.call('GET', '/auth/me', { headers });
    expect(me.json()).toMatchObject({ email, pendingEmail: wanted });
    expect((await confirm(tokenIn(mail))).json()).toEqual({ kind: 'corrected', email: wanted });
    expect(await detailOf(id)).toMatchObject({ email: wanted, pendingEmail: null });
    expect((await logIn(wanted, testPassword)).statusCode).toBe(204);
    expect((await logIn(email, testPassword)).statusCode).toBe(404);
    expect(await trio.mailsTo(email)).toHaveLength(1);
    expect(await actionsOn(id)).toMatchObject([{ action: 'student-email-corrected', details: {} }]);
  });

  it('survives a new password, also the one that the student then chooses', async () => {
    const { id, email } = await createStudent(trio.db, schoolId);
    const wanted = newAddress();
    await correct(id, wanted);
    await choose(await tokenFor(email, await passwordFor(id)));
    expect((await confirm(tokenIn((await trio.mailsTo(wanted))[0]))).statusCode).toBe(200);
    expect((await logIn(wanted, chosen)).statusCode).toBe(204);
  });

  it('is not cancelled when the student saves their name', async () => {
    const { id, email } = await createStudent(trio.db, schoolId);
    const pendingEmail = newAddress();
    await correct(id, pendingEmail);
    const headers = await headersOf(email);
    const payload = { firstname: 'New', lastname: 'Name', email };
    const saved = await trio.call('PUT', '/users/me', { headers, payload });
    expect(saved.json()).toMatchObject({ data: { email, pendingEmail } });
    expect(await detailOf(id)).toMatchObject({ pendingEmail });
  });

  it('can be withdrawn and corrected again; only the newest link works', async () => {
    const { id, email } = await createStudent(trio.db, schoolId);
    const [first, second] = [newAddress(), newAddress()];
    await correct(id, first);
    await correct(id, second);
    expect((await confirm(await linkTo(first))).statusCode).toBe(400);
    expect(await trio.mailsTo(email)).toHaveLength(1);
    expect((await withdraw(id)).statusCode).toBe(204);
    expect((await confirm(await linkTo(second))).statusCode).toBe(400);
    expect((await withdraw(id)).statusCode).toBe(204);
    expect(await detailOf(id)).toMatchObject({ email, pendingEmail: null });
    expect((await actionsOn(id)).map(({ action }) => action)).toEqual([
      'student-email-corrected',
      'student-email-corrected',
      'student-email-correction-withdrawn',
    ]);
  });

  it('is refused if it is taken, unwanted, the same, or the account is disabled', async () => {
    const { id, email } = await createStudent(trio.db, schoolId);
    const other = await createStudent(trio.db, schoolId);
    expect((await correct(id, email.toUpperCase())).json()).toMatchObject({
      code: 'student/same-email',
    });
    expect((await correct(id, other.email)).json()).toMatchObject({
      code: 'auth/email-already-exists',
    });
    expect((await correct(id, 'x')).json()).toMatchObject({ code: 'auth/invalid-email' });
    const strict = await createSchool(trio.db, {
      deniedEmailDomains: ['unwanted.test'],
      isDenyListOn: true,
    });
    const owner = await createStaff(trio.db, strict.schoolId);
    const pupil = await createStudent(trio.db, strict.schoolId);
    const headers = await headersOf(owner.email);
    expect((await correct(pupil.id, 'a@unwanted.test', headers)).json()).toMatchObject({
      code: 'auth/email-domain-blacklisted',
    });
    await disable(id);
    expect((await correct(id, newAddress())).json()).toMatchObject({ code: 'student/disabled' });
    expect(await trio.mailsTo(email)).toEqual([]);
  });

  it('gives an address that another account takes meanwhile to that account', async () => {
    const { id, email } = await createStudent(trio.db, schoolId);
    const wanted = newAddress();
    await correct(id, wanted);
    await createStudent(trio.db, schoolId, { email: wanted });
    const answer = await confirm(tokenIn((await trio.mailsTo(wanted))[0]));
    expect(answer.json()).toMatchObject({ code: 'auth/email-already-exists' });
    expect(await detailOf(id)).toMatchObject({ email });
  });

  it('is deleted with the student, and so is its email', async () => {
    const { id } = await createStudent(trio.db, schoolId);
    const wanted = newAddress();
    await correct(id, wanted);
    await passwordFor(id);
    await trio.call('DELETE', `/users/${id}`, { headers: await staffOf('owner') });
    expect(await trio.mailsTo(wanted)).toEqual([]);
    const left = trio.db.selectFrom('identityGivenPasswords').where('userId', '=', id);
    expect(await left.select('userId').execute()).toEqual([]);
  });
});

describe('the pending address of a student without one', () => {
  async function openStudent() {
    const { _id: id, username } = await studentWithoutEmail();
    const headers = await headersOf(username);
    const save = (email: string) =>
      trio.call('PUT', '/users/me', {
        headers,
        payload: { firstname: 'Sam', lastname: 'Roy', email },
      });
    const confirmAs = (token: string) =>
      trio.call('POST', '/identity/confirm', { headers, payload: { token } });
    return { id, username, headers, save, confirmAs };
  }

  it('is the school’s if the school asked last', async () => {
    const { id, save, confirmAs } = await openStudent();
    const [own, ofSchool] = [newAddress(), newAddress()];
    await save(own);
    await correct(id, ofSchool);
    expect(await detailOf(id)).toMatchObject({ email: '', pendingEmail: ofSchool });
    expect((await confirmAs(await linkTo(own))).json()).toMatchObject({
      code: 'auth/link-invalid',
    });
    expect((await confirm(await linkTo(ofSchool))).json()).toEqual({
      kind: 'corrected',
      email: ofSchool,
    });
    expect(await detailOf(id)).toMatchObject({ email: ofSchool, pendingEmail: null });
  });

  it('is the student’s if the student asked last', async () => {
    const { id, save, confirmAs } = await openStudent();
    const [own, ofSchool] = [newAddress(), newAddress()];
    await correct(id, ofSchool);
    await save(own);
    expect(await detailOf(id)).toMatchObject({ email: '', pendingEmail: own });
    expect((await confirm(await linkTo(ofSchool))).json()).toMatchObject({
      code: 'auth/link-invalid',
    });
    expect((await confirmAs(await linkTo(own))).statusCode).toBe(200);
    expect(await detailOf(id)).toMatchObject({ email: own, pendingEmail: null });
  });

  it('can be refused by the student and withdrawn by staff, whoever asked', async () => {
    const { id, save, confirmAs } = await openStudent();
    const [own, ofSchool] = [newAddress(), newAddress()];
    await correct(id, ofSchool);
    expect((await save('')).json()).not.toMatchObject({ data: { pendingEmail: ofSchool } });
    expect((await confirm(await linkTo(ofSchool))).statusCode).toBe(400);
    await save(own);
    await withdraw(id);
    expect((await confirmAs(await linkTo(own))).statusCode).toBe(400);
    expect(await detailOf(id)).toMatchObject({ email: '', pendingEmail: null });
  });

  it('is cancelled by a given password only if the student asked', async () => {
    const { id, save } = await openStudent();
    const other = await openStudent();
    const wanted = newAddress();
    await save(newAddress());
    await correct(other.id, wanted);
    await passwordFor(id);
    await passwordFor(other.id);
    expect(await detailOf(id)).toMatchObject({ pendingEmail: null });
    expect(await detailOf(other.id)).toMatchObject({ pendingEmail: wanted });
    expect((await confirm(await linkTo(wanted))).statusCode).toBe(200);
  });

  it('survives a new password of the student if the school asked', async () => {
    const { id, headers } = await openStudent();
    const wanted = newAddress();
    await correct(id, wanted);
    const payload = { currentPassword: testPassword, password: chosen, confirm: chosen };
    expect((await trio.call('PUT', '/users/me', { headers, payload })).statusCode).toBe(200);
    expect(await detailOf(id)).toMatchObject({ pendingEmail: wanted });
    expect((await confirm(await linkTo(wanted))).statusCode).toBe(200);
  });

  it('stays the school’s when the student has the email sent again or saves a name', async () => {
    const { id, headers, save } = await openStudent();
    const wanted = newAddress();
    await correct(id, wanted);
    await save(wanted);
    await trio.call('POST', '/users/me/verification', { headers });
    const mails = await trio.mailsTo(wanted);
    expect(mails.map(({ content }) => content.template)).toEqual([
      'student-email-correction',
      'student-email-correction',
    ]);
    expect((await confirm(await linkTo(wanted))).json()).toMatchObject({ kind: 'corrected' });
  });
});
