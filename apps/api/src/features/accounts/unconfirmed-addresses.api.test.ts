import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSchool, createStaff } from '../../../test/factories.ts';
import {
  actionsAbout,
  createAdminClient,
  createTestClient,
  type TestClient,
} from '../../../test/test-client.ts';
import { createTestApp, testPassword, type TestApp } from '../../../test/test-app.ts';
import { tokenIn } from '../../../test/test-mails.ts';
import { newId } from '../../platform/ids.ts';

let trio: TestApp;
beforeAll(async () => {
  trio = await createTestApp();
});
afterAll(() => trio.close());

const listed = { allowedEmailDomains: ['school.test'], isAllowListOn: true };

async function arrive(school: Parameters<typeof createSchool>[1] = listed) {
  const { code, schoolId } = await createSchool(trio.db, school);
  const staff = await createTestClient(trio, (await createStaff(trio.db, schoolId)).email);
  const email = `${newId()}@school.test`;
  const answer = await trio.call('POST', '/auth/register', {
    payload: {
      type: 'student',
      firstname: 'Léa',
      lastname: 'Roy',
      email,
      code,
      password: testPassword,
    },
    headers: { 'accept-language': 'fr' },
  });
  expect(answer.statusCode, answer.body).toBe(201);
  const { _id: id } = answer.json<{ _id: string }>();
  return { id, email, schoolId, staff, student: await createTestClient(trio, email) };
}

const markOf = async (client: TestClient): Promise<unknown> =>
  (await client.get('/auth/me')).json<{ emailConfirmation?: string }>().emailConfirmation;
const confirm = (token: string, as?: { readonly authorization: string }) =>
  trio.call('POST', '/identity/confirm', {
    payload: { token },
    headers: as ? { authorization: as.authorization } : {},
  });
const isMarkedFor = async (staff: TestClient, id: string): Promise<boolean> =>
  (await staff.get(`/users/student/${id}`)).json<{ isEmailUnconfirmed: boolean }>()
    .isEmailUnconfirmed;

describe('a new student’s address', () => {
  it('is unconfirmed at a school with an allow list, until the emailed link is used', async () => {
    const { id, email, staff, student } = await arrive();
    expect(await markOf(student)).toBe('asked');
    expect(await isMarkedFor(staff, id)).toBe(true);
    const list = await staff.get('/users/v1/student');
    expect(list.json()).toMatchObject({ students: [{ _id: id, isEmailUnconfirmed: true }] });
    expect((await student.call('POST', '/results', {})).statusCode).toBe(201);

    const [mail] = await trio.mailsTo(email);
    expect(mail).toMatchObject({ language: 'fr', content: { template: 'student-confirmation' } });
    const answer = await confirm(tokenIn(mail), student);
    expect([answer.statusCode, answer.json()]).toEqual([200, { kind: 'student', email }]);
    expect(await markOf(student)).toBeUndefined();
    expect(await isMarkedFor(staff, id)).toBe(false);
    const again = await confirm(tokenIn(mail), student);
    expect(again.json()).toMatchObject({ code: 'auth/link-invalid' });
  });

  it('is confirmed only by the logged-in student', async () => {
    const { email, student } = await arrive();
    const other = await arrive();
    const token = tokenIn((await trio.mailsTo(email))[0]);
    for (const as of [undefined, other.student]) {
      expect((await confirm(token, as)).json()).toMatchObject({
        code: 'auth/sign-in-to-confirm',
      });
    }
    expect(await markOf(student)).toBe('asked');
    expect((await confirm(token, student)).statusCode).toBe(200);
  });

  it('is confirmed by a password reset', async () => {
    const { id, email, staff } = await arrive();
    await trio.call('POST', '/identity/reset', { payload: { email } });
    const token = tokenIn((await trio.mailsTo(email)).at(-1));
    const payload = { token, password: 'a quiet lantern' };
    expect((await trio.call('PUT', '/identity/reset', { payload })).statusCode).toBe(200);
    expect(await isMarkedFor(staff, id)).toBe(false);
  });

  it.each([
    ['without domain lists', {}],
    ['with a deny list only', { deniedEmailDomains: ['x.test'], isDenyListOn: true }],
    ['whose allow list is switched off', { ...listed, isAllowListOn: false }],
  ])('is not marked as unconfirmed at a school %s', async (_, school) => {
    const { id, email, staff, student } = await arrive(school);
    expect(await markOf(student)).toBeUndefined();
    expect(await isMarkedFor(staff, id)).toBe(false);
    expect(await trio.mailsTo(email)).toEqual([]);
  });

  it('gets a new link a limited number of times; one use voids both links', async () => {
    const { email, student } = await arrive();
    const resend = async () => (await student.call('POST', '/users/me/verification')).statusCode;
    expect(await resend()).toBe(204);
    const [first, second] = await trio.mailsTo(email);
    expect((await confirm(tokenIn(first), student)).statusCode).toBe(200);
    expect((await confirm(tokenIn(second), student)).json()).toMatchObject({
      code: 'auth/link-invalid',
    });
    expect(await resend()).toBe(204);
    expect(await trio.mailsTo(email)).toHaveLength(2);
    for (let n = 0; n < 3; n += 1) await resend();
    expect(await resend()).toBe(429);
  });
});

