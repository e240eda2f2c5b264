import { noDueNotices, noticeFlags } from '@trio/domain/student-notices';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSchool, createStaff, createStudent } from '../../../test/factories.ts';
import { createTestApp, testPassword, type TestApp } from '../../../test/test-app.ts';
import { tokenIn } from '../../../test/test-mails.ts';
import { newId } from '../../platform/ids.ts';

let trio: TestApp;
beforeAll(async () => {
  trio = await createTestApp();
});
afterAll(() => trio.close());

const minute = 60_000;
type Headers = { authorization: string };

async function schoolSignedIn() {
  const school = await createSchool(trio.db);
  const staff = await createStaff(trio.db, school.schoolId);
  const { authorization } = await trio.signIn(staff.email);
  return { school, staff, headers: { authorization } };
}
async function studentSignedIn() {
  const { schoolId } = await createSchool(trio.db);
  const student = await createStudent(trio.db, schoolId);
  const { authorization, cookie } = await trio.signIn(student.email);
  return { schoolId, student, cookie, headers: { authorization } };
}
const update = (headers: Headers, payload: object) =>
  trio.call('PUT', '/users/me', { headers, payload });
const me = async (headers: Headers) =>
  (await trio.call('GET', '/auth/me', { headers })).json<Record<string, unknown>>();
const codes = (answer: Awaited<ReturnType<typeof update>>) =>
  answer.json<{ errors: { code: string }[] }>().errors.map(({ code }) => code);

describe('changing the account details', () => {
  it('changes first and last name and returns the stored values', async () => {
    const { student, headers } = await studentSignedIn();
    const answer = await update(headers, {
      firstname: ' Zoé ',
      lastname: 'Roy',
      email: student.email,
    });
    expect(answer.json()).toEqual({
      data: { firstname: 'Zoé', lastname: 'Roy', email: student.email },
    });
    expect(await me(headers)).toMatchObject({ firstname: 'Zoé', lastname: 'Roy' });
  });

  it('requires first name, last name and a valid email address, in this order', async () => {
    const { headers } = await studentSignedIn();
    expect(codes(await update(headers, {}))).toEqual([
      'form/firstname-required',
      'form/lastname-required',
      'form/email-required',
    ]);
    const wrong = await update(headers, { firstname: 'A', lastname: 'B', email: 'c' });
    expect(codes(wrong)).toEqual(['auth/invalid-email']);
  });

  it('accepts the survey flag without a name', async () => {
    const { headers } = await studentSignedIn();
    const answer = await update(headers, { hasCompletedConsumerEndSurvey: true });
    expect(answer.json()).toEqual({ data: { hasCompletedConsumerEndSurvey: true } });
    expect(await me(headers)).toMatchObject({ hasCompletedConsumerEndSurvey: true });
  });

  it.each(noticeFlags)('tells a student once that %s', async (flag) => {
    const { schoolId, student, headers } = await studentSignedIn();
    expect(await me(headers)).not.toHaveProperty(flag);
    await trio.db
      .updateTable('students')
      .set({ isLikedNoticeDue: true, isTalksNoticeDue: true })
      .where((eb) => eb.and({ schoolId, studentId: student.id }))
      .execute();
    expect(await me(headers)).toMatchObject({ isLikedNoticeDue: true, isTalksNoticeDue: true });
    // No one can ask for the notice again.
    expect((await update(headers, { [flag]: true })).statusCode).toBe(400);
    const answer = await update(headers, { [flag]: false });
    expect(answer.json()).toEqual({ data: { [flag]: false } });
    const [other] = noticeFlags.filter((each) => each !== flag);
    expect(await me(headers)).not.toHaveProperty(flag);
    expect(await me(headers)).toHaveProperty(other ?? '', true);
    const staff = await schoolSignedIn();
    expect((await update(staff.headers, { [flag]: false })).statusCode).toBe(403);
  });

  it('closes several notices at once', async () => {
    const { schoolId, student, headers } = await studentSignedIn();
    await trio.db
      .updateTable('students')
      .set({ isLikedNoticeDue: true, isTalksNoticeDue: true })
      .where((eb) => eb.and({ schoolId, studentId: student.id }))
      .execute();
    expect((await update(headers, noDueNotices)).json()).toEqual({ data: noDueNotices });
    const account = await me(headers);
    for (const flag of noticeFlags) expect(account).not.toHaveProperty(flag);
    expect((await update(headers, { ...noDueNotices, firstname: 'Sam' })).statusCode).toBe(400);
  });

  it('returns 403 when a student changes the email address', async () => {
    const { student, headers } = await studentSignedIn();
    const answer = await update(headers, { firstname: 'A', lastname: 'B', email: 'new@x.test' });
    expect(answer.statusCode).toBe(403);
    expect(await me(headers)).toMatchObject({ email: student.email, firstname: 'Sam' });
  });
});

