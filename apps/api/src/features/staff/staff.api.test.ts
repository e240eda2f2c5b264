import type { Answer } from '@trio/contracts/endpoint';
import type { listStaff } from '@trio/contracts/staff';
import { limits } from '@trio/domain/limits';
import type { StaffKind } from '@trio/domain/staff-kinds';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSchool, createStaff, createStudent } from '../../../test/factories.ts';
import {
  createTestApp,
  testPassword,
  testSettings,
  type SignedIn,
  type TestApp,
} from '../../../test/test-app.ts';
import { tokenIn } from '../../../test/test-mails.ts';
import { newId } from '../../platform/ids.ts';

let trio: TestApp;
beforeAll(async () => {
  trio = await createTestApp();
});
afterAll(() => trio.close());

const day = 24 * 60 * 60_000;
const firstPassword = 'quiet green lantern';

async function asStaff(
  school: { schoolId: string },
  app = trio,
  names: { firstName?: string; lastName?: string; staffKind?: StaffKind } = {},
) {
  const { schoolId } = school;
  const person = await createStaff(app.db, schoolId, names);
  return { ...person, schoolId, ...calls(await app.signIn(person.email), app) };
}

function calls({ authorization }: SignedIn, app = trio) {
  const headers = { authorization, 'accept-language': 'fr' };
  const payload = (email: string) => ({ firstname: 'Léa', lastname: 'Côté', email });
  return {
    headers,
    list: async () =>
      (await app.call('GET', '/staff', { headers })).json<Answer<typeof listStaff>>().staff,
    invite: (email = `${newId()}@school.test`, kind: StaffKind = 'owner') =>
      app.call('POST', '/staff', { headers, payload: { ...payload(email), kind } }),
    resend: (id: string) => app.call('POST', `/staff/${id}/invite`, { headers }),
    remove: (id: string) => app.call('DELETE', `/staff/${id}`, { headers }),
  };
}
type Staff = Awaited<ReturnType<typeof asStaff>>;

async function invited(by: Staff) {
  const { _id: id, email } = (await by.invite()).json<{ _id: string; email: string }>();
  const token = tokenIn((await trio.mailsTo(email)).at(-1));
  return { id, email, token };
}
const choose = (token: string, password = firstPassword) =>
  trio.call('PUT', '/identity/reset', {
    payload: { token, password },
    headers: { 'accept-language': 'en' },
  });
const codeOf = (answer: { json: () => { code: string } }) => answer.json().code;
const stateOf = async (by: Staff, id: string) =>
  (await by.list()).find((member) => member._id === id);
const auditEntriesOf = async (subjectId: string) =>
  (
    await trio.db
      .selectFrom('auditEntries')
      .select(['action', 'actorId', 'details'])
      .where('subjectId', '=', subjectId)
      .orderBy('occurredAt')
      .orderBy('entryId')
      .execute()
  ).map(({ action, actorId, details }) => ({ action, actorId, details }));