describe('confirmation of an address at a school', () => {
  it('lets staff confirm an address of their own school, and audits it', async () => {
    const { id, email, staff, student } = await arrive();
    const path = `/users/${id}/confirm-email`;
    const stranger = await arrive();
    expect((await stranger.staff.call('POST', path)).statusCode).toBe(404);
    expect((await student.call('POST', path)).statusCode).toBe(403);
    expect(await markOf(student)).toBe('asked');
    expect((await staff.call('POST', path)).statusCode).toBe(204);
    expect((await staff.call('POST', path)).statusCode).toBe(204);
    expect(await markOf(student)).toBeUndefined();
    expect(await actionsAbout(trio, id)).toEqual(['student-email-confirmed']);
    const token = tokenIn((await trio.mailsTo(email))[0]);
    expect((await confirm(token, student)).json()).toMatchObject({ code: 'auth/link-invalid' });
    // Staff vouch for the person, not for the address: single sign-on can still take the account
    // over.
    const { emailVerified } = await trio.db
      .selectFrom('identityUsers')
      .select('emailVerified')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(emailVerified).toBe(false);
  });

  it('lets an administrator confirm an address', async () => {
    const { id, staff } = await arrive();
    const admin = await createAdminClient(trio);
    expect((await admin.call('POST', `/users/${id}/confirm-email`)).statusCode).toBe(204);
    expect(await isMarkedFor(staff, id)).toBe(false);
  });

  it('can be required before the first sort', async () => {
    const { email, staff, student } = await arrive();
    const { code } = (await staff.get('/auth/me')).json<{ code: string }>();
    const set = (isEmailConfirmationRequired: boolean) =>
      staff.call('PUT', '/users/code', { code, isEmailConfirmationRequired });
    const start = async () => (await student.call('POST', '/results', {})).json<object>();
    expect((await staff.get('/auth/me')).json()).toMatchObject({
      isEmailConfirmationRequired: false,
    });
    expect((await set(true)).statusCode).toBe(204);
    expect((await staff.get('/auth/me')).json()).toMatchObject({
      isEmailConfirmationRequired: true,
      emailDomainWhitelist: ['school.test'],
    });
    expect(await markOf(student)).toBe('required');
    const refused = await student.call('POST', '/results', {});
    expect([refused.statusCode, refused.json()]).toMatchObject([
      403,
      { code: 'result/email-unconfirmed' },
    ]);
    await confirm(tokenIn((await trio.mailsTo(email))[0]), student);
    expect(await start()).toMatchObject({ id: expect.any(String) });
  });

  it('is not required for a sort in progress or a second sort', async () => {
    const { schoolId, student } = await arrive();
    const begun = (await student.call('POST', '/results', {})).json<{ id: string }>();
    const require = (requiresConfirmedEmail: boolean) =>
      trio.db
        .updateTable('schools')
        .set({ requiresConfirmedEmail })
        .where('schoolId', '=', schoolId)
        .execute();
    await require(true);
    const three = ['wealth', 'gameOn', 'coolClimate'];
    const cards = three.map((name) => ({ name, result: 'like' }));
    const finished = await student.call('PUT', `/results/${begun.id}`, { cards, selected: three });
    expect(finished.statusCode, finished.body).toBe(200);
    expect(await markOf(student)).toBe('asked');
    expect((await student.call('POST', '/results', {})).statusCode).toBe(201);
  });
});
