import type { ReviewOutcome, SchoolReview } from '@trio/contracts/school-reviews';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createAdmin, createSchool, createStaff, createStudent } from '../../../test/factories.ts';
import { createTestApp, testPassword, testSettings, type TestApp } from '../../../test/test-app.ts';
import { tokenIn } from '../../../test/test-mails.ts';

let trio: TestApp;
beforeAll(async () => {
  trio = await createTestApp();
});
afterAll(() => trio.close());
beforeEach(async () => {
  await trio.db.deleteFrom('schools').execute();
  await trio.db.deleteFrom('admins').execute();
  await trio.db.deleteFrom('identityUsers').execute();
});

async function asAdmin(firstName = 'Anne') {
  const person = await createAdmin(trio.db, { firstName, lastName: 'Roy' });
  const { authorization } = await trio.signIn(person.email);
  const headers = { authorization };
  const at = (schoolId: string) => `/new-schools/${schoolId}`;
  return {
    ...person,
    list: async () =>
      (await trio.call('GET', '/new-schools', { headers })).json<{
        total: number;
        schools: SchoolReview[];
        refused: SchoolReview[];
      }>(),
    open: async (id: string) => (await trio.call('GET', at(id), { headers })).json<SchoolReview>(),
    approve: async (id: string) =>
      (await trio.call('POST', `${at(id)}/approval`, { headers })).json<ReviewOutcome>(),
    refuse: (id: string, payload: object = { reason: 'duplicate', text: 'See Marc.' }) =>
      trio.call('POST', `${at(id)}/refusal`, { headers, payload }),
    undo: async (id: string) =>
      (await trio.call('DELETE', `${at(id)}/refusal`, { headers })).json<ReviewOutcome>(),
  };
}

const newSchool = async () => {
  const { schoolId } = await createSchool(trio.db, { name: 'Pins', announcedAt: new Date() });
  return { schoolId, owner: await createStaff(trio.db, schoolId) };
};
const logIn = (email: string) =>
  trio.call('POST', '/identity/sign-in', { payload: { email, password: testPassword } });
const templatesTo = async (email: string) =>
  (await trio.mailsTo(email)).map(({ content }) => content.template);

describe('a school that confirms its email address', () => {
  async function confirm() {
    const { schoolId } = await createSchool(trio.db, {
      name: 'École des Pins',
      city: 'Moncton',
      state: 'NB',
      verifiedAt: null,
    });
    const owner = await createStaff(trio.db, schoolId, { email: 'Lea@pins.example' });
    const { authorization } = await trio.signIn(owner.email);
    const headers = { authorization };
    await trio.call('POST', '/users/me/verification', { headers });
    const [mail] = await trio.mailsTo(owner.email);
    await trio.call('POST', '/identity/confirm', { payload: { token: tokenIn(mail) }, headers });
    return schoolId;
  }

  it('is announced to every administrator who can log in, and listed as new', async () => {
    const [anne, marc] = [await asAdmin(), await asAdmin('Marc')];
    const disabled = await asAdmin('Zoé');
    await trio.db
      .updateTable('identityUsers')
      .set({ disabledAt: new Date() })
      .where('id', '=', disabled.id)
      .execute();
    const schoolId = await confirm();
    for (const { email } of [anne, marc]) {
      expect((await trio.mailsTo(email)).map(({ content }) => content)).toMatchObject([
        {
          template: 'approval-requested',
          values: {
            schoolId,
            schoolName: 'École des Pins',
            place: 'Moncton, NB',
            domain: 'pins.example',
            isRequired: 'no',
          },
        },
      ]);
    }
    expect(await templatesTo(disabled.email)).toEqual([]);
    expect(await anne.list()).toMatchObject({ total: 1, schools: [{ id: schoolId }] });
  });

  it('is announced to the support address while there is no administrator', async () => {
    await confirm();
    expect(await templatesTo(testSettings.supportEmail)).toContain('approval-requested');
  });
});

it('lists no school of an earlier version that was never announced', async () => {
  const anne = await asAdmin();
  await createSchool(trio.db);
  expect(await anne.list()).toEqual({ total: 0, schools: [], refused: [] });
});

