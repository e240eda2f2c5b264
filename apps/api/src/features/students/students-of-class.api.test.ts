import { afterAll, beforeAll, expect, it } from 'vitest';
import { createClass, createStaff, createStudent } from '../../../test/factories.ts';
import {
  createAdminClient,
  createSchoolClient,
  createTestClient,
  type TestClient,
} from '../../../test/test-client.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

let trio: TestApp;
beforeAll(async () => {
  trio = await createTestApp();
});
afterAll(() => trio.close());

async function schoolWithClasses() {
  const owner = await createSchoolClient(trio);
  const { schoolId } = owner;
  const { id: teacherId, email } = await createStaff(trio.db, schoolId, { staffKind: 'teacher' });
  const named = async (firstName: string) =>
    (await createStudent(trio.db, schoolId, { firstName, lastName: 'Martin' })).id;
  const [ann, ben] = [await named('Ann'), await named('Ben')];
  await named('Cleo');
  await trio.db
    .updateTable('students')
    .set({ sortAttempts: 1, selected: JSON.stringify(['clean-water']) })
    .where('studentId', '=', ann)
    .execute();
  const own = await createClass(trio.db, schoolId, { students: [ann], teachers: [teacherId] });
  const second = await createClass(trio.db, schoolId, { students: [ben], teachers: [teacherId] });
  const others = await createClass(trio.db, schoolId, { students: [ann, ben] });
  const archived = await createClass(trio.db, schoolId, {
    students: [ben],
    teachers: [teacherId],
    state: 'archived',
  });
  return { owner, teacher: await createTestClient(trio, email), own, second, others, archived };
}

it('lists, searches, counts and exports the students of one class', async () => {
  const { owner, teacher, own, others } = await schoolWithClasses();
  const admin = await createAdminClient(trio);
  for (const client of [owner, teacher, admin]) {
    const classid = own.classId;
    expect(await client.names({ classid })).toEqual(['Ann']);
    for (const lastSorted of ['asc', 'desc']) {
      expect(await client.names({ classid, lastSorted })).toEqual(['Ann']);
    }
    expect(await client.names({ classid, search: 'martin' })).toEqual(['Ann']);
    expect((await client.get('/users/v1/student', { classid })).json()).toMatchObject({ total: 1 });
    expect((await client.get('/users/summary/student', { classid })).json()).toMatchObject({
      totalStudents: 1,
      totalStudentsEnabledWhoSorted: 1,
    });
    expect(
      Object.values(
        (await client.get('/users/summary', { role: 'student', classid })).json<object>(),
      ),
    ).toEqual([1]);
    expect((await client.get('/users/student/topchallenges', { classid })).json()).toMatchObject({
      topChallenges: { 'clean-water': 1 },
    });
    const file = (await client.get('/users/download', { classid })).body;
    expect([file.includes('Ann'), file.includes('Ben'), file.includes('Cleo')]).toEqual([
      true,
      false,
      false,
    ]);
  }
  expect(await owner.names({ classid: others.classId })).toEqual(['Ann', 'Ben']);
  expect(await owner.names({ classid: '' })).toEqual(['Ann', 'Ben', 'Cleo']);
  expect(await teacher.names({ classid: '' })).toEqual(['Ann', 'Ben']);
});

it('answers class/not-found for a class of another school or teacher, on each route', async () => {
  const { owner, teacher, own, others, archived } = await schoolWithClasses();
  const stranger = await createSchoolClient(trio);
  const refused = async (client: TestClient, classid: string) => {
    for (const [path, query] of [
      ['/users/v1/student', {}],
      ['/users/v1/student', { search: 'martin' }],
      ['/users/download', {}],
      ['/users/summary', { role: 'student' }],
      ['/users/summary/student', {}],
      ['/users/student/topchallenges', {}],
    ] as const) {
      const answer = await client.get(path, { ...query, classid });
      expect([answer.statusCode, answer.json<{ code: string }>().code], path).toEqual([
        404,
        'class/not-found',
      ]);
    }
  };
  await refused(stranger, own.classId);
  await refused(teacher, others.classId);
  await refused(teacher, archived.classId);
  await refused(owner, crypto.randomUUID());
  expect(await owner.names({ classid: archived.classId })).toEqual(['Ben']);
});
