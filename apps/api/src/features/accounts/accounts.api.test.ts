import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAdmin, createSchool, createStaff, createStudent } from '../../../test/factories.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

let trio: TestApp;
beforeAll(async () => {
  trio = await createTestApp();
});
afterAll(() => trio.close());

describe('the account record', () => {
  it('has the settings of the school for a student', async () => {
    const expiresAt = new Date('2027-06-30T00:00:00Z');
    const { schoolId } = await createSchool(trio.db, {
      isConsumerGroup: true,
      isFreemiumGroup: true,
      isPathExplorerEnabled: true,
      isCardExpanded: true,
      isCardOrderFixed: true,
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
      isCardOrderFixed: true,
      isNbSchool: false,
      excludedCards: ['wealth'],
      expiry: expiresAt.toISOString(),
    });
  });

  it('shows whether a student has results', async () => {
    const { schoolId } = await createSchool(trio.db);
    const { email, id } = await createStudent(trio.db, schoolId);
    const { authorization } = await trio.signIn(email);
    const me = async () =>
      (await trio.call('GET', '/auth/me', { headers: { authorization } })).json();
    expect(await me()).toMatchObject({ results: false });
    const sorted = trio.db.updateTable('students').set({ sortAttempts: 1 });
    await sorted.where('studentId', '=', id).execute();
    expect(await me()).toMatchObject({ results: true });
  });

  it('exists for staff and for an administrator without a school', async () => {
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

  it('returns 404 for a deleted user whose token is still valid', async () => {
    const { schoolId } = await createSchool(trio.db);
    const { email, id } = await createStudent(trio.db, schoolId);
    const { authorization } = await trio.signIn(email);
    await trio.db.deleteFrom('students').where('studentId', '=', id).execute();
    await trio.db.deleteFrom('identityUsers').where('id', '=', id).execute();
    const me = await trio.call('GET', '/auth/me', { headers: { authorization } });
    expect(me.statusCode).toBe(404);
    expect(me.json()).toMatchObject({ code: 'auth/user-not-found' });
    const elsewhere = await trio.call('GET', '/results', { headers: { authorization } });
    expect(elsewhere.statusCode).toBe(401);
  });

  it('returns 401 for an altered token or an ended session', async () => {
    const { schoolId } = await createSchool(trio.db);
    const { email, id } = await createStudent(trio.db, schoolId);
    const { authorization } = await trio.signIn(email);
    await trio.db.deleteFrom('identitySessions').where('userId', '=', id).execute();
    for (const token of [authorization, `${authorization.slice(0, -6)}AAAAAA`, 'Bearer x']) {
      const me = await trio.call('GET', '/auth/me', { headers: { authorization: token } });
      expect(me.statusCode).toBe(401);
      expect(me.json()).toMatchObject({ code: 'request/unauthenticated' });
    }
  });

  it('returns 404 for a user without a student record', async () => {
    const { schoolId } = await createSchool(trio.db);
    const { email, id } = await createStudent(trio.db, schoolId);
    const { authorization } = await trio.signIn(email);
    await trio.db.deleteFrom('students').where('studentId', '=', id).execute();
    const me = await trio.call('GET', '/auth/me', { headers: { authorization } });
    expect(me.statusCode).toBe(404);
    expect(me.json()).toMatchObject({ code: 'auth/user-not-found' });
  });
});