it('approves once, mails the staff, and tells the second who approved it', async () => {
  const [anne, marc] = [await asAdmin('Anne'), await asAdmin('Marc')];
  const { schoolId, owner } = await newSchool();
  expect((await anne.open(schoolId)).standing).toBe('pending');
  const [one, two] = await Promise.all([anne.approve(schoolId), marc.approve(schoolId)]);
  expect([one.isNew, two.isNew].toSorted()).toEqual([false, true]);
  const by = one.isNew ? 'Anne Roy' : 'Marc Roy';
  for (const { school } of [one, two]) {
    expect(school).toMatchObject({ standing: 'approved', decided: { by } });
  }
  expect(await templatesTo(owner.email)).toEqual(['school-approved']);
  expect((await anne.list()).total).toBe(0);
});

it('refuses nothing that is approved, and approves nothing that is refused', async () => {
  const [anne, marc] = [await asAdmin('Anne'), await asAdmin('Marc')];
  const { schoolId } = await newSchool();
  await anne.approve(schoolId);
  expect((await marc.refuse(schoolId)).json()).toMatchObject({
    isNew: false,
    school: { standing: 'approved', decided: { by: 'Anne Roy' }, refusal: null },
  });
  const other = await newSchool();
  await marc.refuse(other.schoolId);
  expect(await anne.approve(other.schoolId)).toMatchObject({
    isNew: false,
    school: { standing: 'refused', decided: { by: 'Marc Roy' }, refusal: { text: 'See Marc.' } },
  });
});

describe('a refused school', () => {
  it('is closed at once: sessions end, a log-in says why, and no one can join', async () => {
    const anne = await asAdmin();
    const { schoolId, owner } = await newSchool();
    const student = await createStudent(trio.db, schoolId);
    const { authorization } = await trio.signIn(owner.email);
    expect((await anne.refuse(schoolId)).statusCode).toBe(200);
    const me = await trio.call('GET', '/auth/me', { headers: { authorization } });
    expect(me.statusCode).toBe(401);
    for (const { email } of [owner, student]) {
      const answer = await logIn(email);
      expect(answer.statusCode).toBe(403);
      expect(answer.json()).toMatchObject({ code: 'auth/school-refused' });
    }
    const wrong = { payload: { email: owner.email, password: 'wrong lantern' } };
    expect((await trio.call('POST', '/identity/sign-in', wrong)).json()).toMatchObject({
      code: 'auth/wrong-password',
    });
    const school = await trio.db.selectFrom('schools').selectAll().executeTakeFirstOrThrow();
    const payload = {
      type: 'student',
      firstname: 'Sam',
      lastname: 'Roy',
      email: 'sam@pins.example',
      password: 'quiet green lantern',
      code: school.accessCode,
    };
    expect((await trio.call('POST', '/auth/register', { payload })).json()).toMatchObject({
      code: 'auth/school-not-open',
    });
  });

  it('mails the owners the reason and the day of the deletion', async () => {
    const anne = await asAdmin();
    const { schoolId, owner } = await newSchool();
    await anne.refuse(schoolId);
    const day = new Intl.DateTimeFormat('en-CA', { dateStyle: 'long', timeZone: 'UTC' }).format(
      new Date(trio.clock.now().getTime() + 14 * 24 * 60 * 60_000),
    );
    expect((await trio.mailsTo(owner.email)).map(({ content }) => content)).toMatchObject([
      { template: 'school-refused', values: { reason: 'duplicate', text: 'See Marc.', day } },
    ]);
  });

  it('needs a reason', async () => {
    const anne = await asAdmin();
    const { schoolId } = await newSchool();
    const answer = await anne.refuse(schoolId, { text: 'No.' });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ errors: [{ code: 'school/reason-required' }] });
    expect((await logIn((await createStaff(trio.db, schoolId)).email)).statusCode).toBe(204);
  });

  it('is open again once the refusal is undone, and its owners are told', async () => {
    const anne = await asAdmin();
    const { schoolId, owner } = await newSchool();
    await anne.refuse(schoolId);
    expect((await anne.list()).refused).toMatchObject([{ id: schoolId }]);
    expect(await anne.undo(schoolId)).toMatchObject({
      isNew: true,
      school: { standing: 'pending', decided: null },
    });
    expect((await anne.undo(schoolId)).isNew).toBe(false);
    expect((await logIn(owner.email)).statusCode).toBe(204);
    expect(await templatesTo(owner.email)).toEqual(['school-refused', 'school-refusal-undone']);
  });
});
