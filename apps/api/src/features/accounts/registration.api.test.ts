import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAdmin, createSchool, createStaff } from '../../../test/factories.ts';
import { createTestApp, testPassword, testSettings, type TestApp } from '../../../test/test-app.ts';
import { tokenIn } from '../../../test/test-mails.ts';
import { newId } from '../../platform/ids.ts';

let trio: TestApp;
beforeAll(async () => {
  const limits = { 'school-sign-up-address': { most: 1000, windowMs: 60_000 } };
  trio = await createTestApp({ limits });
});
afterAll(() => trio.close());

const student = {
  firstname: 'Léa',
  lastname: 'Tremblay',
  password: testPassword,
  type: 'student',
};
let serial = 0;
const newEmail = (): string => `lea${(serial += 1)}@school.test`;

const register = (payload: object, language = 'en') =>
  trio.call('POST', '/auth/register', { payload, headers: { 'accept-language': language } });

const studentsOf = (schoolId: string) =>
  trio.db.selectFrom('students').selectAll().where('schoolId', '=', schoolId).execute();

describe('sign-up as a student', () => {
  it('creates the account in the school of the code, ignoring case and spaces', async () => {
    const school = await createSchool(trio.db, { accessCode: 'Maple 1207' });
    const answer = await register({
      ...student,
      email: ' Lea@School.test ',
      code: '  mAPLE   1207 ',
    });

    expect(answer.statusCode).toBe(201);
    expect(await studentsOf(school.schoolId)).toMatchObject([
      { studentId: answer.json<{ _id: string }>()._id, firstName: 'Léa', email: 'lea@school.test' },
    ]);
  });

  it('lets the new student log in and read the account record', async () => {
    const { code } = await createSchool(trio.db, { name: 'Cedar', region: 'new-brunswick' });
    const email = newEmail();
    await register({ ...student, email, code });

    const { authorization } = await trio.signIn(email);
    const me = await trio.call('GET', '/auth/me', { headers: { authorization } });
    expect(me.json()).toMatchObject({
      role: 'student',
      firstname: 'Léa',
      lastname: 'Tremblay',
      email,
      schoolname: 'Cedar',
      isNbSchool: true,
      isConsumerGroup: false,
      expiry: null,
      excludedCards: [],
    });
  });

  it('checks the fields in the order of the form and returns a message for each, in both languages', async () => {
    const english = await register({ type: 'student' });
    expect(english.statusCode).toBe(400);
    expect(english.json<{ errors: { code: string }[] }>().errors.map(({ code }) => code)).toEqual([
      'form/firstname-required',
      'form/lastname-required',
      'form/email-required',
      'form/code-required',
      'form/password-required',
    ]);
    expect(english.json<{ message: string }>().message).toMatch(
      /^First name is required\.\nLast name is/u,
    );

    const french = await register({ type: 'student' }, 'fr-CA,fr;q=0.9');
    expect(french.headers['content-language']).toBe('fr');
    expect(french.json<{ message: string }>().message).toMatch(
      /^Le prénom est obligatoire\.\nLe nom de/u,
    );
  });

  it.each([
    ['a first name of spaces', { firstname: '   ' }, 'form/firstname-required'],
    ['a first name with a control character', { firstname: 'L\u0000a' }, 'form/firstname-invalid'],
    [
      'a name that changes the writing direction',
      { lastname: 'a\u202Eb' },
      'form/lastname-invalid',
    ],
    [
      'a first name of invisible characters',
      { firstname: '\u200B\u3164' },
      'form/firstname-required',
    ],
    [
      'an email address that mixes two alphabets',
      { email: 'lea@sсhool.test' },
      'auth/invalid-email',
    ],
    ['a name of 200,000 letters', { firstname: 'x'.repeat(200_000) }, 'form/firstname-invalid'],
    ['an invalid email address', { email: 'lea@school' }, 'auth/invalid-email'],
    ['a password of seven characters', { password: '1234567' }, 'form/password-too-short'],
    [
      'a password of a thousand characters',
      { password: 'x'.repeat(1000) },
      'form/password-too-long',
    ],
    ['a number instead of a name', { firstname: 7 }, 'form/firstname-required'],
    ['a role that sign-up does not offer', { type: 'admin' }, 'form/type-invalid'],
  ])('refuses %s and changes nothing', async (_, wrong, code) => {
    const school = await createSchool(trio.db);
    const answer = await register({ ...student, email: newEmail(), code: school.code, ...wrong });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code, errors: [{ code }] });
    expect(await studentsOf(school.schoolId)).toEqual([]);
  });

  it('returns 404 for an unknown access code', async () => {
    const answer = await register({ ...student, email: newEmail(), code: 'nobody has this' });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({
      code: 'auth/school-not-found',
      message: 'School not found.',
    });
  });

  it('returns 403 for a school whose email address is not verified', async () => {
    const { code } = await createSchool(trio.db, { verifiedAt: null });
    const answer = await register({ ...student, email: newEmail(), code });
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ code: 'auth/school-not-open' });
  });

  it.each([
    ['is not on the allow list', 'lea@elsewhere.test', 'auth/email-domain-not-whitelisted'],
    ['is on the deny list', 'lea@old.school.test', 'auth/email-domain-blacklisted'],
    ['only looks like an allowed one', 'lea@notschool.test', 'auth/email-domain-not-whitelisted'],
  ])('refuses an email address whose domain %s', async (_, email, refusal) => {
    const school = await createSchool(trio.db, {
      allowedEmailDomains: ['school.test', '*.school.test', 'école.test'],
      deniedEmailDomains: ['old.school.test'],
      isAllowListOn: true,
      isDenyListOn: true,
    });
    const answer = await register({ ...student, email, code: school.code });
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({
      code: refusal,
      message: expect.stringContaining(
        'You are not permitted to register using this email address.',
      ) as string,
    });
    expect(await studentsOf(school.schoolId)).toEqual([]);
    const welcome = `${newId()}@xn--cole-9oa.test`;
    expect((await register({ ...student, email: welcome, code: school.code })).statusCode).toBe(
      201,
    );
  });

  it('ignores a domain list that is switched off', async () => {
    const { code } = await createSchool(trio.db, {
      allowedEmailDomains: ['school.test'],
      isAllowListOn: false,
    });
    expect(
      (await register({ ...student, email: `${newId()}@elsewhere.test`, code })).statusCode,
    ).toBe(201);
  });

  it.each(['password1', 'MotDePasse', 'aaaaaaaa', '87654321'])(
    'refuses the common password %s',
    async (password) => {
      const { code } = await createSchool(trio.db);
      const answer = await register({ ...student, email: newEmail(), code, password });
      expect(answer.json()).toMatchObject({ code: 'form/password-common' });
    },
  );

  it.each(['Panda 48213', 'panda-48213', 'École Saint-Rémi', 'ecole saint remi'])(
    'refuses %s as a password: it is the code or the name of the school',
    async (password) => {
      const code = `Panda 48213`;
      const { schoolId } = await createSchool(trio.db, {
        name: 'École Saint-Rémi',
        accessCode: code,
      });
      const answer = await register({ ...student, email: newEmail(), code, password });
      expect(answer.json()).toMatchObject({ code: 'form/password-common' });
      await trio.db.deleteFrom('schools').where('schoolId', '=', schoolId).execute();
    },
  );

  it.each(['panda4821x', 'PANDA-4821 X', 'Pändã 4821x'])(
    'finds the school by its code written as %s',
    async (code) => {
      const { schoolId } = await createSchool(trio.db, { accessCode: 'Panda 4821X' });
      const answer = await register({ ...student, email: newEmail(), code });
      expect(answer.statusCode).toBe(201);
      expect(await studentsOf(schoolId)).toHaveLength(1);
      await trio.db.deleteFrom('schools').where('schoolId', '=', schoolId).execute();
    },
  );

  it('accepts an existing access code of three characters', async () => {
    const { code } = await createSchool(trio.db, { accessCode: 'q7z' });
    expect((await register({ ...student, email: newEmail(), code })).statusCode).toBe(201);
  });

  it('refuses an email address that is already registered, in any case', async () => {
    const { code } = await createSchool(trio.db);
    const email = newEmail();
    await register({ ...student, email, code });
    const again = await register({ ...student, email: email.toUpperCase(), code });
    expect(again.statusCode).toBe(409);
    expect(again.json()).toMatchObject({
      code: 'auth/email-already-exists',
      message: 'This email is already registered.',
    });
  });

  it('creates one account for a form that is sent twice at the same time', async () => {
    const school = await createSchool(trio.db);
    const form = { ...student, email: newEmail(), code: school.code };
    const answers = await Promise.all([register(form), register(form)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409]);
    expect(await studentsOf(school.schoolId)).toHaveLength(1);
  });
});