describe('changing the email address of a staff member', () => {
  const change = (headers: Headers, email: string) =>
    update(headers, { firstname: 'Sam', lastname: 'Roy', email });
  const confirm = (token: string) => trio.call('POST', '/identity/confirm', { payload: { token } });

  it('keeps the old address until the emailed link confirms the new one', async () => {
    const { staff, headers } = await schoolSignedIn();
    const email = `${newId()}@new.test`;
    const answer = await change(headers, email);
    expect(answer.json()).toMatchObject({ data: { email: staff.email, pendingEmail: email } });
    expect(await me(headers)).toMatchObject({ email: staff.email, pendingEmail: email });

    const confirmed = await confirm(tokenIn((await trio.mailsTo(email))[0]));
    expect(confirmed.json()).toEqual({ kind: 'email', email });
    const after = await me(headers);
    expect(after).toMatchObject({ email });
    expect(after).not.toHaveProperty('pendingEmail');
    expect((await trio.signIn(email)).authorization).not.toContain('undefined');
    expect((await trio.mailsTo(staff.email)).map(({ content }) => content)).toEqual([
      { template: 'email-change-asked', values: { firstName: 'Sam', newEmail: email } },
      { template: 'email-changed', values: { firstName: 'Sam', newEmail: email } },
    ]);
  });

  it('does not send the link again when a name is saved while the address is pending', async () => {
    const { headers } = await schoolSignedIn();
    const email = `${newId()}@new.test`;
    await change(headers, email);
    await update(headers, { firstname: 'Alex', lastname: 'Roy', email });
    expect(await trio.mailsTo(email)).toHaveLength(1);
    expect(await me(headers)).toMatchObject({ firstname: 'Alex', pendingEmail: email });
  });

  it('requires the current password when the log-in is older than 15 minutes', async () => {
    const { staff } = await schoolSignedIn();
    const { cookie } = await trio.signIn(staff.email);
    trio.clock.advance(16 * minute);
    const token = await trio.call('POST', '/identity/token', { headers: { cookie } });
    const headers = { authorization: `Bearer ${token.json<{ token: string }>().token}` };
    const email = `${newId()}@new.test`;
    const form = { firstname: 'Sam', lastname: 'Roy', email };
    expect((await update(headers, form)).json()).toMatchObject({
      code: 'form/current-password-required',
    });
    expect(await trio.mailsTo(email)).toEqual([]);
    const names = { ...form, email: staff.email, firstname: 'Alex' };
    expect((await update(headers, names)).statusCode).toBe(200);
    expect((await update(headers, { ...form, currentPassword: testPassword })).statusCode).toBe(
      200,
    );
  });

  it('sends emails only to the new address while the school is unverified', async () => {
    const { school, staff, headers } = await schoolSignedIn();
    await trio.db
      .updateTable('schools')
      .set({ verifiedAt: null })
      .where('schoolId', '=', school.schoolId)
      .execute();
    const email = `${newId()}@new.test`;
    await change(headers, email);
    const password = 'a brand new one';
    await update(headers, { currentPassword: testPassword, password, confirm: password });
    expect(await trio.mailsTo(staff.email)).toEqual([]);
    expect(await trio.mailsTo(email)).toHaveLength(1);
  });

  it('cancels the pending address when the password changes', async () => {
    const { staff, headers } = await schoolSignedIn();
    const email = `${newId()}@thief.test`;
    await change(headers, email);
    const owner = await trio.signIn(staff.email);
    const password = 'a brand new one';
    await update(
      { authorization: owner.authorization },
      { currentPassword: testPassword, password, confirm: password },
    );
    const late = await confirm(tokenIn((await trio.mailsTo(email))[0]));
    expect(late.json()).toMatchObject({ code: 'auth/link-invalid' });
    expect(await me({ authorization: owner.authorization })).not.toHaveProperty('pendingEmail');
  });

  it('returns 429 for the sixth new address within an hour', async () => {
    const { headers } = await schoolSignedIn();
    const ask = () => change(headers, `${newId()}@new.test`);
    const answers = [await ask(), await ask(), await ask(), await ask(), await ask(), await ask()];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it('refuses the link of an account that was disabled after the request', async () => {
    const { staff, headers } = await schoolSignedIn();
    const email = `${newId()}@new.test`;
    await change(headers, email);
    await trio.db
      .updateTable('identityUsers')
      .set({ disabledAt: new Date() })
      .where('id', '=', staff.id)
      .execute();
    expect((await confirm(tokenIn((await trio.mailsTo(email))[0]))).json()).toMatchObject({
      code: 'auth/link-invalid',
    });
  });

  it('cancels the pending address when the old address is saved again', async () => {
    const { staff, headers } = await schoolSignedIn();
    const email = `${newId()}@new.test`;
    await change(headers, email);
    await change(headers, staff.email);
    expect(await me(headers)).not.toHaveProperty('pendingEmail');
    const late = await confirm(tokenIn((await trio.mailsTo(email))[0]));
    expect(late.json()).toMatchObject({ code: 'auth/link-invalid' });
  });

  it('refuses the address of another account, at the request and at the confirmation', async () => {
    const { headers } = await schoolSignedIn();
    const other = await schoolSignedIn();
    const refused = await change(headers, other.staff.email.toUpperCase());
    expect(refused.json()).toMatchObject({ code: 'auth/email-already-exists' });
    expect(await me(headers)).not.toHaveProperty('pendingEmail');

    const email = `${newId()}@new.test`;
    await change(headers, email);
    const { schoolId } = await createSchool(trio.db);
    await createStudent(trio.db, schoolId, { email });
    const late = await confirm(tokenIn((await trio.mailsTo(email))[0]));
    expect(late.statusCode).toBe(409);
    expect(late.json()).toMatchObject({ code: 'auth/email-already-exists' });
  });

  it('sends the link again on request; only the newest link works', async () => {
    const { headers } = await schoolSignedIn();
    const email = `${newId()}@new.test`;
    await change(headers, email);
    const again = await trio.call('POST', '/users/me/verification', { headers });
    expect(again.statusCode).toBe(204);
    const [first, second] = await trio.mailsTo(email);
    expect((await confirm(tokenIn(first))).json()).toMatchObject({ code: 'auth/link-invalid' });
    expect((await confirm(tokenIn(second))).statusCode).toBe(200);
  });
});

describe('changing the postal address of the school', () => {
  const address = {
    schoolname: 'Riverside',
    address: '1 Main',
    city: 'Moncton',
    state: 'NB',
    country: 'usa',
    postalzip: '12345-6789',
    phone: '1',
  };

  it('changes all fields together and requires each of them', async () => {
    const { headers } = await schoolSignedIn();
    expect((await update(headers, address)).json()).toMatchObject({ data: address });
    expect(await me(headers)).toMatchObject(address);
    expect(codes(await update(headers, { schoolname: '' }))).toEqual([
      'form/schoolname-required',
      'form/address-required',
      'form/city-required',
      'form/state-required',
      'form/country-required',
      'form/postalzip-invalid',
      'form/phone-required',
    ]);
    expect(codes(await update(headers, { ...address, country: 'can' }))).toEqual([
      'form/postalzip-invalid',
    ]);
  });

  it('returns 403 for a student', async () => {
    const { headers } = await studentSignedIn();
    expect((await update(headers, address)).statusCode).toBe(403);
  });
});

describe('changing the card order of the school', () => {
  const isCardOrderFixed = true;

  it('reaches the students’ accounts and is in the audit log once', async () => {
    const { school, headers } = await schoolSignedIn();
    const student = await createStudent(trio.db, school.schoolId);
    const { authorization } = await trio.signIn(student.email);
    expect(await me({ authorization })).toMatchObject({ isCardOrderFixed: false });
    for (let count = 0; count < 2; count += 1) {
      const answer = await update(headers, { isCardOrderFixed });
      expect(answer.json()).toEqual({ data: { isCardOrderFixed } });
    }
    for (const each of [headers, { authorization }]) {
      expect(await me(each)).toMatchObject({ isCardOrderFixed });
    }
    const entries = await trio.db
      .selectFrom('auditEntries')
      .select(['action', 'details'])
      .where('schoolId', '=', school.schoolId)
      .where('action', '!=', 'logged-in')
      .execute();
    expect(entries).toEqual([
      { action: 'school-settings-changed', details: { isCardOrderFixed: ['false', 'true'] } },
    ]);
  });

  it('returns 403 for a student and 400 for another value', async () => {
    const student = await studentSignedIn();
    expect((await update(student.headers, { isCardOrderFixed })).statusCode).toBe(403);
    const { headers } = await schoolSignedIn();
    expect((await update(headers, { isCardOrderFixed: 'yes' })).statusCode).toBe(400);
  });
});

describe('turning on the questions “Does it help?”', () => {
  it('is off at first, shown to owners, and logged once', async () => {
    const { school, headers } = await schoolSignedIn();
    expect(await me(headers)).toMatchObject({ isEffectOn: false });
    for (let count = 0; count < 2; count += 1) {
      const answer = await update(headers, { isEffectOn: true });
      expect(answer.json()).toEqual({ data: { isEffectOn: true } });
    }
    expect(await me(headers)).toMatchObject({ isEffectOn: true });
    const entries = await trio.db
      .selectFrom('auditEntries')
      .select(['action', 'details'])
      .where('schoolId', '=', school.schoolId)
      .where('action', '!=', 'logged-in')
      .execute();
    expect(entries).toEqual([
      { action: 'school-settings-changed', details: { isEffectOn: ['false', 'true'] } },
    ]);
  });

  it('is for owners alone', async () => {
    const { school } = await schoolSignedIn();
    const { headers: asStudent } = await studentSignedIn();
    const callers = [{ headers: asStudent }];
    for (const staffKind of ['counsellor', 'teacher'] as const) {
      const { email } = await createStaff(trio.db, school.schoolId, { staffKind });
      callers.push({ headers: await trio.signIn(email) });
    }
    for (const { headers } of callers) {
      expect((await update(headers, { isEffectOn: true })).statusCode).toBe(403);
      expect(await me(headers)).not.toHaveProperty('isEffectOn');
    }
  });

  it('returns 400 for another value', async () => {
    const { headers } = await schoolSignedIn();
    expect((await update(headers, { isEffectOn: 'yes' })).statusCode).toBe(400);
  });
});

describe('changing the time zone of the school', () => {
  const timeZone = 'America/Halifax';

  it('is shown to owners with the zone that follows from the address, and logged once', async () => {
    const { school, headers } = await schoolSignedIn();
    await trio.db
      .updateTable('schools')
      .set({ country: 'can', state: 'BC' })
      .where('schoolId', '=', school.schoolId)
      .execute();
    const timeZoneDefault = 'America/Vancouver';
    expect(await me(headers)).toMatchObject({ timeZone: null, timeZoneDefault });
    for (let count = 0; count < 2; count += 1) {
      expect((await update(headers, { timeZone })).json()).toEqual({ data: { timeZone } });
    }
    expect(await me(headers)).toMatchObject({ timeZone, timeZoneDefault });
    expect((await update(headers, { timeZone: null })).statusCode).toBe(200);
    expect(await me(headers)).toMatchObject({ timeZone: null });
    const entries = await trio.db
      .selectFrom('auditEntries')
      .select(['action', 'details'])
      .where('schoolId', '=', school.schoolId)
      .where('action', '!=', 'logged-in')
      .orderBy('entryId')
      .execute();
    const action = 'school-settings-changed';
    expect(entries).toEqual([
      { action, details: { timeZone: ['', timeZone] } },
      { action, details: { timeZone: [timeZone, ''] } },
    ]);
  });

  it('is answered when the province changes', async () => {
    const { headers } = await schoolSignedIn();
    const address = {
      schoolname: 'Elsewhere',
      address: '1 Main Street',
      city: 'Regina',
      state: 'SK',
      country: 'can',
      postalzip: 'S4P 3Y2',
      phone: '306 555 0100',
    };
    const timeZoneDefault = 'America/Regina';
    expect((await update(headers, address)).json()).toMatchObject({ data: { timeZoneDefault } });
    expect(await me(headers)).toMatchObject({ timeZoneDefault });
  });

  it('is for owners alone', async () => {
    const { school } = await schoolSignedIn();
    const counsellor = await createStaff(trio.db, school.schoolId, { staffKind: 'counsellor' });
    const { headers: asStudent } = await studentSignedIn();
    for (const headers of [await trio.signIn(counsellor.email), asStudent]) {
      expect((await update(headers, { timeZone })).statusCode).toBe(403);
      expect(await me(headers)).not.toHaveProperty('timeZone');
      expect(await me(headers)).not.toHaveProperty('timeZoneDefault');
    }
  });

  it.each([['Mars/Olympus'], [''], [7], ['x'.repeat(65)]])('refuses %j', async (wrong) => {
    const { headers } = await schoolSignedIn();
    expect(codes(await update(headers, { timeZone: wrong }))).toEqual(['school/zone-invalid']);
    expect(await me(headers)).toMatchObject({ timeZone: null });
  });
});

describe('changing the password', () => {
  const password = 'a brand new one';

  it('accepts the current password and ends the other sessions', async () => {
    const { student, headers } = await studentSignedIn();
    const elsewhere = await trio.signIn(student.email);
    const currentPassword = testPassword;
    const answer = await update(headers, { currentPassword, password, confirm: password });
    expect(answer.statusCode).toBe(200);
    const other = await trio.call('GET', '/auth/me', {
      headers: { authorization: elsewhere.authorization },
    });
    expect(other.statusCode).toBe(401);
    expect(await me(headers)).toMatchObject({ email: student.email });
    expect((await trio.signIn(student.email, password)).authorization).not.toContain('undefined');
    expect(await trio.mailsTo(student.email)).toMatchObject([
      { content: { template: 'password-changed', values: { role: 'student' } } },
    ]);
  });

  it('requires the current password even right after log-in', async () => {
    const { headers } = await studentSignedIn();
    const change = (more: object) => update(headers, { password, confirm: password, ...more });

    expect((await change({})).json()).toMatchObject({ code: 'form/current-password-required' });
    expect((await change({ currentPassword: 'wrong' })).json()).toMatchObject({
      code: 'form/current-password-wrong',
    });
    expect((await change({ currentPassword: testPassword })).statusCode).toBe(200);
  });

  it('requires a recent log-in instead if the account has no password', async () => {
    const { student, cookie, headers: fresh } = await studentSignedIn();
    expect(await me(fresh)).toMatchObject({ hasPassword: true });
    await trio.db.deleteFrom('identityAccounts').where('userId', '=', student.id).execute();
    expect(await me(fresh)).toMatchObject({ hasPassword: false });
    expect((await update(fresh, { password, confirm: password })).statusCode).toBe(200);
    await trio.db.deleteFrom('identityAccounts').where('userId', '=', student.id).execute();
    trio.clock.advance(16 * minute);
    const token = await trio.call('POST', '/identity/token', { headers: { cookie } });
    const headers = { authorization: `Bearer ${token.json<{ token: string }>().token}` };
    expect((await update(headers, { password, confirm: password })).json()).toMatchObject({
      code: 'auth/recent-sign-in-required',
    });
  });

  it.each([
    ['an empty password', { password: '', confirm: '' }, ['form/password-required']],
    [
      'a password of seven characters',
      { password: '1234567', confirm: '1234567' },
      ['form/password-too-short'],
    ],
    ['a different confirmation', { password, confirm: 'other' }, ['form/passwords-differ']],
    ['a missing confirmation', { password }, ['form/passwords-differ']],
    ['a confirmation that is not a string', { password, confirm: 7 }, ['form/passwords-differ']],
    ['a short password without a confirmation', { password: '7' }, ['form/password-too-short']],
  ])('refuses %s', async (_, payload, expected) => {
    const { headers } = await studentSignedIn();
    expect(codes(await update(headers, payload))).toEqual(expected);
  });

  it('refuses the email address of the user and common passwords', async () => {
    const { student, headers } = await studentSignedIn();
    for (const weak of [student.email, 'password1', 'azertyuiop', 'Pass-Word 1']) {
      const answer = await update(headers, {
        currentPassword: testPassword,
        password: weak,
        confirm: weak,
      });
      expect(answer.json(), weak).toMatchObject({ code: 'form/password-common' });
    }
  });
});

describe('the new password of a staff member', () => {
  it.each(['Cedar Ridge School', 'cedar-ridge-school', 'CEDARRIDGESCHOOL'])(
    'cannot be the name of the school: %s',
    async (weak) => {
      const { school, headers } = await schoolSignedIn();
      await trio.db
        .updateTable('schools')
        .set({ name: 'Cédar Ridge School' })
        .where('schoolId', '=', school.schoolId)
        .execute();
      const answer = await update(headers, {
        currentPassword: testPassword,
        password: weak,
        confirm: weak,
      });
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ code: 'form/password-common' });
    },
  );

  it('cannot be the access code of the school', async () => {
    const { school, headers } = await schoolSignedIn();
    const weak = school.code.toUpperCase().replaceAll('-', ' ');
    const answer = await update(headers, {
      currentPassword: testPassword,
      password: weak,
      confirm: weak,
    });
    expect(answer.json()).toMatchObject({ code: 'form/password-common' });
  });
});

