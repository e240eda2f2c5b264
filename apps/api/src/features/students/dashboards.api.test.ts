import { afterAll, beforeAll, expect, it } from 'vitest';
import { createExtraCard, createSchool, createStudent } from '../../../test/factories.ts';
import {
  createAdminClient,
  createSchoolClient,
  type SchoolClient,
} from '../../../test/test-client.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

let trio: TestApp;
beforeAll(async () => {
  trio = await createTestApp();
});
afterAll(() => trio.close());

async function createSorted(
  { schoolId }: SchoolClient,
  selected: readonly string[],
  minutes: number,
) {
  const { id } = await createStudent(trio.db, schoolId);
  await trio.db
    .updateTable('students')
    .set({
      selected: JSON.stringify(selected),
      sortAttempts: 2,
      timedSorts: minutes > 0 ? 2 : 0,
      timeSpentMs: String(minutes * 60_000),
    })
    .where('studentId', '=', id)
    .execute();
  return id;
}

it('sums the students of a school, with averages over students with tracked time', async () => {
  const client = await createSchoolClient(trio);
  const empty = (await client.get('/users/summary/student')).json();
  expect(empty).toMatchObject({ totalStudents: 0, averageTimeSpentPerSortWithTrackedTime: 0 });
  await createSorted(client, [], 10);
  await createSorted(client, [], 20);
  await createSorted(client, [], 0);
  expect((await client.get('/users/summary/student')).json()).toEqual({
    totalStudents: 3,
    totalSortAttempts: 6,
    totalTimeSpent: 30 * 60_000,
    totalSortAttemptsWithTrackedTime: 4,
    totalStudentsWithTrackedTime: 2,
    totalStudentsEnabled: 3,
    totalStudentsEnabledWhoSorted: 3,
    averageTimeSpentPerStudentWithTrackedTime: 15 * 60_000,
    averageTimeSpentPerSortWithTrackedTime: 7.5 * 60_000,
  });
});

it('ranks the chosen cards by number and then by name, without those of deleted students', async () => {
  const client = await createSchoolClient(trio);
  const bees = await createExtraCard(trio.db, client.schoolId, 'beeKeeping');
  await createSorted(client, ['wealth', 'coolClimate', 'beeKeeping'], 1);
  await createSorted(client, ['wealth', 'learnForLife', 'beeKeeping'], 1);
  const leaves = await createSorted(client, ['openSky', 'wealth', 'coolClimate'], 1);
  await client.call('DELETE', `/users/${leaves}`);
  const answer = (await client.get('/users/student/topchallenges')).json<{
    topChallenges: object;
  }>();
  expect(Object.entries(answer.topChallenges)).toEqual([
    ['beeKeeping', 2],
    ['wealth', 2],
    ['coolClimate', 1],
    ['learnForLife', 1],
  ]);
  expect(answer).toMatchObject({ extraCards: [bees] });
});

it('counts sign-ups by month, newest first, and those of schools for administrators only', async () => {
  const client = await createSchoolClient(trio);
  expect((await client.get('/users/summary', { role: 'student' })).json()).toEqual({});
  for (const month of [2, 2, 11]) {
    const { id: studentId, ...row } = await createStudent(trio.db, client.schoolId);
    await trio.db.deleteFrom('students').where('studentId', '=', studentId).execute();
    const createdAt = new Date(Date.UTC(2025, month - 1, 1));
    await trio.db
      .insertInto('students')
      .values({ ...row, studentId, schoolId: client.schoolId, createdAt })
      .execute();
  }
  const months = (await client.get('/users/summary', { role: 'student' })).json<object>();
  expect(Object.entries(months)).toEqual([
    ['2025-11', 1],
    ['2025-02', 2],
  ]);
  const refused = await client.get('/users/summary', { role: 'school' });
  expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([
    403,
    'request/forbidden',
  ]);
  const admin = await createAdminClient(trio);
  const schools = (await admin.get('/users/summary', { role: 'school' })).json<object>();
  const { count } = await trio.db
    .selectFrom('schools')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('verifiedAt', 'is not', null)
    .executeTakeFirstOrThrow();
  expect(Object.values(schools).reduce((sum: number, each: number) => sum + each, 0)).toBe(
    Number(count),
  );
});

it('does not count unverified schools', async () => {
  const admin = await createAdminClient(trio);
  const countSchools = async () => {
    const { totalSchools } = (await admin.get('/users/summary/student')).json<{
      totalSchools: number;
    }>();
    const months = (await admin.get('/users/summary', { role: 'school' })).json<object>();
    return [totalSchools, Object.values(months).reduce((sum: number, n: number) => sum + n, 0)];
  };
  const [total = 0] = await countSchools();
  await createSchool(trio.db, { verifiedAt: null });
  expect(await countSchools()).toEqual([total, total]);
  await createSchool(trio.db);
  expect(await countSchools()).toEqual([total + 1, total + 1]);
});

it('gives an administrator the figures of all schools or of one', async () => {
  const admin = await createAdminClient(trio);
  const client = await createSchoolClient(trio);
  await createSorted(client, ['wealth', 'coolClimate', 'learnForLife'], 1);
  const all = (await admin.get('/users/summary/student')).json<Record<string, number>>();
  expect(all['totalSchools']).toBeGreaterThan(0);
  expect(all['totalStudents']).toBeGreaterThanOrEqual(1);
  const one = await admin.get('/users/summary/student', { schoolid: client.schoolId });
  expect(one.json()).toMatchObject({ totalStudents: 1 });
  for (const path of ['/users/summary/student', '/users/student/topchallenges']) {
    const unknown = await admin.get(path, { schoolid: '01900000-0000-7000-8000-0000000fff01' });
    expect(unknown.json()).toMatchObject({ code: 'school/not-found' });
  }
});
