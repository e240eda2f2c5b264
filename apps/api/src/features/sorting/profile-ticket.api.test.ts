import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAdmin, createSchool, createStaff } from '../../../test/factories.ts';
import {
  pdfClientOf,
  createFakeProfiles,
  createProfileStudent,
  getPdf,
} from '../../../test/profile-student.ts';
import {
  createSortingStudent,
  finishedSort,
  type SortingStudent,
} from '../../../test/sorting-student.ts';
import { createTestApp, type SignedIn, type TestApp } from '../../../test/test-app.ts';

const { profiles, made } = createFakeProfiles();
let trio: TestApp;
let felix: SortingStudent;
let classmate: SortingStudent;
let stranger: SortingStudent;
let staff: SignedIn;
let admin: SignedIn;
beforeAll(async () => {
  trio = await createTestApp({ profiles });
  felix = await createProfileStudent(trio);
  classmate = await createProfileStudent(trio, { schoolId: felix.schoolId, firstName: 'Ana' });
  stranger = await createProfileStudent(trio);
  staff = await trio.signIn((await createStaff(trio.db, felix.schoolId)).email);
  admin = await trio.signIn((await createAdmin(trio.db)).email);
});
afterAll(() => trio.close());

const as = (who: { authorization: string }) =>
  pdfClientOf(trio, { authorization: who.authorization });
const codeOf = (answer: LightMyRequestResponse) => answer.json<{ code: string }>().code;

describe('the requested profile', () => {
  it('is the student’s own, with or without their id', async () => {
    for (const uid of [undefined, '', felix.id, felix.id.toUpperCase()]) {
      const auth = await as(felix).auth({ uid });
      const answer = await getPdf(trio, { auth });
      expect([answer.statusCode, answer.body]).toEqual([200, '%PDF of Félix']);
    }
  });

  it('can be of any student of the school for staff, and of any student for an administrator', async () => {
    for (const [who, uid, name] of [
      [staff, felix.id, 'Félix'],
      [staff, classmate.id, 'Ana'],
      [admin, felix.id, 'Félix'],
      [admin, stranger.id, 'Félix'],
    ] as const) {
      const auth = await as(who).auth({ uid });
      expect((await getPdf(trio, { auth, uid })).body).toBe(`%PDF of ${name}`);
      expect((await as(who).get({ uid })).body).toBe(`%PDF of ${name}`);
    }
  });

  it('returns 404 for a classmate, another school’s student or an unknown id', async () => {
    const staffId = (await trio.db.selectFrom('staff').select('staffId').executeTakeFirstOrThrow())
      .staffId;
    for (const [who, uid] of [
      [felix, classmate.id],
      [felix, stranger.id],
      [felix, 'me'],
      [staff, stranger.id],
      [staff, staffId],
      [staff, 'x'],
      [staff, `${felix.id}'--`],
      [admin, '00000000-0000-7000-8000-000000000000'],
    ] as const) {
      for (const answer of [await as(who).ticket({ uid }), await as(who).get({ uid })]) {
        expect([answer.statusCode, codeOf(answer)], uid).toEqual([404, 'request/not-found']);
      }
    }
  });

  it('requires an id from staff', async () => {
    for (const who of [staff, admin]) {
      for (const uid of [undefined, '', '  ']) {
        const answer = await as(who).ticket({ uid });
        expect([answer.statusCode, answer.json()]).toEqual([
          400,
          { code: 'profile/uid-missing', message: 'No UID defined.' },
        ]);
      }
      expect(codeOf(await as(who).get())).toBe('profile/uid-missing');
    }
  });

  it('exists after the first confirmed sort, also while another sort is in progress', async () => {
    const student = await createSortingStudent(trio);
    const none = await as(student).ticket();
    expect([none.statusCode, codeOf(none)]).toEqual([404, 'profile/none']);
    expect(codeOf(await as(student).get())).toBe('profile/none');
    await student.post();
    expect(codeOf(await as(student).ticket())).toBe('profile/none');
    await student.confirm();
    await student.post();
    expect((await as(student).get()).statusCode).toBe(200);
  });
});