describe('an invitation', () => {
  it('sends a link in the inviter’s language; setting a password with it joins the staff', async () => {
    const school = await createSchool(trio.db, { name: 'École du Parc' });
    const anne = await asStaff(school, trio, { firstName: 'Anne', lastName: 'Roy' });
    const { id, email, token } = await invited(anne);
    expect(await trio.mailsTo(email)).toMatchObject([
      {
        language: 'fr',
        schoolId: school.schoolId,
        expiresAt: new Date(trio.clock.now().getTime() + 7 * day),
        content: {
          template: 'staff-invited',
          values: {
            firstName: 'Léa',
            invitedBy: 'Anne Roy',
            schoolName: 'École du Parc',
            link: `http://trio.test/login?reset=${token}&invite=1`,
          },
        },
      },
    ]);
    expect(await stateOf(anne, id)).toEqual({
      _id: id,
      firstname: 'Léa',
      lastname: 'Côté',
      email,
      created: trio.clock.now().toISOString(),
      isInvited: true,
      isInviteOver: false,
      disabled: false,
      hasSecondFactor: false,
      kind: 'owner',
      change: null,
    });

    trio.clock.advance(60_000);
    expect((await choose(token)).json()).toEqual({ email });
    expect(await stateOf(anne, id)).toMatchObject({
      created: trio.clock.now().toISOString(),
      isInvited: false,
      isInviteOver: false,
    });
    const lea = calls(await trio.signIn(email, firstPassword));
    expect((await lea.list()).map((member) => member._id)).toEqual([anne.id, id]);
    expect(await trio.mailsTo(email)).toHaveLength(1);
    expect(await auditEntriesOf(id)).toEqual([
      { action: 'staff-invited', actorId: anne.id, details: {} },
      { action: 'staff-joined', actorId: id, details: {} },
    ]);
  });

  it('works once, and is not used up by a refused password', async () => {
    const school = await createSchool(trio.db, { name: 'Cedar Ridge' });
    const { token, email } = await invited(await asStaff(school));
    for (const weak of ['password1', 'cedar-ridge', school.code.toUpperCase()]) {
      expect(codeOf(await choose(token, weak)), weak).toBe('form/password-common');
    }
    const answers = await Promise.all([choose(token), choose(token, 'another lantern')]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400]);
    expect(codeOf(await choose(token))).toBe('auth/link-invalid');
    const verified = await trio.db
      .selectFrom('identityUsers')
      .select('emailVerified')
      .where('email', '=', email)
      .executeTakeFirst();
    expect(verified).toEqual({ emailVerified: true });
  });

  it('expires after seven days but stays listed; after a resend only the newest link works', async () => {
    const anne = await asStaff(await createSchool(trio.db));
    const { id, email, token } = await invited(anne);
    trio.clock.advance(7 * day);
    const { headers, ...again } = calls(await trio.signIn(anne.email));
    expect(codeOf(await choose(token))).toBe('auth/link-invalid');
    expect(await again.list()).toMatchObject([
      { _id: anne.id },
      { _id: id, isInvited: true, isInviteOver: true },
    ]);
    expect((await again.resend(id)).statusCode).toBe(204);
    const second = tokenIn((await trio.mailsTo(email)).at(-1));
    expect((await again.resend(id)).statusCode).toBe(204);
    const third = tokenIn((await trio.mailsTo(email)).at(-1));
    expect(codeOf(await choose(second))).toBe('auth/link-invalid');
    expect((await choose(third)).statusCode).toBe(200);
    expect(codeOf(await again.resend(id))).toBe('staff/joined-already');
    expect((await auditEntriesOf(id)).map(({ action }) => action)).toEqual([
      'staff-invited',
      'staff-invited-again',
      'staff-invited-again',
      'staff-joined',
    ]);
    const lea = {
      headers: { authorization: (await trio.signIn(email, firstPassword)).authorization },
    };
    const data = await trio.call('GET', '/users/me/data', lea);
    expect(data.json()).toMatchObject({ account: { email, role: 'school' } });
    expect((await trio.call('POST', '/users/me/deletion', lea)).statusCode).toBe(204);
    const me = await trio.call('GET', '/auth/me', { headers });
    expect(me.json()).toMatchObject({ deletionRequested: trio.clock.now().toISOString() });
  });

  it('is also accepted by a password reset, which voids its link', async () => {
    const anne = await asStaff(await createSchool(trio.db));
    const { id, email, token } = await invited(anne);
    const guess = { email, password: testPassword };
    const unset = await trio.call('POST', '/identity/sign-in', { payload: guess });
    expect(codeOf(unset)).toBe('auth/user-not-found');
    await trio.call('POST', '/identity/reset', { payload: { email } });
    await choose(tokenIn((await trio.mailsTo(email)).at(-1)));
    expect(await stateOf(anne, id)).toMatchObject({ isInvited: false });
    expect(codeOf(await choose(token))).toBe('auth/link-invalid');
  });

  it('is refused for a closed school, a registered address, too many emails or a full staff', async () => {
    const closed = await asStaff(await createSchool(trio.db, { verifiedAt: null }));
    expect(codeOf(await closed.invite())).toBe('auth/school-not-open');
    const school = await createSchool(trio.db);
    const anne = await asStaff(school);
    const student = await createStudent(trio.db, (await createSchool(trio.db)).schoolId);
    for (const email of [anne.email, closed.email.toUpperCase(), student.email]) {
      expect(codeOf(await anne.invite(email))).toBe('staff/email-taken');
    }
    const { id } = await invited(anne);
    const mails = await Promise.all(Array.from({ length: 5 }, () => anne.resend(id)));
    expect(mails.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 204, 204, 204, 429]);
    await sql`
      INSERT INTO staff (school_id, staff_id, first_name, last_name, email, created_at)
      SELECT ${school.schoolId}, gen_random_uuid(), 'Sam', 'Roy', n || '@many.test', now()
      FROM generate_series(3, ${limits.staffMax}) n`.execute(trio.db);
    expect(codeOf(await anne.invite())).toBe('staff/too-many');
  });

  it('can be sent to twelve people at once, more than there are connections', async () => {
    const anne = await asStaff(await createSchool(trio.db));
    const answers = await Promise.all(Array.from({ length: 12 }, () => anne.invite()));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
  });

  it('requires the approval of the school if the deployment does', async () => {
    const careful = await createTestApp({
      settings: { ...testSettings, needsSchoolApproval: true },
    });
    const school = await createSchool(careful.db);
    const anne = await asStaff(school, careful);
    expect(codeOf(await anne.invite())).toBe('auth/school-not-open');
    await careful.db
      .updateTable('schools')
      .set({ approvedAt: new Date() })
      .where('schoolId', '=', school.schoolId)
      .execute();
    expect((await anne.invite()).statusCode).toBe(201);
    await careful.close();
  });
});

