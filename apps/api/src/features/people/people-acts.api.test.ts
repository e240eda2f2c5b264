import type { PersonRecord } from '@trio/contracts/people';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createAdmin, createSchool, createStaff, createStudent } from '../../../test/factories.ts';
import { createTestApp, type SignedIn, type TestApp } from '../../../test/test-app.ts';
import { tokenIn } from '../../../test/test-mails.ts';
import { newId } from '../../platform/ids.ts';

let trio: TestApp;
let admin: SignedIn & { readonly id: string };
let schoolId: string;
beforeAll(async () => {
  trio = await createTestApp();
});
afterAll(() => trio.close());
beforeEach(async () => {
  const { id, email } = await createAdmin(trio.db);
  admin = { ...(await trio.signIn(email)), id };
  ({ schoolId } = await createSchool(trio.db));
});

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) =>
  trio.call(method, path, {
    headers: { authorization: admin.authorization, 'accept-language': 'en' },
    ...(payload && { payload }),
  });
const templatesTo = async (email: string) =>
  (await trio.mailsTo(email)).map(({ content }) => content.template);
const actions = async (subjectId: string) =>
  (
    await trio.db
      .selectFrom('auditEntries')
      .select('action')
      .where('subjectId', '=', subjectId)
      .orderBy('entryId')
      .execute()
  ).map(({ action }) => action);
const signIn = (email: string, password: string) =>
  trio.call('POST', '/identity/sign-in', { payload: { email, password } });

it('sends a reset link in the language of the person', async () => {
  const { id, email } = await createStudent(trio.db, schoolId);
  await trio.db
    .updateTable('students')
    .set({ language: 'fr' })
    .where('studentId', '=', id)
    .execute();
  expect((await call('POST', `/people/${id}/reset`)).statusCode).toBe(204);
  const [mail] = await trio.mailsTo(email);
  expect(mail).toMatchObject({ language: 'fr', content: { template: 'password-reset' } });
  const payload = { token: tokenIn(mail), password: 'a quiet lantern' };
  expect((await trio.call('PUT', '/identity/reset', { payload })).statusCode).toBe(200);
  expect((await signIn(email, 'a quiet lantern')).statusCode).toBe(204);
  expect(await actions(id)).toEqual(['account-reset-asked']);
});

it('refuses a link for an account that is disabled or has no email, and logs nothing', async () => {
  const { id } = await createStudent(trio.db, schoolId);
  await trio.db
    .updateTable('students')
    .set({ email: '', username: `brave-${id}` })
    .where('studentId', '=', id)
    .execute();
  const reset = async () => (await call('POST', `/people/${id}/reset`)).json<{ code: string }>();
  expect(await reset()).toMatchObject({ code: 'people/no-email' });
  await call('POST', `/people/${id}/disable`, { disable: true });
  expect(await reset()).toMatchObject({ code: 'student/disabled' });
  expect(await actions(id)).toEqual(['student-disabled']);
});

it('sends one person at most five emails in a quarter of an hour', async () => {
  const { id, email } = await createStudent(trio.db, schoolId);
  for (let n = 0; n < 5; n += 1) await call('POST', `/people/${id}/reset`);
  expect((await call('POST', `/people/${id}/reset`)).statusCode).toBe(429);
  expect(await templatesTo(email)).toHaveLength(5);
});

it('unlocks an account that wrong passwords have locked', async () => {
  const { id, email } = await createStudent(trio.db, schoolId);
  for (let n = 0; n < 61; n += 1) await trio.rateLimits.take('log-in-account', email);
  for (let n = 0; n < 5; n += 1) await trio.rateLimits.take('reset-account', email);
  const lockedUntil = async () =>
    (await call('GET', `/people/${id}`)).json<PersonRecord>().lockedUntil;
  expect(await lockedUntil()).toBe(
    new Date(trio.clock.now().getTime() + 15 * 60_000).toISOString(),
  );
  expect((await call('POST', `/people/${id}/unlock`)).statusCode).toBe(204);
  expect(await lockedUntil()).toBeNull();
  expect(await trio.rateLimits.take('reset-account', email)).toBeNull();
  expect(await actions(id)).toEqual(['student-opened', 'account-unlocked']);
});