describe('the caller of a profile', () => {
  it('is authenticated by ticket or access token, never by cookie', async () => {
    const { cookie } = await trio.signIn(felix.email);
    for (const headers of [{}, { cookie }, { authorization: 'Bearer nonsense', cookie }]) {
      const answer = await getPdf(trio, {}, headers);
      expect([answer.statusCode, codeOf(answer)]).toEqual([401, 'request/unauthenticated']);
      expect((await pdfClientOf(trio, headers).ticket()).statusCode).toBe(401);
    }
    expect((await as(felix).get({ language: 'fr' })).statusCode).toBe(200);
    expect(codeOf(await as(felix).get({ auth: 'x' }))).toBe('profile/ticket-invalid');
  });

  it('is checked again when the ticket is used', async () => {
    const student = await createProfileStudent(trio, { schoolId: felix.schoolId });
    const own = await as(student).auth();
    const byStaff = await as(staff).auth({ uid: student.id });
    const disable = (disabledAt: Date | null) =>
      trio.db
        .updateTable('identityUsers')
        .set({ disabledAt })
        .where('id', '=', student.id)
        .execute();
    await disable(new Date());
    expect(codeOf(await getPdf(trio, { auth: own }))).toBe('profile/ticket-invalid');
    expect((await getPdf(trio, { auth: byStaff })).statusCode).toBe(200);
    await disable(null);
    expect((await getPdf(trio, { auth: own })).statusCode).toBe(200);
    await trio.call('DELETE', `/users/${student.id}`, { headers: { ...staff } });
    expect(codeOf(await getPdf(trio, { auth: own }))).toBe('profile/ticket-invalid');
    expect(codeOf(await getPdf(trio, { auth: byStaff }))).toBe('request/not-found');
  });
});

describe('a ticket', () => {
  it('is for one student, one language and one purpose', async () => {
    const auth = await as(staff).auth({ uid: felix.id, language: 'fr' });
    for (const query of [{ uid: classmate.id }, { language: 'en' }, { email: 'true' }]) {
      const answer = await getPdf(trio, { auth, ...query });
      expect([answer.statusCode, codeOf(answer)]).toEqual([403, 'profile/ticket-invalid']);
    }
    const right = { uid: felix.id, language: 'fr', email: 'false' };
    expect((await getPdf(trio, { auth, ...right })).statusCode).toBe(200);
    expect(made.at(-1)).toMatchObject({ language: 'fr', firstName: 'Félix' });
    const mail = await as(felix).auth({ email: true });
    expect(codeOf(await getPdf(trio, { auth: mail }))).toBe('profile/ticket-invalid');
  });

  it('is refused if altered, or after a minute', async () => {
    const auth = await as(felix).auth();
    const flipped = `${auth.slice(0, 30)}${auth[30] === 'A' ? 'B' : 'A'}${auth.slice(31)}`;
    expect(codeOf(await getPdf(trio, { auth: flipped }))).toBe('profile/ticket-invalid');
    expect((await getPdf(trio, { auth: 'x'.repeat(601) })).statusCode).toBe(400);
    trio.clock.advance(59_000);
    expect((await getPdf(trio, { auth })).statusCode).toBe(200);
    trio.clock.advance(1000);
    expect(codeOf(await getPdf(trio, { auth }))).toBe('profile/ticket-invalid');
  });

  it('redirects an expired tab to the profile page', async () => {
    const auth = await as(staff).auth({ uid: felix.id, language: 'fr' });
    trio.clock.advance(60_000);
    const accept = 'text/html,application/xhtml+xml,*/*;q=0.8';
    const query = { auth, uid: felix.id, language: 'fr' };
    const reloaded = await getPdf(trio, query, { accept });
    expect([reloaded.statusCode, reloaded.headers['location']]).toEqual([
      303,
      `/dashboard/profile?language=fr&uid=${felix.id}`,
    ]);
    expect((await getPdf(trio, { ...query, email: 'true' }, { accept })).statusCode).toBe(403);
    const bare = await getPdf(trio, {}, { accept });
    expect([bare.statusCode, bare.headers['location']]).toEqual([303, '/dashboard/profile']);
  });

  it('renders its document once', async () => {
    const auth = await as(felix).auth();
    const before = made.length;
    await Promise.all([getPdf(trio, { auth }), getPdf(trio, { auth })]);
    trio.clock.advance(30_000);
    await getPdf(trio, { auth });
    expect(made.length - before).toBe(1);
    await getPdf(trio, { auth: await as(felix).auth() });
    expect(made.length - before).toBe(2);
  });
});

