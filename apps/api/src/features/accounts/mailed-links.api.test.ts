import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSchool, createStaff, createStudent } from '../../../test/factories.ts';
import { createTestApp, testPassword, testSettings, type TestApp } from '../../../test/test-app.ts';
import { tokenIn } from '../../../test/test-mails.ts';

let trio: TestApp;
let schoolId: string;
beforeAll(async () => {
  trio = await createTestApp({ otherOrigins: ['https://second.trio.test'] });
  ({ schoolId } = await createSchool(trio.db));
});
afterAll(() => trio.close());

const minute = 60_000;
const newPassword = 'something quite new';

const ask = (email: string, headers: Record<string, string> = {}) =>
  trio.call('POST', '/identity/reset', { payload: { email }, headers });
const reset = (token: string, password = newPassword) =>
  trio.call('PUT', '/identity/reset', { payload: { token, password } });
const linkTo = async (email: string) => (await trio.mailsTo(email)).at(-1);
const canSignIn = async (email: string, password: string) =>
  (await trio.call('POST', '/identity/sign-in', { payload: { email, password } })).statusCode ===
  204;

async function studentWithLink() {
  const student = await createStudent(trio.db, schoolId);
  await ask(student.email);
  return { student, token: tokenIn(await linkTo(student.email)) };
}

describe('a password reset', () => {
  it('sends an email in the requested language with a link to the log-in page', async () => {
    const { email } = await createStudent(trio.db, schoolId);
    const answer = await ask(` ${email.toUpperCase()}`, { 'accept-language': 'fr' });
    expect(answer.statusCode).toBe(204);
    expect(await linkTo(email)).toMatchObject({
      to: email,
      language: 'fr',
      content: {
        template: 'password-reset',
        values: {
          role: 'student',
          link: expect.stringMatching(/^http:\/\/trio\.test\/login\?reset=[\w-]{43}$/u) as string,
        },
      },
    });
  });

  it('links to the configured origin of the request, never to an unknown one', async () => {
    const { email } = await createStudent(trio.db, schoolId);
    await ask(email, { origin: 'https://second.trio.test' });
    expect(await linkTo(email)).toMatchObject({
      content: { values: { link: expect.stringContaining('https://second.trio.test/') as string } },
    });
    const foreign = await ask(email, { origin: 'https://evil.test' });
    expect(foreign.json()).toMatchObject({ code: 'request/foreign-origin' });
    await ask(email, { host: 'evil.test', 'x-forwarded-host': 'evil.test' });
    expect(await linkTo(email)).toMatchObject({
      content: { values: { link: expect.stringContaining('http://trio.test/') as string } },
    });
  });

  it('refuses an unknown or invalid address and a disabled account with the specified codes', async () => {
    expect((await ask('nobody@school.test')).json()).toMatchObject({ code: 'auth/user-not-found' });
    expect((await ask('')).json()).toMatchObject({ code: 'form/email-required' });
    expect((await ask('x')).json()).toMatchObject({ code: 'auth/invalid-email' });
    const { email, id } = await createStudent(trio.db, schoolId);
    await trio.db
      .updateTable('identityUsers')
      .set({ disabledAt: new Date() })
      .where('id', '=', id)
      .execute();
    expect((await ask(email)).json()).toMatchObject({ code: 'auth/user-disabled' });
    expect(await trio.mailsTo(email)).toEqual([]);
  });

  it('replaces the password and ends every session', async () => {
    const { student, token } = await studentWithLink();
    const { authorization } = await trio.signIn(student.email);
    const answer = await reset(token);
    expect(answer.json()).toEqual({ email: student.email });
    expect(await canSignIn(student.email, testPassword)).toBe(false);
    expect(await canSignIn(student.email, newPassword)).toBe(true);
    const me = await trio.call('GET', '/auth/me', { headers: { authorization } });
    expect(me.statusCode).toBe(401);
    expect((await linkTo(student.email))?.content).toMatchObject({
      template: 'password-changed',
      values: { role: 'student' },
    });
  });

  it('stores no usable copy of the token', async () => {
    const { token } = await studentWithLink();
    const rows = await trio.db.selectFrom('identityVerifications').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
    const mails = await trio.db.selectFrom('mails').selectAll().execute();
    expect(mails.some(({ sealedValues }) => sealedValues?.includes(token))).toBe(false);
  });
});

