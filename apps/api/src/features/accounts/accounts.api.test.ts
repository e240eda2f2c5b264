import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAdmin, createSchool, createStaff, createStudent } from '../../../test/factories.ts';
import { createTestApp, testPassword, type TestApp } from '../../../test/test-app.ts';

let trio: TestApp;
beforeAll(async () => {
  trio = await createTestApp();
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
  it('creates the account in the school whose code was given, whatever its case and spaces', async () => {
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

  it('lets the new student sign in and read the account record', async () => {
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

  it('checks the fields in the order of the form and says what each needs, in both languages', async () => {
    const english = await register({});
    expect(english.statusCode).toBe(400);
    expect(english.json<{ errors: { code: string }[] }>().errors.map(({ code }) => code)).toEqual([
      'form/firstname-required',
      'form/lastname-required',
      'form/email-required',
      'form/code-required',
      'form/password-required',
      'form/type-invalid',
    ]);
    expect(english.json<{ message: string }>().message).toMatch(
      /^First name is required\.\nLast name is/u,
    );

    const french = await register({}, 'fr-CA,fr;q=0.9');
    expect(french.headers['content-language']).toBe('fr');
    expect(french.json<{ message: string }>().message).toMatch(
      /^Le prénom est obligatoire\.\nLe nom de/u,
    );
  });

  it.each([
    ['a first name of spaces', { firstname: '   ' }, 'form/firstname-required'],
    ['a first name with a control character', { firstname: 'L\u0000a' }, 'form/firstname-invalid'],
    ['a name that turns the writing direction', { lastname: 'a\u202Eb' }, 'form/lastname-invalid'],
    ['a name of a million letters', { firstname: 'x'.repeat(200_000) }, 'form/firstname-invalid'],
    ['an e-mail that is none', { email: 'lea@school' }, 'auth/invalid-email'],
    ['a password of seven characters', { password: '1234567' }, 'form/password-too-short'],
    ['a password of a thousand', { password: 'x'.repeat(1000) }, 'form/password-too-long'],
    ['a number for a name', { firstname: 7 }, 'form/firstname-required'],
    ['a role that sign-up does not offer', { type: 'admin' }, 'form/type-invalid'],
  ])('refuses %s and changes nothing', async (_, wrong, code) => {
    const school = await createSchool(trio.db);
    const answer = await register({ ...student, email: newEmail(), code: school.code, ...wrong });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code, errors: [{ code }] });
    expect(await studentsOf(school.schoolId)).toEqual([]);
  });

  it('refuses a code that no school has', async () => {
    const answer = await register({ ...student, email: newEmail(), code: 'nobody has this' });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({ code: 'auth/school-not-found', message: 'School not found.' });
  });

  it('takes no students into a school whose e-mail is not verified', async () => {
    const { code } = await createSchool(trio.db, { verifiedAt: null });
    const answer = await register({ ...student, email: newEmail(), code });
    expect(answer.json()).toMatchObject({ code: 'auth/school-not-found' });
  });

  it('refuses an e-mail that is registered already, in any spelling', async () => {
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

  it('makes one account of a form sent twice at the same moment', async () => {
    const school = await createSchool(trio.db);
    const form = { ...student, email: newEmail(), code: school.code };
    const answers = await Promise.all([register(form), register(form)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409]);
    expect(await studentsOf(school.schoolId)).toHaveLength(1);
  });
});

describe('the account record', () => {
  it("carries the school's flags to its students", async () => {
    const expiresAt = new Date('2027-06-30T00:00:00Z');
    const { schoolId } = await createSchool(trio.db, {
      isConsumerGroup: true,
      isFreemiumGroup: true,
      isPathExplorerEnabled: true,
      isCardExpanded: true,
      excludedCards: ['wealth'],
      expiresAt,
    });
    const { email } = await createStudent(trio.db, schoolId);
    const { authorization } = await trio.signIn(email);
    expect(
      (await trio.call('GET', '/auth/me', { headers: { authorization } })).json(),
    ).toMatchObject({
      isConsumerGroup: true,
      isFreemiumGroup: true,
      isPathExplorerEnabled: true,
      isCardExpanded: true,
      isNbSchool: false,
      excludedCards: ['wealth'],
      expiry: expiresAt.toISOString(),
    });
  });

  it('is there for staff and for an administrator, who has no school', async () => {
    const { schoolId } = await createSchool(trio.db, { name: 'Cedar' });
    const people = {
      school: await createStaff(trio.db, schoolId),
      admin: await createAdmin(trio.db),
    };
    for (const [role, { email }] of Object.entries(people)) {
      const { authorization } = await trio.signIn(email);
      const me = (
        await trio.call('GET', '/auth/me', { headers: { authorization } })
      ).json<object>();
      expect(me).toMatchObject({ role, email });
      expect('schoolname' in me).toBe(role === 'school');
    }
  });

  it('is 404 for a user who is not known', async () => {
    const { schoolId } = await createSchool(trio.db);
    const { email, id } = await createStudent(trio.db, schoolId);
    const { authorization } = await trio.signIn(email);
    await trio.db.deleteFrom('students').where('studentId', '=', id).execute();
    const me = await trio.call('GET', '/auth/me', { headers: { authorization } });
    expect(me.statusCode).toBe(404);
    expect(me.json()).toMatchObject({ code: 'auth/user-not-found' });
  });
});
