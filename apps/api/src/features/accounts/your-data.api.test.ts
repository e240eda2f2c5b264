import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createAdmin,
  createImage,
  createSchool,
  createStaff,
  createStudent,
} from '../../../test/factories.ts';
import {
  createSortingStudent,
  finishedSort,
  newSort,
  startBody,
} from '../../../test/sorting-student.ts';
import { createTestApp, testSettings, type TestApp } from '../../../test/test-app.ts';
import { actionsAbout } from '../../../test/test-client.ts';
import { newId } from '../../platform/ids.ts';

let trio: TestApp;
beforeAll(async () => {
  trio = await createTestApp();
});
afterAll(() => trio.close());

async function schoolWithStudent() {
  const school = await createSchool(trio.db, { name: 'Riverside' });
  const staff = await createStaff(trio.db, school.schoolId);
  const student = await createStudent(trio.db, school.schoolId, { firstName: 'Léa' });
  const as = async (email: string) => ({
    authorization: (await trio.signIn(email)).authorization,
  });
  return {
    school,
    staff,
    student,
    asStaff: await as(staff.email),
    asStudent: await as(student.email),
  };
}

describe('the data download', () => {
  it('contains the data of the student in one document, without the password hash', async () => {
    const { student, asStudent } = await schoolWithStudent();
    const answer = await trio.call('GET', '/users/me/data', { headers: asStudent });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      account: { firstname: 'Léa', email: student.email, schoolname: 'Riverside' },
      language: 'en',
      signIns: { providers: [{ provider: 'credential' }], sessions: [{}] },
      mails: [],
      student: { isDisabled: false, isQuickSort: false },
    });
    expect(answer.body).not.toMatch(/argon2|"password":/u);
    // The day only.
    const at = trio.clock.now().toISOString().slice(0, 10);
    expect(answer.json()).toMatchObject({
      log: { logIns: [{ at, action: 'logged-in', method: 'password' }], about: [] },
    });
  });

  it('includes every sort with its answers, ideas and own cards', async () => {
    const { id, schoolId, post, call } = await createSortingStudent(trio);
    const imageUrl = await createImage(trio.db, schoolId, id);
    const done = finishedSort(['wealth', 'coolClimate', 'gameOn']);
    await post(startBody(done));
    await post({
      ...startBody(newSort()),
      cards: [
        { name: 'wealth', result: 'like', ideas: ['Comptable d’ONG'] },
        { name: 'gameOn', result: null },
        { name: 'coolClimate', result: null },
        { id: '1-Bees', title: 'Bees', description: 'All of them', imageUrl, result: 'superlike' },
      ],
    });
    const data = (await call('GET', '/users/me/data')).json<{ sorts: { cards: object[] }[] }>();
    expect(data).toMatchObject({
      sortAttempts: 1,
      sorts: [
        {
          confirmed: null,
          cards: [
            { name: 'wealth', result: 'like', ideas: ['Comptable d’ONG'] },
            { name: 'gameOn' },
            { name: 'coolClimate' },
            { title: 'Bees', description: 'All of them', imageUrl },
          ],
        },
        {
          id: done.id,
          started: new Date(done.startedAt).toISOString(),
          confirmed: trio.clock.now().toISOString(),
          selected: ['wealth', 'coolClimate', 'gameOn'],
          totalTimeSpent: 540_000,
        },
      ],
      pictures: [{ byteSize: 1000 }],
    });
    expect(data.sorts[1]?.cards).toHaveLength(56);
  });

  it('includes the words and own cards of earlier sorts', async () => {
    const { confirm, put, call } = await createSortingStudent(trio);
    const earlier = finishedSort(['wealth', 'coolClimate', 'gameOn']);
    const own = { title: 'Bees', description: 'All of them', imageUrl: '', color: 'green' };
    await call('POST', '/results', {
      ...startBody(earlier),
      cards: [...startBody(earlier).cards, { id: '1-Bees', ...own, result: 'superlike', at: 1 }],
    });
    const reflection = {
      reasons: ['Because', '', ''],
      shared: 'People',
      action: 'Ask',
      includesFamilyPage: true,
      includesCounsellorPage: true,
    };
    await put(earlier.id, { reflection });
    trio.clock.advance(1000);
    const latest = finishedSort(['zeroWaste', 'coolClimate', 'gameOn']);
    await confirm(latest);
    const data = (await call('GET', '/users/me/data')).json<{ sorts: { cards: object[] }[] }>();
    expect(data).toMatchObject({
      sortAttempts: 2,
      sorts: [{ id: latest.id }, { id: earlier.id, reflection }],
    });
    expect(data.sorts[1]?.cards).toContainEqual(expect.objectContaining(own));
  });

  it('includes the access code and the allowed domains of the school for staff', async () => {
    const { school, asStaff } = await schoolWithStudent();
    const answer = await trio.call('GET', '/users/me/data', { headers: asStaff });
    expect(answer.json()).toMatchObject({
      account: { role: 'school', code: school.code, emailDomainWhitelist: [] },
    });
  });
});

