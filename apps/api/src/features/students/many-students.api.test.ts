import type { BatchOutcome, ProfileOwner, SelectedStudent } from '@trio/contracts/many-students';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createClass, createImage, createStaff, createStudent } from '../../../test/factories.ts';
import { createSortingStudent } from '../../../test/sorting-student.ts';
import {
  actionsAbout,
  createSchoolClient,
  createTestClient,
  type SchoolClient,
} from '../../../test/test-client.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { newId } from '../../platform/ids.ts';

let trio: TestApp;
beforeAll(async () => {
  trio = await createTestApp();
});
afterAll(() => trio.close());

const createStudents = async ({ schoolId }: SchoolClient, count: number): Promise<string[]> => {
  const ids: string[] = [];
  for (let at = 0; at < count; at += 1) {
    const names = { firstName: `First${at}`, lastName: `Last${String(at).padStart(3, '0')}` };
    ids.push((await createStudent(trio.db, schoolId, names)).id);
  }
  return ids;
};
const asKind = async ({ schoolId }: SchoolClient, staffKind: 'counsellor' | 'teacher') => {
  const { id, email } = await createStaff(trio.db, schoolId, { staffKind });
  return { ...(await createTestClient(trio, email)), staffId: id };
};
const membersOf = async (classId: string): Promise<string[]> =>
  (
    await trio.db
      .selectFrom('classStudents')
      .select('studentId')
      .where('classId', '=', classId)
      .orderBy('studentId')
      .execute()
  ).map(({ studentId }) => studentId);
const post = async (client: Pick<SchoolClient, 'call'>, path: string, body: object) => {
  const answer = await client.call('POST', path, body);
  return answer.statusCode === 200 ? answer.json<BatchOutcome>() : answer.statusCode;
};

it('selects all students of the list, beyond a page, with its filters and search', async () => {
  const owner = await createSchoolClient(trio);
  const ids = await createStudents(owner, 25);
  const { classId } = await createClass(trio.db, owner.schoolId, { students: ids.slice(0, 3) });
  await post(owner, '/users/selection/disable', { students: ids.slice(0, 1), disable: true });
  const select = async (query: Record<string, string> = {}) =>
    (await owner.get('/users/selection', query)).json<{
      students: SelectedStudent[];
      isCut: boolean;
    }>();
  expect(await select()).toMatchObject({ isCut: false });
  expect((await select()).students.map(({ _id }) => _id)).toEqual(ids.slice(1));
  expect((await select({ showDisabled: 'true' })).students).toHaveLength(25);
  expect((await select({ classid: classId })).students.map(({ lastname }) => lastname)).toEqual([
    'Last001',
    'Last002',
  ]);
  expect((await select({ search: 'Last017' })).students).toMatchObject([{ firstname: 'First17' }]);
});

it('shows a teacher only the students of own classes', async () => {
  const owner = await createSchoolClient(trio);
  const [inClass = '', other = ''] = await createStudents(owner, 2);
  const teacher = await asKind(owner, 'teacher');
  await createClass(trio.db, owner.schoolId, {
    name: 'Class 9B',
    students: [inClass],
    teachers: [teacher.staffId],
  });
  await createClass(trio.db, owner.schoolId, { name: 'Another teacher’s', students: [inClass] });
  const selected = await teacher.get('/users/selection');
  expect(selected.json()).toMatchObject({ students: [{ _id: inClass }] });
  const asked = { students: [inClass, other] };
  const owners = await teacher.call('POST', '/users/selection/profiles', asked);
  expect(owners.json()).toMatchObject({ students: [{ _id: inClass, class: 'Class 9B' }] });
});

it('says who has a profile, and names the class that was asked for', async () => {
  const owner = await createSchoolClient(trio);
  const done = await createSortingStudent(trio, { schoolId: owner.schoolId });
  await done.confirm();
  const [never = ''] = await createStudents(owner, 1);
  const students = [done.id, never];
  const { classId } = await createClass(trio.db, owner.schoolId, { name: '9A', students });
  await createClass(trio.db, owner.schoolId, { name: '9C', students });
  const list = async (body: object) => {
    const answer = await owner.call('POST', '/users/selection/profiles', body);
    const { students: found } = answer.json<{ students: ProfileOwner[] }>();
    return new Map(found.map((one) => [one._id, one]));
  };
  const named = await list({ students: [...students, newId()], classid: classId });
  expect(named.get(done.id)).toMatchObject({ class: '9A', hasProfile: true });
  expect(named.get(never)).toMatchObject({ class: '9A', hasProfile: false });
  expect(named.size).toBe(2);
});

it('disables and enables a batch, ends the sessions and logs each student', async () => {
  const owner = await createSchoolClient(trio);
  const counsellor = await asKind(owner, 'counsellor');
  const student = await createStudent(trio.db, owner.schoolId);
  const session = await createTestClient(trio, student.email);
  const [second = ''] = await createStudents(owner, 1);
  await post(counsellor, '/users/selection/disable', { students: [second], disable: true });
  const gone = newId();
  const students = [student.id, second, gone];
  const path = '/users/selection/disable';
  expect(await post(counsellor, path, { students, disable: true })).toEqual({
    done: [student.id],
    unchanged: [second],
    gone: [gone],
  });
  expect((await session.get('/auth/me')).statusCode).toBe(401);
  expect(await actionsAbout(trio, student.id)).toEqual(['student-disabled']);
  expect(await actionsAbout(trio, second)).toEqual(['student-disabled']);
  await post(counsellor, path, { students, disable: false });
  expect(await actionsAbout(trio, student.id)).toEqual(['student-disabled', 'student-enabled']);
});

