import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  launchUrl,
  startClassLinkServer,
  type ClassLinkServer,
  type ClassLinkUser,
} from '../../../test/classlink-server.ts';
import { createSchool, createStaff, createStudent } from '../../../test/factories.ts';
import { signInAt } from '../../../test/oauth-server.ts';
import { createTestApp, testSettings, type TestApp } from '../../../test/test-app.ts';
import { tokenIn } from '../../../test/test-mails.ts';
import { systemClock } from '../../platform/clock.ts';
import { newId } from '../../platform/ids.ts';
import { createSingleSignOn } from '../../platform/single-sign-on/create-single-sign-on.ts';

const publicOrigin = 'http://trio.test';
const redirectUri = `${publicOrigin}/classlink`;
let classLink: ClassLinkServer;
let trio: TestApp;
let closed: TestApp;
let schoolId: string;
let tenant: string;

beforeAll(async () => {
  classLink = await startClassLinkServer();
  const { clientId, clientSecret } = classLink.settings;
  classLink.register(clientId, clientSecret, redirectUri);
  const settings = { classLink: classLink.settings, openId: [] };
  const secrets = ['a secret for sign-on flows, long enough'] as const;
  const providers = createSingleSignOn({ settings, secrets, publicOrigin, clock: systemClock });
  const app = (admitsStaffBySignOn: boolean) =>
    createTestApp({ signOn: providers, settings: { ...testSettings, admitsStaffBySignOn } });
  trio = await app(true);
  closed = await app(false);
});
afterAll(async () => {
  await trio.close();
  await closed.close();
  await classLink.close();
});
beforeEach(async () => {
  ({ schoolId } = await createSchool(trio.db));
  tenant = await mapTenant(schoolId);
});

async function mapTenant(school: string): Promise<string> {
  const id = newId();
  const row = { provider: 'classlink', tenant: id, schoolId: school };
  await trio.db.insertInto('schoolTenants').values(row).execute();
  return id;
}

let serial = 0;
function teacherWith(email: string, overrides: Partial<ClassLinkUser> = {}): string {
  const sub = `teacher-${(serial += 1)}`;
  const ids = { UserId: serial, TenantId: tenant, SourcedId: sub };
  const names = { FirstName: 'Léa', LastName: 'Côté', DisplayName: '' };
  const user = { sub, ...ids, Role: 'Teacher', Email: email, ...names, ...overrides };
  classLink.people.set(sub, user as ClassLinkUser);
  return sub;
}

async function arrive(sub: string, app = trio) {
  const { searchParams } = await signInAt(launchUrl(classLink.issuer, redirectUri), sub);
  const payload = { classlinkCode: searchParams.get('code') };
  return app.call('POST', '/auth/classlink', { payload });
}
const refusal = async (sub: string, app = trio): Promise<unknown> =>
  (await arrive(sub, app)).json<{ code: string }>().code;

async function signOn(sub: string) {
  const payload = (await arrive(sub)).json<{ authToken: string }>();
  const session = await trio.call('POST', '/identity/sign-in-token', { payload });
  const cookie = session.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const token = await trio.call('POST', '/identity/token', { headers: { cookie } });
  const headers = { authorization: `Bearer ${token.json<{ token: string }>().token}` };
  const me = await trio.call('GET', '/auth/me', { headers });
  return { headers, me: me.json<{ _id: string; role: string }>() };
}

async function asOwner() {
  const owner = await createStaff(trio.db, schoolId);
  const { authorization } = await trio.signIn(owner.email);
  return { authorization };
}
async function invited(email = `${newId()}@school.test`) {
  const headers = await asOwner();
  const person = { firstname: 'Léa', lastname: 'Côté', email, kind: 'counsellor' };
  const answer = await trio.call('POST', '/staff', { headers, payload: person });
  return { headers, email, id: answer.json<{ _id: string }>()._id };
}
const usersOf = (email: string) =>
  trio.db.selectFrom('identityUsers').selectAll().where('email', '=', email).execute();

describe('invited staff', () => {
  it('join the team by their first single sign-on, and the link of the invitation stops working', async () => {
    const { headers, email, id } = await invited();
    const token = tokenIn((await trio.mailsTo(email)).at(-1));
    const { me } = await signOn(teacherWith(email.toUpperCase()));
    expect(me).toMatchObject({ _id: id, role: 'school' });

    const log = await trio.call('GET', '/audit', { headers });
    const acts = log.json<{ entries: { action: string }[] }>().entries.map(({ action }) => action);
    expect(acts).toContain('staff-joined');
    expect(acts).toContain('logged-in');
    const payload = { token, password: 'quiet green lantern' };
    const late = await trio.call('PUT', '/identity/reset', { payload });
    expect(late.json()).toMatchObject({ code: 'auth/link-invalid' });
  });

  it('are found by the key of the provider at the next single sign-on', async () => {
    const { email, id } = await invited();
    const sub = teacherWith(email);
    await signOn(sub);
    classLink.people.set(sub, { ...classLink.people.get(sub), Email: 'other@school.test', sub });
    expect((await signOn(sub)).me).toMatchObject({ _id: id });
  });

  it('lose their access as soon as an owner removes them', async () => {
    const { headers, email, id } = await invited();
    const sub = teacherWith(email);
    const session = await signOn(sub);
    expect((await trio.call('DELETE', `/staff/${id}`, { headers })).statusCode).toBeLessThan(300);
    expect((await trio.call('GET', '/staff', { headers: session.headers })).statusCode).toBe(401);
    expect(await refusal(sub)).toBe('classlink/staff-not-invited');
  });

  it('keep their password if they had one', async () => {
    const { email } = await createStaff(trio.db, schoolId, { staffKind: 'teacher' });
    await trio.db
      .updateTable('identityUsers')
      .set({ emailVerified: true })
      .where('email', '=', email)
      .execute();
    expect((await signOn(teacherWith(email))).me).toMatchObject({ role: 'school' });
    await expect(trio.signIn(email)).resolves.toHaveProperty('authorization');
  });
});

describe('single sign-on of staff is refused', () => {
  it('without an invitation, and makes no account', async () => {
    const email = `${newId()}@school.test`;
    expect(await refusal(teacherWith(email))).toBe('classlink/staff-not-invited');
    expect(await usersOf(email)).toEqual([]);
  });

  it('to an account of another school', async () => {
    const other = await createSchool(trio.db);
    const { email } = await createStaff(trio.db, other.schoolId);
    expect(await refusal(teacherWith(email))).toBe('classlink/user-unauthorized');
  });

  it('to a student’s account, and to a student for a staff account', async () => {
    const student = await createStudent(trio.db, schoolId);
    expect(await refusal(teacherWith(student.email))).toBe('classlink/user-unauthorized');
    const { email } = await invited();
    expect(await refusal(teacherWith(email, { Role: 'Student' }))).toBe(
      'classlink/user-unauthorized',
    );
  });

  it('if the provider now calls the linked person a student', async () => {
    const { email } = await invited();
    const sub = teacherWith(email);
    await signOn(sub);
    classLink.people.set(sub, { ...classLink.people.get(sub), Role: 'Student', sub });
    expect(await refusal(sub)).toBe('classlink/user-unauthorized');
  });

  it('while STAFF_SSO is off, also to linked staff', async () => {
    const { email } = await invited();
    const sub = teacherWith(email);
    await signOn(sub);
    expect(await refusal(sub, closed)).toBe('classlink/student-only');
  });
});