describe('a deletion request', () => {
  it('of a student is emailed to staff once, listed, and can be withdrawn', async () => {
    const { student, staff, asStaff, asStudent } = await schoolWithStudent();
    const ask = () => trio.call('POST', '/users/me/deletion', { headers: asStudent });
    const asked = await Promise.all([ask(), ask(), ask()]);
    expect(asked.map(({ statusCode }) => statusCode)).toEqual([204, 204, 204]);
    expect((await trio.mailsTo(staff.email)).map(({ content }) => content)).toEqual([
      {
        template: 'student-deletion-requested',
        values: {
          firstName: staff.firstName,
          studentName: 'Léa Roy',
          link: 'http://trio.test/dashboard/account',
        },
      },
    ]);
    const listed = () => trio.call('GET', '/users/deletions', { headers: asStaff });
    expect((await listed()).json()).toMatchObject({
      students: [{ _id: student.id, firstname: 'Léa', email: student.email }],
    });
    expect((await trio.call('GET', '/auth/me', { headers: asStudent })).json()).toMatchObject({
      deletionRequested: trio.clock.now().toISOString(),
    });
    await trio.call('DELETE', '/users/me/deletion', { headers: asStudent });
    expect((await listed()).json()).toEqual({ students: [] });
  });

  it('is listed with all others of the school, oldest first', async () => {
    const { school, asStaff } = await schoolWithStudent();
    const now = trio.clock.now().getTime();
    const asking = Array.from({ length: 201 }, (_, n) => ({
      schoolId: school.schoolId,
      studentId: newId(),
      firstName: `Student ${n}`,
      lastName: 'Roy',
      email: `${n}@school.test`,
      language: 'en' as const,
      createdAt: new Date(now),
      deletionRequestedAt: new Date(now - n),
    }));
    await trio.db.insertInto('students').values(asking).execute();
    const { students } = (await trio.call('GET', '/users/deletions', { headers: asStaff })).json<{
      students: { _id: string }[];
    }>();
    expect(students.map(({ _id }) => _id)).toEqual(
      asking.toReversed().map(({ studentId }) => studentId),
    );
  });

  it('of a school is emailed to the Trio team', async () => {
    const { asStaff, staff } = await schoolWithStudent();
    await trio.call('POST', '/users/me/deletion', { headers: asStaff });
    const sent = await trio.mailsTo(testSettings.supportEmail);
    expect(sent.map(({ content }) => content)).toContainEqual({
      template: 'school-deletion-requested',
      values: {
        schoolName: 'Riverside',
        firstName: staff.firstName,
        lastName: staff.lastName,
        email: staff.email,
      },
    });
    expect((await trio.call('GET', '/auth/me', { headers: asStaff })).json()).toMatchObject({
      deletionRequested: expect.any(String) as string,
    });
  });
});

