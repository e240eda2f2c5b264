import type { Keeping, ListedForDeletion, SchoolKeeping } from '@trio/contracts/keeping';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createAdmin } from '../../../test/factories.ts';
import { createKeepingSchool, createTestKeepingJob } from '../../../test/keeping-school.ts';
import { createSortingStudent } from '../../../test/sorting-student.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { openTestDatabase } from '../../../test/test-database.ts';
import type { OpenDatabase } from '../../platform/database/database.ts';
import { findKeptStudent } from './due.repository.ts';
import type { KeepingJobService } from './keeping-job.service.ts';

let trio: TestApp;
let database: OpenDatabase;
let job: KeepingJobService;
beforeAll(async () => {
  trio = await createTestApp();
  database = await openTestDatabase();
  job = createTestKeepingJob(database, trio.clock);
});
afterAll(async () => {
  await trio.close();
  await database.close();
});

const day = 24 * 60 * 60_000;
const stateOf = (studentId: string) =>
  trio.db
    .selectFrom('studentStates')
    .selectAll()
    .where('studentId', '=', studentId)
    .executeTakeFirstOrThrow();

it.each([11, 61, 24.5, '24', null, undefined])('refuses %j months', async (months) => {
  const { call } = await createKeepingSchool(trio);
  const refused = await call('PUT', '/keeping', { months });
  expect(refused.statusCode).toBe(400);
  expect((await call('GET', '/keeping')).json<Keeping>()).toMatchObject({ months: 24 });
});

it('tells owners the period and who is on the list, next ones first', async () => {
  const school = await createKeepingSchool(trio);
  await school.addStudent(25, { firstName: 'Late' });
  const first = await school.addStudent(-100, { firstName: 'First' });
  await school.addStudent(400, { firstName: 'Active' });
  await job.run();
  const found = (await school.call('GET', '/keeping')).json<Keeping>();
  expect(found).toMatchObject({ months: 24, due: 2, warnings: [{ students: 2, known: null }] });
  const list = (await school.call('GET', '/keeping/students')).json<{
    students: ListedForDeletion[];
    total: number;
  }>();
  expect(list.total).toBe(2);
  expect(list.students.map(({ firstname }) => firstname)).toEqual(['First', 'Late']);
  const inThirtyDays = new Date(trio.clock.now().getTime() + 30 * day).toISOString().slice(0, 10);
  expect(list.students[0]).toMatchObject({ _id: first.id, deletion: inThirtyDays });
  expect(found.nextDeletion).toBe(inThirtyDays);
});

it('does not keep a student of another school', async () => {
  const ours = await createKeepingSchool(trio);
  const theirs = await createKeepingSchool(trio);
  const { id } = await theirs.addStudent(0);
  await job.run();
  const answer = await ours.call('POST', '/keeping/students', { students: [id] });
  expect(answer.json()).toEqual({ done: [], unchanged: [id] });
  expect(await stateOf(id)).toMatchObject({ keepUntil: null });
});

it('shows administrators figures of schools, those not reached first, and no student', async () => {
  const school = await createKeepingSchool(trio);
  await school.addStudent(0, { firstName: 'Seraphine' });
  await job.run();
  trio.clock.advance(4 * day);
  const { email } = await createAdmin(trio.db);
  const { authorization } = await trio.signIn(email);
  const answer = await trio.call('GET', '/keeping/schools', { headers: { authorization } });
  const { schools, unreached } = answer.json<{ schools: SchoolKeeping[]; unreached: number }>();
  expect(unreached).toBeGreaterThan(0);
  expect(schools[0]?.unreached).not.toBeNull();
  expect(schools.find(({ id }) => id === school.schoolId)).toMatchObject({ due: 1 });
  expect(answer.body).not.toContain('Seraphine');
});

it('notes the day of a log-in and of a save, once a day', async () => {
  const student = await createSortingStudent(trio);
  const today = trio.clock.now().toISOString().slice(0, 10);
  const set = () =>
    trio.db
      .updateTable('studentStates')
      .set({ lastHereOn: '2024-01-31' })
      .where('studentId', '=', student.id)
      .execute();
  const lastHere = async () =>
    (await findKeptStudent(trio.db, student.schoolId, student.id))?.lastHere;
  await set();
  await trio.signIn(student.email);
  expect(await lastHere()).toBe(today);
  await set();
  await student.confirm();
  expect(await lastHere()).toBe(today);
});

it('keeps the later day of two accounts that are merged', async () => {
  const school = await createKeepingSchool(trio);
  const kept = await school.addStudent(0);
  const removed = await school.addStudent(300);
  const later = await findKeptStudent(trio.db, school.schoolId, removed.id);
  await school.call('POST', `/users/${kept.id}/merge`, { from: removed.id });
  expect(await findKeptStudent(trio.db, school.schoolId, kept.id)).toEqual(later);
});

it('puts the day and the deletion into the student’s own data', async () => {
  const school = await createKeepingSchool(trio);
  const student = await school.addStudent(100);
  await trio.db
    .updateTable('studentStates')
    .set({ lastHereOn: '2026-02-28' })
    .where('studentId', '=', student.id)
    .execute();
  const file = await school.call('GET', `/users/${student.id}/data`);
  expect(file.json()).toMatchObject({
    keeping: {
      lastHere: '2026-02-28',
      keptMonths: 24,
      keptUntil: null,
      deletedFrom: '2028-02-28',
      isWarned: false,
    },
  });
});