describe('changing the access code', () => {
  const save = (headers: Headers, payload: object) =>
    trio.call('PUT', '/users/code', {
      headers,
      payload: { emailDomainWhitelist: [], emailDomainBlacklist: [], ...payload },
    });

  it('saves both domain lists in a normalised form and switches on each list that is not empty', async () => {
    const { headers } = await schoolSignedIn();
    const code = `New ${newId().slice(-8)}`;
    const answer = await save(headers, {
      code: `  ${code} `,
      emailDomainWhitelist: ' School.CA, ,*.École.ca ',
    });
    expect(answer.statusCode).toBe(204);
    expect(await me(headers)).toMatchObject({
      code,
      emailDomainWhitelist: ['school.ca', '*.école.ca'],
      emailDomainBlacklist: [],
      isEmailDomainWhitelistEnabled: true,
      isEmailDomainBlacklistEnabled: false,
    });
    await save(headers, { code });
    expect(await me(headers)).toMatchObject({
      emailDomainWhitelist: [],
      isEmailDomainWhitelistEnabled: false,
    });
  });

  it('keeps a list that the request does not contain', async () => {
    const { school, headers } = await schoolSignedIn();
    await save(headers, { code: school.code, emailDomainBlacklist: ['x.ca'] });
    const code = `Alone ${newId().slice(-8)}`;
    const answer = await trio.call('PUT', '/users/code', { headers, payload: { code } });
    expect(answer.statusCode).toBe(204);
    expect(await me(headers)).toMatchObject({
      code,
      emailDomainWhitelist: [],
      emailDomainBlacklist: ['x.ca'],
      isEmailDomainBlacklistEnabled: true,
    });
    const payload = { code, emailDomainWhitelist: ['y.ca'] };
    await trio.call('PUT', '/users/code', { headers, payload });
    expect(await me(headers)).toMatchObject({
      emailDomainWhitelist: ['y.ca'],
      emailDomainBlacklist: ['x.ca'],
    });
  });

  it('ignores case, spaces, hyphens and accents when it compares codes', async () => {
    const { school } = await schoolSignedIn();
    const other = await schoolSignedIn();
    const id = newId().slice(-8);
    await trio.db
      .updateTable('accessCodes')
      .set({ code: `ecolenb${id}` })
      .where('schoolId', '=', school.schoolId)
      .execute();
    for (const code of [`École-NB ${id}`, `ecolenb${id}`, `E C O L E – N B ${id}`]) {
      expect((await save(other.headers, { code })).json()).toMatchObject({
        code: 'reservation-taken',
      });
    }
  });

  it('keeps an existing code of three characters, but refuses a new one', async () => {
    const { school, headers } = await schoolSignedIn();
    const code = String.fromCodePoint(0x4e_00, 0x4e_01, 0x4e_02);
    await trio.db
      .updateTable('schools')
      .set({ accessCode: code })
      .where('schoolId', '=', school.schoolId)
      .execute();
    expect((await save(headers, { code, emailDomainWhitelist: ['x.ca'] })).statusCode).toBe(204);
    expect(await me(headers)).toMatchObject({ code, emailDomainWhitelist: ['x.ca'] });
    expect((await save(headers, { code: 'abc' })).json()).toMatchObject({
      code: 'form/code-invalid',
    });
  });

  it('keeps the setting of an administrator while the list is unchanged', async () => {
    const { school, headers } = await schoolSignedIn();
    await save(headers, { code: school.code, emailDomainBlacklist: ['x.ca'] });
    await trio.db
      .updateTable('schools')
      .set({ isDenyListOn: false })
      .where('schoolId', '=', school.schoolId)
      .execute();
    await save(headers, { code: `${school.code}b`, emailDomainBlacklist: ['x.ca'] });
    expect(await me(headers)).toMatchObject({ isEmailDomainBlacklistEnabled: false });
  });

  it('saves the code in another spelling, and frees a replaced code for other schools', async () => {
    const { school, headers } = await schoolSignedIn();
    expect((await save(headers, { code: school.code.toUpperCase() })).statusCode).toBe(204);
    const next = `Next ${newId().slice(-8)}`;
    await save(headers, { code: next });
    const other = await schoolSignedIn();
    expect((await save(other.headers, { code: school.code })).statusCode).toBe(204);
  });

  it("returns 400 'reservation-taken' for the code of another school and changes nothing", async () => {
    const { school } = await schoolSignedIn();
    const other = await schoolSignedIn();
    const refused = await save(other.headers, {
      code: ` ${school.code.toUpperCase()}`,
      emailDomainWhitelist: ['x.ca'],
    });
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toMatchObject({ code: 'reservation-taken' });
    expect(await me(other.headers)).toMatchObject({
      code: other.school.code,
      emailDomainWhitelist: [],
    });
  });

  it('gives a code to one of two schools that request it at the same time', async () => {
    const [one, two] = [await schoolSignedIn(), await schoolSignedIn()];
    const code = `Race ${newId().slice(-8)}`;
    const answers = await Promise.all([one, two].map(({ headers }) => save(headers, { code })));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 400]);
  });

  it.each([
    ['an empty code', { code: ' ' }, 'form/code-required'],
    ['a code of three letters', { code: 'abc' }, 'form/code-invalid'],
    [
      'an invalid domain list',
      { code: 'abcd', emailDomainWhitelist: 'a b c' },
      'form/domains-invalid',
    ],
    [
      'a number instead of a list',
      { code: 'abcd', emailDomainBlacklist: 7 },
      'form/domains-invalid',
    ],
    [
      'a list of a thousand domains',
      { code: 'abcd', emailDomainBlacklist: Array.from({ length: 1000 }, (_, n) => `d${n}.ca`) },
      'form/domains-invalid',
    ],
  ])('refuses %s', async (_, payload, code) => {
    const { headers } = await schoolSignedIn();
    const answer = await save(headers, payload);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code });
  });
});