describe('removing a member of staff', () => {
  it('ends their session at once, deletes their log-in and notifies them', async () => {
    const school = await createSchool(trio.db);
    const anne = await asStaff(school, trio, { firstName: 'Anne', lastName: 'Roy' });
    const marc = await asStaff(school, trio, {
      firstName: 'Marc',
      lastName: 'Gagné',
      staffKind: 'counsellor',
    });
    await trio.call('POST', '/identity/reset', { payload: { email: marc.email } });
    const token = tokenIn((await trio.mailsTo(marc.email)).at(-1));
    expect((await anne.remove(marc.id)).statusCode).toBe(204);
    const after = await trio.call('GET', '/staff', { headers: marc.headers });
    expect(after.statusCode).toBe(401);
    expect(codeOf(await choose(token))).toBe('auth/link-invalid');
    const again = { email: marc.email, password: testPassword };
    expect((await trio.call('POST', '/identity/sign-in', { payload: again })).statusCode).toBe(404);
    expect((await anne.list()).map(({ _id }) => _id)).toEqual([anne.id]);
    expect((await trio.mailsTo(marc.email)).map(({ content }) => content.template)).toEqual([
      'staff-removed',
    ]);
    expect(await auditEntriesOf(marc.id)).toEqual([
      { action: 'staff-removed', actorId: anne.id, details: {} },
    ]);
  });

  it('withdraws an invitation without an email and voids its link', async () => {
    const anne = await asStaff(await createSchool(trio.db));
    const { id, email, token } = await invited(anne);
    expect((await anne.remove(id)).statusCode).toBe(204);
    expect(codeOf(await choose(token))).toBe('auth/link-invalid');
    expect(await trio.mailsTo(email)).toEqual([]);
    expect((await anne.invite(email)).statusCode).toBe(201);
  });

  it('refuses staff of another school and the caller’s own account', async () => {
    const anne = await asStaff(await createSchool(trio.db));
    const other = await asStaff(await createSchool(trio.db));
    const theirs = await invited(other);
    const before = await other.list();
    for (const id of [other.id, theirs.id, newId()]) {
      expect(codeOf(await anne.remove(id))).toBe('request/not-found');
      expect(codeOf(await anne.resend(id))).toBe('request/not-found');
    }
    for (const own of [anne.id, anne.id.toUpperCase()]) {
      expect(codeOf(await anne.remove(own))).toBe('staff/own-account');
    }
    expect(await other.list()).toEqual(before);
    expect((await anne.list()).map(({ _id }) => _id)).toEqual([anne.id]);
    expect(await trio.mailsTo(theirs.email)).toHaveLength(1);
  });

  it('is refused to counsellors and teachers, as are invitations and changes of kind', async () => {
    const school = await createSchool(trio.db);
    const anne = await asStaff(school);
    const { id } = await invited(anne);
    for (const staffKind of ['counsellor', 'teacher'] as const) {
      const other = await asStaff(school, trio, { staffKind });
      const kind = await trio.call('PUT', `/staff/${id}`, {
        headers: other.headers,
        payload: { kind: 'owner' },
      });
      const answers = [await other.invite(), await other.resend(id), await other.remove(id), kind];
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 403]);
      expect((await other.list()).map(({ _id }) => _id)).toContain(anne.id);
    }
  });
});

it('sends deletion requests to owners and counsellors who have joined, not to teachers', async () => {
  const school = await createSchool(trio.db);
  const anne = await asStaff(school);
  const [marc, zoe] = [
    await asStaff(school, trio, { staffKind: 'counsellor' }),
    await asStaff(school, trio, { staffKind: 'teacher' }),
  ];
  const { email } = await invited(anne);
  const student = await createStudent(trio.db, school.schoolId);
  const { authorization } = await trio.signIn(student.email);
  await trio.call('POST', '/users/me/deletion', { headers: { authorization } });
  expect(await trio.mailsTo(anne.email)).toHaveLength(1);
  expect(await trio.mailsTo(marc.email)).toHaveLength(1);
  expect(await trio.mailsTo(zoe.email)).toHaveLength(0);
  expect((await trio.mailsTo(email)).map(({ content }) => content.template)).toEqual([
    'staff-invited',
  ]);
});