describe('a reset link', () => {
  const tryLate = async (token: string, email: string) => {
    const answer = await reset(token, 'not this one');
    const { code } = answer.json<{ code: string }>();
    return { code, isIn: await canSignIn(email, 'not this one') };
  };
  const refused = { code: 'auth/link-invalid', isIn: false };

  it('works once, also when it is used twice at the same time', async () => {
    const { token } = await studentWithLink();
    const answers = await Promise.all([reset(token), reset(token)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400]);
    expect((await reset(token)).json()).toMatchObject({ code: 'auth/link-invalid' });
  });

  it('expires after an hour', async () => {
    const { student, token } = await studentWithLink();
    trio.clock.advance(61 * minute);
    expect(await tryLate(token, student.email)).toEqual(refused);
  });

  it('still works after a newer link was requested; using it voids the newer one', async () => {
    const { student, token } = await studentWithLink();
    await ask(student.email);
    const newer = tokenIn(await linkTo(student.email));
    expect((await reset(token)).statusCode).toBe(200);
    expect(await tryLate(newer, student.email)).toEqual(refused);
  });

  it('ends the log-in delay that wrong passwords caused', async () => {
    const { student, token } = await studentWithLink();
    // The eleventh wrong password fills the slow lane, so the next log-in would have to wait.
    for (let n = 0; n < 11; n += 1) await canSignIn(student.email, 'wrong');
    await reset(token);
    expect(await canSignIn(student.email, newPassword)).toBe(true);
  });

  it('is void after the password was changed', async () => {
    const { student, token } = await studentWithLink();
    const { authorization } = await trio.signIn(student.email);
    await trio.call('PUT', '/users/me', {
      headers: { authorization },
      payload: { currentPassword: testPassword, password: newPassword, confirm: newPassword },
    });
    expect(await tryLate(token, student.email)).toEqual(refused);
  });

  it.each(['', 'short', 'x'.repeat(43), 'x'.repeat(10_000)])(
    'is refused if it was truncated or invented (%#)',
    async (token) => {
      expect((await reset(token)).json()).toMatchObject({ code: 'auth/link-invalid' });
    },
  );

  it('is not used up by a refused password', async () => {
    const { token } = await studentWithLink();
    expect((await reset(token, 'password1')).json()).toMatchObject({
      code: 'form/password-common',
    });
    const school = await trio.db
      .selectFrom('schools')
      .select(['name', 'accessCode'])
      .where('schoolId', '=', schoolId)
      .executeTakeFirstOrThrow();
    for (const weak of [school.name.toUpperCase(), school.accessCode.replace(' ', '-')]) {
      expect((await reset(token, weak)).json(), weak).toMatchObject({
        code: 'form/password-common',
      });
    }
    expect((await reset(token, '1234567')).json()).toMatchObject({
      code: 'form/password-too-short',
    });
    expect((await reset(token)).statusCode).toBe(200);
  });

  it('does not confirm an address, and a confirmation link does not reset a password', async () => {
    const { token } = await studentWithLink();
    const confirmed = await trio.call('POST', '/identity/confirm', { payload: { token } });
    expect(confirmed.json()).toMatchObject({ code: 'auth/link-invalid' });

    const school = await createSchool(trio.db, { verifiedAt: null });
    const staff = await createStaff(trio.db, school.schoolId);
    const { authorization } = await trio.signIn(staff.email);
    await trio.call('POST', '/users/me/verification', { headers: { authorization } });
    const mailed = tokenIn(await linkTo(staff.email));
    expect((await reset(mailed)).json()).toMatchObject({ code: 'auth/link-invalid' });
    const headers = { authorization };
    const confirm = (options: object) =>
      trio.call('POST', '/identity/confirm', { payload: { token: mailed }, ...options });
    expect((await confirm({ headers })).json()).toEqual({ kind: 'school', email: staff.email });
  });

  it('is refused if the user was deleted', async () => {
    const { student, token } = await studentWithLink();
    await trio.db.deleteFrom('identityUsers').where('id', '=', student.id).execute();
    expect((await reset(token)).json()).toMatchObject({ code: 'auth/link-invalid' });
  });
});

describe('the confirmation link of a school', () => {
  it('requires a log-in as its recipient and is not used up by other users', async () => {
    const school = await createSchool(trio.db, { verifiedAt: null });
    const staff = await createStaff(trio.db, school.schoolId);
    const other = await createStaff(trio.db, school.schoolId);
    const as = async (email: string) => ({
      authorization: (await trio.signIn(email)).authorization,
    });
    const headers = await as(staff.email);
    await trio.call('POST', '/users/me/verification', { headers });
    const token = tokenIn(await linkTo(staff.email));
    const confirm = (by: object) =>
      trio.call('POST', '/identity/confirm', { payload: { token }, headers: { ...by } });
    for (const stranger of [{}, await as(other.email)]) {
      expect((await confirm(stranger)).json()).toMatchObject({ code: 'auth/sign-in-to-confirm' });
    }
    expect((await confirm(headers)).statusCode).toBe(200);
  });
});

describe('a confirmation link that was requested twice', () => {
  it('works once; after one use both links are void', async () => {
    const school = await createSchool(trio.db, { verifiedAt: null });
    const staff = await createStaff(trio.db, school.schoolId);
    const { authorization } = await trio.signIn(staff.email);
    const headers = { authorization };
    const request = () => trio.call('POST', '/users/me/verification', { headers });
    const confirm = (token: string) =>
      trio.call('POST', '/identity/confirm', { payload: { token }, headers });
    await request();
    await request();
    const [first, second] = (await trio.mailsTo(staff.email)).map((mail) => tokenIn(mail));
    expect((await confirm(first ?? '')).statusCode).toBe(200);
    for (const token of [first, second]) {
      expect((await confirm(token ?? '')).json()).toMatchObject({ code: 'auth/link-invalid' });
    }
  });
});

describe('when the existence of accounts is hidden', () => {
  let discreet: TestApp;
  beforeAll(async () => {
    discreet = await createTestApp({ settings: { ...testSettings, hidesAccountExistence: true } });
  });
  afterAll(() => discreet.close());

  it('reset and log-in give the same response with and without an account', async () => {
    const { email } = await createStudent(trio.db, schoolId);
    for (const address of [email, 'nobody@school.test']) {
      const asked = await discreet.call('POST', '/identity/reset', { payload: { email: address } });
      expect(asked.statusCode, address).toBe(204);
      const signedIn = await discreet.call('POST', '/identity/sign-in', {
        payload: { email: address, password: 'wrong' },
      });
      expect(signedIn.json(), address).toMatchObject({ code: 'auth/wrong-password' });
    }
  });
});