describe('sign-up as a school', () => {
  const school = {
    firstname: 'Marie',
    lastname: 'Cormier',
    password: testPassword,
    type: 'school',
    address: '12 Main Street',
    city: 'Moncton',
    state: 'New Brunswick',
    country: 'can',
    postalzip: 'e1c1b2',
    schoolname: 'Riverside',
    phone: '506-555-0100',
  };
  const staffSignedIn = async (email: string) => {
    const { authorization } = await trio.signIn(email);
    const me = await trio.call('GET', '/auth/me', { headers: { authorization } });
    return me.json<Record<string, unknown>>();
  };

  it('creates the school and its first account, and sends an email to confirm the address', async () => {
    const email = newEmail();
    expect((await register({ ...school, email }, 'fr')).statusCode).toBe(201);
    expect(await staffSignedIn(email)).toMatchObject({
      role: 'school',
      schoolname: 'Riverside',
      address: '12 Main Street',
      city: 'Moncton',
      state: 'New Brunswick',
      country: 'can',
      postalzip: 'E1C 1B2',
      phone: '506-555-0100',
      emailDomainWhitelist: [],
      isEmailDomainWhitelistEnabled: false,
      waitsFor: 'verification',
    });
    const [mail] = await trio.mailsTo(email);
    expect(mail).toMatchObject({
      language: 'fr',
      content: { template: 'school-verification', values: { schoolName: 'Riverside' } },
    });
  });

  it('creates a code that can be read aloud, and accepts students once the address is confirmed', async () => {
    const email = newEmail();
    await register({ ...school, email });
    const { code } = await staffSignedIn(email);
    expect(code).toMatch(/^\p{L}+ [1-9]\d{3}$/u);
    const join = () => register({ ...student, email: newEmail(), code });
    expect((await join()).json()).toMatchObject({ code: 'auth/school-not-open' });

    const [mail] = await trio.mailsTo(email);
    const { authorization } = await trio.signIn(email);
    await trio.call('POST', '/identity/confirm', {
      payload: { token: tokenIn(mail) },
      headers: { authorization },
    });
    expect(await staffSignedIn(email)).toMatchObject({ waitsFor: null });
    expect((await join()).statusCode).toBe(201);
  });

  it('uses the requested code unless another school has it', async () => {
    const wanted = `Riverside ${newId().slice(-6)}`;
    const email = newEmail();
    await register({ ...school, email, code: wanted });
    expect(await staffSignedIn(email)).toMatchObject({ code: wanted });

    const second = newEmail();
    const refused = await register({ ...school, email: second, code: wanted.toUpperCase() });
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toMatchObject({ code: 'reservation-taken' });
    expect(await trio.mailsTo(second)).toEqual([]);
  });

  it.each(['Riverside', 'RIVER-SIDE', 'Panda 9215', 'panda9215'])(
    'refuses %s as a password: it is the name or the requested code of the school',
    async (password) => {
      const form = { ...school, email: newEmail(), code: 'Panda 9215', password };
      expect((await register(form)).json()).toMatchObject({ code: 'form/password-common' });
    },
  );

  it('gives a code to one of two schools that request it at the same time', async () => {
    const code = `Race ${newId().slice(-6)}`;
    const forms = [newEmail(), newEmail()].map((email) => ({ ...school, email, code }));
    const answers = await Promise.all(forms.map((form) => register(form)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 400]);
  });

  it('checks the fields in the order of the specification', async () => {
    const answer = await register({ type: 'school', country: 'can', postalzip: 'nonsense' });
    expect(answer.json<{ errors: { code: string }[] }>().errors.map(({ code }) => code)).toEqual([
      'form/firstname-required',
      'form/lastname-required',
      'form/email-required',
      'form/address-required',
      'form/city-required',
      'form/state-required',
      'form/postalzip-invalid',
      'form/schoolname-required',
      'form/phone-required',
      'form/password-required',
    ]);
  });

  it.each([
    ['no country', { country: undefined }, 'form/country-required'],
    ['an unknown country', { country: 'fra' }, 'form/country-required'],
    ['a postal code of another country', { country: 'usa' }, 'form/postalzip-invalid'],
    ['no postal code', { postalzip: ' ' }, 'form/postalzip-invalid'],
    ['no school name', { schoolname: '' }, 'form/schoolname-required'],
    ['no phone', { phone: '' }, 'form/phone-required'],
    ['a requested code of two letters', { code: 'ab' }, 'form/code-invalid'],
    ['an address of ten thousand letters', { address: 'x'.repeat(10_000) }, 'form/text-invalid'],
  ])('refuses %s and changes nothing', async (_, wrong, code) => {
    const email = newEmail();
    const answer = await register({ ...school, email, ...wrong });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code, errors: [{ code }] });
    expect(await trio.mailsTo(email)).toEqual([]);
  });

  it('creates no school if the email address is already registered', async () => {
    const email = newEmail();
    await register({ ...school, email });
    const name = `Second ${newId()}`;
    const again = await register({ ...school, email, schoolname: name });
    expect(again.json()).toMatchObject({ code: 'auth/email-already-exists' });
    const found = trio.db.selectFrom('schools').select('schoolId').where('name', '=', name);
    expect(await found.execute()).toEqual([]);
  });
});