describe('a consumer group', () => {
  it('hides the profile from student and school until it is sent, not from administrators', async () => {
    const { schoolId } = await createSchool(trio.db, { isConsumerGroup: true });
    const student = await createProfileStudent(trio, { schoolId });
    const group = await trio.signIn((await createStaff(trio.db, schoolId)).email);
    for (const who of [student, group]) {
      for (const answer of [
        await as(who).ticket({ uid: student.id }),
        await as(who).get({ uid: student.id }),
        await as(who).get({ uid: student.id, email: 'true' }),
      ]) {
        expect([answer.statusCode, codeOf(answer)]).toEqual([403, 'profile/awaited']);
      }
    }
    expect((await as(admin).get({ uid: student.id })).statusCode).toBe(200);
    await trio.db
      .updateTable('sorts')
      .set({ profileSentAt: new Date() })
      .where('studentId', '=', student.id)
      .execute();
    for (const who of [student, group]) {
      expect((await as(who).get({ uid: student.id })).statusCode).toBe(200);
    }
    trio.clock.advance(1000);
    await student.confirm(finishedSort(['gameOn', 'zeroWaste', 'wealth']));
    expect(codeOf(await as(student).get())).toBe('profile/awaited');
  });
});

describe('a profile by email', () => {
  const mailsTo = async ({ email }: SortingStudent) =>
    (await trio.mailsTo(email)).filter(({ content }) => content.template === 'profile');

  it('is emailed to the student once per ticket, also for staff', async () => {
    const student = await createProfileStudent(trio, { schoolId: felix.schoolId });
    expect((await student.get()).confirmed).toMatchObject({ emailSent: false });
    const auth = await as(student).auth({ email: true, language: 'fr' });
    await trio.app.inject({ method: 'HEAD', url: `/api/results/pdf?email=true&auth=${auth}` });
    expect(await mailsTo(student)).toEqual([]);
    const sent = await Promise.all([1, 2].map(() => getPdf(trio, { auth, email: 'true' })));
    expect(sent.map(({ statusCode }) => statusCode).toSorted()).toEqual([202, 403]);
    expect(sent.find(({ statusCode }) => statusCode === 202)?.json()).toEqual({ success: true });
    expect(codeOf(await getPdf(trio, { auth, email: 'true' }))).toBe('profile/ticket-invalid');
    const { confirmed } = await student.get();
    expect(confirmed).toMatchObject({ emailSent: true });
    expect(await mailsTo(student)).toMatchObject([
      {
        language: 'fr',
        content: { attached: { studentId: student.id, sortId: confirmed?.id, language: 'fr' } },
      },
    ]);
    const byStaff = await as(staff).auth({ uid: student.id, email: true });
    const answer = await getPdf(trio, { auth: byStaff, email: 'true', uid: student.id });
    expect(answer.statusCode).toBe(202);
    expect(await mailsTo(student)).toHaveLength(2);
  });

  it('is rate limited', async () => {
    const student = await createProfileStudent(trio);
    for (let each = 0; each < 10; each += 1) {
      expect((await as(student).get({ email: 'true' })).statusCode).toBe(202);
    }
    const eleventh = await as(student).get({ email: 'true' });
    expect([eleventh.statusCode, codeOf(eleventh)]).toEqual([429, 'request/rate-limited']);
    expect(eleventh.headers['retry-after']).toBe('3600');
    expect(await mailsTo(student)).toHaveLength(10);
  });
});

it('returns an uncached PDF named after student and date', async () => {
  const confirmedAt = new Date('2026-11-15T17:00:00Z');
  await trio.db
    .updateTable('sorts')
    .set({ confirmedAt })
    .where('studentId', '=', felix.id)
    .execute();
  const { headers } = await as(felix).get({ language: 'fr' });
  expect(headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-language': 'fr',
    'cache-control': 'no-store',
    'content-security-policy': "frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'content-disposition':
      'inline; filename="Trio-Profil-Felix-Kowalski-2026-11-15.pdf"; ' +
      "filename*=UTF-8''Trio-Profil-F%C3%A9lix-Kowalski-2026-11-15.pdf",
  });
});

it('escapes a hostile name', async () => {
  const student = await createProfileStudent(trio, {
    firstName: 'a"\r\nSet-Cookie: x=y',
    lastName: '../é\u202E',
  });
  const { statusCode, headers } = await as(student).get();
  expect([statusCode, headers['set-cookie']]).toEqual([200, undefined]);
  expect(headers['content-disposition']).toMatch(
    /^inline; filename="Trio-Profile-a-Set-Cookie-x-y-e-[\d-]+\.pdf"; filename\*=UTF-8''[\w%.-]+$/u,
  );
});