describe('sending again', () => {
  it('a student’s confirmation', async () => {
    const { id, email } = await createStudent(trio.db, schoolId);
    const resend = () => call('POST', `/people/${id}/resend`);
    expect((await resend()).json()).toMatchObject({ code: 'people/nothing-to-resend' });
    await trio.db
      .updateTable('students')
      .set({ isEmailUnconfirmed: true })
      .where('studentId', '=', id)
      .execute();
    expect((await resend()).statusCode).toBe(204);
    expect(await templatesTo(email)).toEqual(['student-confirmation']);
    expect(await actions(id)).toEqual(['account-resend-asked']);
  });

  it('the school’s correction of an address that the student has', async () => {
    const { id } = await createStudent(trio.db, schoolId);
    const email = `${newId()}@school.test`;
    await call('PUT', `/users/${id}/email`, { email });
    expect((await call('POST', `/people/${id}/resend`)).statusCode).toBe(204);
    expect(await templatesTo(email)).toEqual([
      'student-email-correction',
      'student-email-correction',
    ]);
  });

  it('the first address of a school', async () => {
    const { schoolId: fresh } = await createSchool(trio.db, { verifiedAt: null });
    const { id, email } = await createStaff(trio.db, fresh);
    expect((await call('GET', `/people/${id}`)).json()).toMatchObject({ resend: 'confirmation' });
    await call('POST', `/people/${id}/resend`);
    expect(await templatesTo(email)).toEqual(['school-verification']);
  });

  it('nothing to an administrator, who has no school', async () => {
    const { id } = await createAdmin(trio.db);
    const answer = await call('POST', `/people/${id}/resend`);
    expect(answer.json()).toMatchObject({ code: 'people/nothing-to-resend' });
  });

  it('an invitation, in the name of an owner', async () => {
    await createStaff(trio.db, schoolId, { firstName: 'Olga', lastName: 'Owner' });
    const { id, email } = await createStaff(trio.db, schoolId, { staffKind: 'teacher' });
    const invitedAt = new Date(0);
    await trio.db.updateTable('staff').set({ invitedAt }).where('staffId', '=', id).execute();
    expect((await call('GET', `/people/${id}`)).json()).toMatchObject({ resend: 'invitation' });
    expect((await call('POST', `/people/${id}/resend`)).statusCode).toBe(204);
    const [mail] = await trio.mailsTo(email);
    expect(mail?.content).toMatchObject({
      template: 'staff-invited',
      values: { invitedBy: 'Olga Owner' },
    });
    expect(await actions(id)).toEqual(['account-opened', 'staff-invited-again']);
  });
});

describe('correcting the email of staff', () => {
  it('counts once the new address confirms it; the old address is told', async () => {
    const { id, email } = await createStaff(trio.db, schoolId);
    const corrected = `${newId()}@school.test`;
    const answer = await call('PUT', `/people/${id}/email`, { email: ` ${corrected} ` });
    expect(answer.json()).toEqual({ pendingEmail: corrected });
    expect((await signIn(email, 'correct horse')).statusCode).toBe(204);
    expect(await templatesTo(email)).toEqual(['email-change-asked']);
    const token = tokenIn((await trio.mailsTo(corrected)).at(-1));
    await trio.call('POST', '/identity/confirm', { payload: { token } });
    expect((await signIn(corrected, 'correct horse')).statusCode).toBe(204);
    expect((await signIn(email, 'correct horse')).statusCode).toBe(404);
    expect(await actions(id)).toEqual(['staff-email-corrected']);
  });

  it('can be withdrawn', async () => {
    const { id } = await createStaff(trio.db, schoolId);
    const email = `${newId()}@school.test`;
    await call('PUT', `/people/${id}/email`, { email });
    const token = tokenIn((await trio.mailsTo(email)).at(-1));
    expect((await call('DELETE', `/people/${id}/email`)).statusCode).toBe(204);
    const used = await trio.call('POST', '/identity/confirm', { payload: { token } });
    expect(used.json()).toMatchObject({ code: 'auth/link-invalid' });
    expect(await actions(id)).toEqual([
      'staff-email-corrected',
      'staff-email-correction-withdrawn',
    ]);
  });

  it('refuses a taken or same address, an invited person, and anyone but staff', async () => {
    const { id, email } = await createStaff(trio.db, schoolId);
    const student = await createStudent(trio.db, schoolId);
    const put = async (who: string, address: string) =>
      (await call('PUT', `/people/${who}/email`, { email: address })).json<{ code: string }>().code;
    expect(await put(id, student.email)).toBe('auth/email-already-exists');
    expect(await put(id, email)).toBe('student/same-email');
    expect(await put(student.id, 'a@school.test')).toBe('request/not-found');
    expect(await put(admin.id, 'a@school.test')).toBe('request/not-found');
    await trio.db
      .updateTable('staff')
      .set({ invitedAt: new Date() })
      .where('staffId', '=', id)
      .execute();
    expect(await put(id, 'a@school.test')).toBe('staff/not-joined');
    expect(await actions(id)).toEqual([]);
  });
});

describe('disabling', () => {
  it('ends the sessions of staff, and enables again', async () => {
    const { id, email } = await createStaff(trio.db, schoolId);
    const session = await trio.signIn(email);
    const me = () =>
      trio.call('GET', '/auth/me', { headers: { authorization: session.authorization } });
    expect((await call('POST', `/people/${id}/disable`, { disable: true })).statusCode).toBe(204);
    expect((await me()).statusCode).toBe(401);
    expect((await call('POST', `/people/${id}/disable`, { disable: false })).statusCode).toBe(204);
    expect((await signIn(email, 'correct horse')).statusCode).toBe(204);
    expect(await actions(id)).toEqual(['account-disabled', 'account-enabled']);
  });

  it('refuses the own account', async () => {
    const answer = await call('POST', `/people/${admin.id}/disable`, { disable: true });
    expect(answer.json()).toMatchObject({ code: 'people/own-account' });
  });
});