it('deletes a batch with pictures, log-ins and totals, for owners only', async () => {
  const owner = await createSchoolClient(trio);
  const sorter = await createSortingStudent(trio, { schoolId: owner.schoolId });
  await createImage(trio.db, owner.schoolId, sorter.id);
  await sorter.confirm();
  const [other = '', kept = ''] = await createStudents(owner, 2);
  const gone = newId();
  const students = [sorter.id, other, gone];
  const path = '/users/selection/delete';
  for (const kind of ['counsellor', 'teacher'] as const) {
    expect(await post(await asKind(owner, kind), path, { students })).toBe(403);
  }
  const outcome = await post(owner, path, { students });
  expect(outcome).toEqual({
    done: [sorter.id, other].toSorted(),
    unchanged: [],
    gone: [gone],
  });
  for (const table of ['cardImages', 'sorts'] as const) {
    const rows = await trio.db
      .selectFrom(table)
      .select('studentId')
      .where('studentId', '=', sorter.id)
      .execute();
    expect(rows, table).toEqual([]);
  }
  const users = await trio.db
    .selectFrom('identityUsers')
    .select('id')
    .where('id', 'in', [sorter.id, other, kept])
    .execute();
  expect(users).toEqual([{ id: kept }]);
  const summary = await owner.get('/users/summary/student');
  expect(summary.json()).toMatchObject({ totalStudents: 1, totalSortAttempts: 0 });
  expect(await actionsAbout(trio, other)).toEqual(['student-deleted']);
});

it('changes no student of another school, and says that they are gone', async () => {
  const owner = await createSchoolClient(trio);
  const other = await createSchoolClient(trio);
  const students = await createStudents(other, 1);
  const nothing = { done: [], unchanged: [], gone: students };
  expect(await post(owner, '/users/selection/delete', { students })).toEqual(nothing);
  const disabling = { students, disable: true };
  expect(await post(owner, '/users/selection/disable', disabling)).toEqual(nothing);
  const { classId } = await createClass(trio.db, owner.schoolId);
  expect(await post(owner, `/classes/${classId}/place`, { students })).toEqual(nothing);
  expect(await membersOf(classId)).toEqual([]);
  const theirs = await createClass(trio.db, other.schoolId, { students });
  expect(await post(owner, '/classes/archive', { classes: [theirs.classId] })).toEqual({
    ...nothing,
    gone: [theirs.classId],
  });
  expect(await actionsAbout(trio, students[0] ?? '')).toEqual([]);
});

it('adds to a class, moves between classes, and repeats without harm', async () => {
  const owner = await createSchoolClient(trio);
  const ids = (await createStudents(owner, 3)).toSorted();
  const [first = '', second = '', third = ''] = ids;
  const from = await createClass(trio.db, owner.schoolId, { students: [first, second] });
  const to = await createClass(trio.db, owner.schoolId, { students: [second] });
  const place = (body: object) => post(owner, `/classes/${to.classId}/place`, body);
  const moving = { students: ids, leaving: from.classId };
  // The third student was never in the class that the others leave.
  expect(await place(moving)).toEqual({ done: [first, second], unchanged: [], gone: [third] });
  expect(await membersOf(from.classId)).toEqual([]);
  expect(await membersOf(to.classId)).toEqual([first, second]);
  // As if the first answer was lost.
  expect(await place(moving)).toEqual({ done: [], unchanged: [first, second], gone: [third] });
  expect(await place({ students: ids })).toEqual({
    done: [third],
    unchanged: [first, second],
    gone: [],
  });
  expect(await actionsAbout(trio, to.classId)).toEqual([
    'class-students-moved',
    'class-students-added',
  ]);
});

it('refuses an archived class, and changes nothing', async () => {
  const owner = await createSchoolClient(trio);
  const students = await createStudents(owner, 1);
  const { classId } = await createClass(trio.db, owner.schoolId, { state: 'archived' });
  expect(await post(owner, `/classes/${classId}/place`, { students })).toBe(409);
  expect(await membersOf(classId)).toEqual([]);
});

it('lets a teacher take students out of an own class', async () => {
  const owner = await createSchoolClient(trio);
  const [first = '', second = ''] = await createStudents(owner, 2);
  const teacher = await asKind(owner, 'teacher');
  const { classId } = await createClass(trio.db, owner.schoolId, {
    teachers: [teacher.staffId],
    students: [first],
  });
  const path = `/classes/${classId}/take-out`;
  expect(await post(teacher, path, { students: [first, second] })).toEqual({
    done: [first],
    unchanged: [],
    gone: [second],
  });
  expect(await membersOf(classId)).toEqual([]);
  expect(await actionsAbout(trio, first)).toEqual(['class-student-removed']);
});

it('archives several classes in one act', async () => {
  const owner = await createSchoolClient(trio);
  const open = await createClass(trio.db, owner.schoolId);
  const over = await createClass(trio.db, owner.schoolId, { state: 'archived' });
  const classes = [open.classId, over.classId];
  expect(await post(owner, '/classes/archive', { classes })).toEqual({
    done: [open.classId],
    unchanged: [over.classId],
    gone: [],
  });
  expect(await actionsAbout(trio, open.classId)).toEqual(['class-archived']);
  expect(await actionsAbout(trio, over.classId)).toEqual([]);
});

it('accepts at most 100 students in one request', async () => {
  const owner = await createSchoolClient(trio);
  const students = Array.from({ length: 101 }, () => newId());
  expect(await post(owner, '/users/selection/delete', { students })).toBe(400);
  expect(await post(owner, '/users/selection/delete', { students: [] })).toBe(400);
  expect(await post(owner, '/users/selection/delete', { students: ['x'] })).toBe(400);
});