describe('deleting one student', () => {
  const remove = (id: string, headers: { authorization: string }) =>
    trio.call('DELETE', `/users/${id}`, { headers });

  it('removes the account, sessions and links, and notifies the student by email', async () => {
    const { student, asStaff, asStudent } = await schoolWithStudent();
    await trio.call('POST', '/identity/reset', { payload: { email: student.email } });
    expect((await remove(student.id, asStaff)).statusCode).toBe(204);
    expect((await trio.call('GET', '/auth/me', { headers: asStudent })).statusCode).toBe(404);
    expect((await trio.call('GET', '/results', { headers: asStudent })).statusCode).toBe(401);
    const rows = {
      students: await trio.db
        .selectFrom('students')
        .select('studentId')
        .where('studentId', '=', student.id)
        .execute(),
      users: await trio.db
        .selectFrom('identityUsers')
        .select('id')
        .where('id', '=', student.id)
        .execute(),
      sessions: await trio.db
        .selectFrom('identitySessions')
        .select('id')
        .where('userId', '=', student.id)
        .execute(),
      tokens: await trio.db
        .selectFrom('identityVerifications')
        .select('id')
        .where('subject', 'like', `%${student.id}`)
        .execute(),
    };
    expect(rows).toEqual({ students: [], users: [], sessions: [], tokens: [] });
    expect((await trio.mailsTo(student.email)).map(({ content }) => content.template)).toEqual([
      'account-deleted',
    ]);
  });

  it('removes the sorts and pictures of the student', async () => {
    const { id, schoolId, confirm, post } = await createSortingStudent(trio);
    const { email } = await createStaff(trio.db, schoolId);
    const { authorization } = await trio.signIn(email);
    await confirm();
    await post();
    await createImage(trio.db, schoolId, id);
    const count = async () => {
      const [sorts, images] = await Promise.all(
        (['sorts', 'cardImages'] as const).map((table) =>
          trio.db.selectFrom(table).select('studentId').where('studentId', '=', id).execute(),
        ),
      );
      return [sorts?.length, images?.length];
    };
    expect(await count()).toEqual([2, 1]);
    expect((await remove(id, { authorization })).statusCode).toBe(204);
    expect(await count()).toEqual([0, 0]);
  });

  it('frees the email address for a new sign-up', async () => {
    const { school, student, asStaff } = await schoolWithStudent();
    await remove(student.id, asStaff);
    const again = await trio.call('POST', '/auth/register', {
      payload: {
        type: 'student',
        firstname: 'Léa',
        lastname: 'Roy',
        email: student.email,
        code: school.code,
        password: 'something quite new',
      },
    });
    expect(again.statusCode).toBe(201);
  });

  it('returns request/not-found for a student of another school, for staff and for an unknown id', async () => {
    const mine = await schoolWithStudent();
    const other = await schoolWithStudent();
    for (const id of [mine.student.id, other.staff.id, crypto.randomUUID()]) {
      expect((await remove(id, other.asStaff)).json()).toMatchObject({ code: 'request/not-found' });
    }
    expect((await trio.call('GET', '/auth/me', { headers: mine.asStudent })).statusCode).toBe(200);
  });

  it('is allowed for an administrator and returns 403 for a student', async () => {
    const { student, asStudent } = await schoolWithStudent();
    const { email } = await createAdmin(trio.db);
    const { authorization } = await trio.signIn(email);
    expect((await remove(student.id, asStudent)).statusCode).toBe(403);
    expect((await remove(student.id, { authorization })).statusCode).toBe(204);
  });

  it('returns 400 for an invalid id', async () => {
    const { asStaff } = await schoolWithStudent();
    expect((await remove('not-an-id', asStaff)).statusCode).toBe(400);
  });
});

describe('the data download by an owner', () => {
  it('is the student’s own document without the answers to “Does it help?”, and is logged', async () => {
    const { student, asStaff, asStudent } = await schoolWithStudent();
    const path = `/users/${student.id}/data`;
    const theirs = await trio.call('GET', path, { headers: asStaff });
    const own = await trio.call('GET', '/users/me/data', { headers: asStudent });
    expect(theirs.statusCode).toBe(200);
    const withoutTime = (body: string) => ({ ...(JSON.parse(body) as object), generated: '' });
    const { effect, ...others } = withoutTime(own.body) as { effect?: unknown };
    expect(effect).toEqual([]);
    const { log, ...same } = others as { log?: { about: object[] } };
    // The owner's own look comes after the document was made.
    expect(log?.about).toMatchObject([{ action: 'student-data-exported', by: 'Sam Roy' }]);
    expect(withoutTime(theirs.body)).toEqual({ ...same, log: { ...log, about: [] } });
    expect(await actionsAbout(trio, student.id)).toEqual(['student-data-exported']);
  });

  it('is refused to counsellors and teachers, and unknown to another school', async () => {
    const { school, student } = await schoolWithStudent();
    const other = await schoolWithStudent();
    const path = `/users/${student.id}/data`;
    for (const staffKind of ['counsellor', 'teacher'] as const) {
      const { email } = await createStaff(trio.db, school.schoolId, { staffKind });
      const { authorization } = await trio.signIn(email);
      const answer = await trio.call('GET', path, { headers: { authorization } });
      expect(answer.statusCode).toBe(403);
    }
    const answer = await trio.call('GET', path, { headers: other.asStaff });
    expect(answer.statusCode).toBe(404);
    expect(await actionsAbout(trio, student.id)).toEqual([]);
  });
});
