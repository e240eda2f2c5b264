import type { Answer } from '@trio/contracts/endpoint';
import type { listPendingProfiles } from '@trio/contracts/profile';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createAdmin, createSchool, createStudent } from '../../../test/factories.ts';
import {
  createSortingStudent,
  finishedSort,
  newSort,
  startBody,
} from '../../../test/sorting-student.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { newId } from '../../platform/ids.ts';

let trio: TestApp;
let headers: { authorization: string };
beforeAll(async () => {
  trio = await createTestApp();
  const { authorization } = await trio.signIn((await createAdmin(trio.db)).email);
  headers = { authorization };
});
afterAll(() => trio.close());
// Other tests' schools may be in this database.
beforeEach(() => sql`UPDATE schools SET is_consumer_group = false`.execute(trio.db));

const list = async (page = 1) =>
  (await trio.call('GET', `/profiles/awaited?page=${page}`, { headers })).json<
    Answer<typeof listPendingProfiles>
  >();
const listed = async () => (await list()).students.map(({ _id }) => _id);
const send = (id: string) => trio.call('POST', `/profiles/awaited/${id}/send`, { headers });

const group = (flags = {}) =>
  createSchool(trio.db, { name: 'Trio at Home', isConsumerGroup: true, ...flags });

const otherThree = () => finishedSort(['wealth', 'coolClimate', 'gameOn']);

async function waiting(school: { schoolId: string }) {
  const student = await createSortingStudent(trio, school);
  trio.clock.advance(1000);
  await student.confirm();
  return student;
}

describe('the list of pending profiles', () => {
  it('lists pending profiles, longest wait first, with the details the team needs', async () => {
    const consumers = await group();
    const first = await waiting(consumers);
    const confirmed = trio.clock.now().toISOString();
    const second = await waiting(await group({ name: 'Trio Open Table', isFreemiumGroup: true }));
    await second.call('POST', '/surveys/end', { language: 'en', answers: {} });
    const begun = await createSortingStudent(trio, consumers);
    await begun.post(startBody(newSort()));
    await waiting(await createSchool(trio.db));
    expect(await list()).toEqual({
      students: [
        {
          _id: first.id,
          firstname: 'Sam',
          lastname: 'Roy',
          email: first.email,
          schoolname: 'Trio at Home',
          isFreemiumGroup: false,
          hasCompletedConsumerEndSurvey: false,
          hasAnswers: false,
          updated: confirmed,
        },
        expect.objectContaining({
          _id: second.id,
          schoolname: 'Trio Open Table',
          isFreemiumGroup: true,
          hasCompletedConsumerEndSurvey: true,
          hasAnswers: true,
        }),
      ],
      total: 2,
      hasNextPage: false,
      hasPrevPage: false,
    });
  });

  it('lists a student once, by the latest sort, and not while disabled', async () => {
    const school = await group();
    const again = await waiting(school);
    const once = await waiting(school);
    trio.clock.advance(1000);
    await again.confirm(otherThree());
    expect(await listed()).toEqual([once.id, again.id]);
    const disabled = trio.db.updateTable('identityUsers').where('id', '=', once.id);
    await disabled.set({ disabledAt: trio.clock.now() }).execute();
    expect(await listed()).toEqual([again.id]);
    expect((await send(once.id)).statusCode).toBe(404);
    await disabled.set({ disabledAt: null }).execute();
    expect((await list()).total).toBe(2);
  });

  it('returns pages of twenty', async () => {
    const school = await group();
    const { id: studentId } = await waiting(school);
    const others = await Promise.all(
      Array.from({ length: 20 }, () => createStudent(trio.db, school.schoolId)),
    );
    const ids = others.map(({ id }) => id);
    await sql`
      INSERT INTO sorts
      SELECT (jsonb_populate_record(one, jsonb_build_object('student_id', copy))).*
      FROM sorts one, unnest(${ids}::text[]) copy
      WHERE one.student_id = ${studentId}`.execute(trio.db);
    const [first, second, third] = [await list(1), await list(2), await list(3)];
    expect(first).toMatchObject({ total: 21, hasNextPage: true, hasPrevPage: false });
    expect(second).toMatchObject({ total: 21, hasNextPage: false, hasPrevPage: true });
    const all = [...first.students, ...second.students].map(({ _id }) => _id);
    expect([first.students.length, new Set(all).size]).toEqual([20, 21]);
    expect(third).toMatchObject({ students: [], total: 21, hasNextPage: false });
    for (const page of ['0', '-1', 'x', '1e9']) {
      const refused = await trio.call('GET', `/profiles/awaited?page=${page}`, { headers });
      expect(refused.statusCode).toBe(400);
    }
  });
});

describe('sending a pending profile', () => {
  it('emails the profile in the student’s language and removes it from the list', async () => {
    const { id, schoolId, email, get } = await waiting(await group());
    await trio.db
      .updateTable('students')
      .set({ language: 'fr' })
      .where('studentId', '=', id)
      .execute();
    expect((await send(id)).statusCode).toBe(204);
    expect(await listed()).toEqual([]);
    const { confirmed } = await get();
    expect(confirmed).toMatchObject({ profileSent: true, emailSent: false });
    expect(await trio.mailsTo(email)).toEqual([
      {
        to: email,
        language: 'fr',
        schoolId,
        content: {
          template: 'profile',
          values: { firstName: 'Sam' },
          attached: { schoolId, studentId: id, sortId: confirmed?.id, language: 'fr' },
        },
      },
    ]);
  });

  it('sends one email for simultaneous requests', async () => {
    const { id, email } = await waiting(await group());
    const sent = await Promise.all([send(id), send(id), send(id)]);
    expect(sent.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 404, 404]);
    expect(await trio.mailsTo(email)).toHaveLength(1);
  });

  it('returns 404 for a student without a pending profile', async () => {
    const sent = await waiting(await group());
    await send(sent.id);
    const ordinary = await waiting(await createSchool(trio.db));
    const begun = await createSortingStudent(trio, await group());
    const { id: admin } = await createAdmin(trio.db);
    for (const id of [sent.id, ordinary.id, begun.id, admin, newId()]) {
      const answer = await send(id);
      expect([answer.statusCode, answer.json()]).toMatchObject([
        404,
        { code: 'request/not-found' },
      ]);
    }
    expect((await send('not-an-id')).statusCode).toBe(400);
    expect(await trio.mailsTo(ordinary.email)).toEqual([]);
  });

  it('makes the profile pending again after a new confirmed sort', async () => {
    const { id, confirm, get } = await waiting(await group());
    await send(id);
    trio.clock.advance(1000);
    await confirm(otherThree());
    expect(await listed()).toEqual([id]);
    expect(await get()).toMatchObject({
      confirmed: { profileSent: false },
      previous: { profileSent: true },
    });
  });
});