describe('when schools need approval', () => {
  let careful: TestApp;
  beforeAll(async () => {
    careful = await createTestApp({ settings: { ...testSettings, needsSchoolApproval: true } });
  });
  afterAll(() => careful.close());

  it('a verified school notifies the administrators and accepts students only after approval', async () => {
    const school = await createSchool(trio.db, { name: `Waiting ${newId()}`, verifiedAt: null });
    const staff = await createStaff(trio.db, school.schoolId);
    const { authorization } = await careful.signIn(staff.email);
    const headers = { authorization };
    await careful.call('POST', '/users/me/verification', { headers });
    const admin = await createAdmin(trio.db);
    const [mail] = await careful.mailsTo(staff.email);
    await careful.call('POST', '/identity/confirm', {
      payload: { token: tokenIn(mail) },
      headers,
    });

    expect((await careful.call('GET', '/auth/me', { headers })).json()).toMatchObject({
      waitsFor: 'approval',
    });
    const join = () =>
      careful.call('POST', '/auth/register', {
        payload: { ...student, email: newEmail(), code: school.code },
      });
    expect((await join()).json()).toMatchObject({ code: 'auth/school-not-open' });
    const sent = (await careful.mailsTo(admin.email)).map(({ content }) => content);
    expect(sent).toContainEqual(
      expect.objectContaining({
        template: 'approval-requested',
        values: expect.objectContaining({
          schoolId: school.schoolId,
          schoolName: school.name,
        }) as object,
      }),
    );
    await trio.db
      .updateTable('schools')
      .set({ approvedAt: careful.clock.now() })
      .where('schoolId', '=', school.schoolId)
      .execute();
    expect((await join()).statusCode).toBe(201);
  });
});

describe('a contact request', () => {
  const request = {
    firstname: 'Marie',
    lastname: 'Cormier',
    schoolname: 'Riverside',
    phone: '506-555-0100',
  };
  const ask = (payload: object) => trio.call('POST', '/contact', { payload });

  it('is emailed to the Trio team and confirmed to the sender', async () => {
    const email = newEmail();
    const answer = await ask({ ...request, email });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ success: true });
    const asked = (await trio.mailsTo(testSettings.supportEmail)).map(({ content }) => content);
    expect(asked).toContainEqual({
      template: 'contact-request',
      values: {
        firstName: 'Marie',
        lastName: 'Cormier',
        schoolName: 'Riverside',
        phone: '506-555-0100',
        email,
      },
    });
    expect(await trio.mailsTo(email)).toMatchObject([
      { content: { template: 'contact-received' } },
    ]);
  });

  it('requires first name, last name, email address, school name and phone', async () => {
    const answer = await ask({});
    expect(answer.statusCode).toBe(400);
    expect(answer.json<{ errors: { code: string }[] }>().errors.map(({ code }) => code)).toEqual([
      'form/firstname-required',
      'form/lastname-required',
      'form/email-required',
      'form/schoolname-required',
      'form/phone-required',
    ]);
  });
});
