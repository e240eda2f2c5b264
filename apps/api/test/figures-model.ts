import type { ResultRecord } from '@trio/contracts/results';
import { cardKeys } from '@trio/deck/facts.generated';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { createSchool } from './factories.ts';
import {
  createSortingStudent,
  finishedSort,
  startBody,
  startedAt,
  type SortingStudent,
} from './sorting-student.ts';
import { createAdminClient, type TestClient } from './test-client.ts';
import type { TestApp } from './test-app.ts';

interface Counted {
  readonly student: SortingStudent;
  readonly month: string;
  isDisabled: boolean;
  sorts: { readonly at: number; readonly cards: readonly string[]; readonly ms: number }[];
}

const threes = fc.uniqueArray(fc.nat(5), { minLength: 3, maxLength: 3 });
const place = fc.nat(30);
const doing = <T extends string>(what: T) => ({ do: fc.constant(what), at: place });

const steps = fc.array(
  fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({ ...doing('sign up'), month: fc.integer({ min: 1, max: 3 }) }),
    },
    {
      weight: 5,
      arbitrary: fc.record({
        ...doing('confirm'),
        picks: threes,
        minutes: fc.nat(2),
        hasOwn: fc.boolean(),
      }),
    },
    { weight: 1, arbitrary: fc.record(doing('start')) },
    { weight: 2, arbitrary: fc.record({ ...doing('disable'), disable: fc.boolean() }) },
    { weight: 3, arbitrary: fc.record({ ...doing('merge'), from: place }) },
    { weight: 1, arbitrary: fc.record(doing('delete student')) },
    { weight: 1, arbitrary: fc.record(doing('delete school')) },
  ),
  { minLength: 8, maxLength: 24 },
);
type Step = typeof steps extends fc.Arbitrary<(infer S)[]> ? S : never;

const own = { title: 'Bees', description: '', imageUrl: '' };

async function playSteps(trio: TestApp, admin: TestClient, wanted: readonly Step[]) {
  const schools = [(await createSchool(trio.db)).schoolId, (await createSchool(trio.db)).schoolId];
  let allStudents: Counted[] = [];
  let stamp = startedAt + 700_000;
  for (const step of wanted) {
    trio.clock.advance(1000);
    const schoolId = schools[step.at % schools.length];
    const one = allStudents[step.at % allStudents.length];
    if (step.do === 'sign up' && schoolId !== undefined) {
      const student = await createSortingStudent(trio, { schoolId });
      const createdAt = new Date(Date.UTC(2026, step.month - 1, 28, 23));
      // As sign-up does: the row is written once, with its date.
      await trio.db.deleteFrom('students').where('studentId', '=', student.id).execute();
      await trio.db
        .insertInto('students')
        .values({
          schoolId,
          studentId: student.id,
          firstName: 'Sam',
          lastName: 'Roy',
          email: student.email,
          createdAt,
        })
        .execute();
      allStudents.push({ student, month: `2026-0${step.month}`, isDisabled: false, sorts: [] });
    } else if (step.do === 'confirm' && one && !one.isDisabled) {
      const names = step.picks.map((pick) => cardKeys[pick] ?? 'wealth');
      stamp += 1000;
      const sort = { ...finishedSort(names, step.minutes), confirmedAt: stamp };
      const selected = step.hasOwn ? [own, ...names.slice(1)] : names;
      const response = await one.student.post({ ...startBody(sort), selected });
      if (response.statusCode === 401) continue;
      expect(response.statusCode).toBe(201);
      const cards = step.hasOwn ? names.slice(1) : names;
      // A sort in progress absorbs this one; its time is limited by its age.
      const { totalTimeSpent: ms } = response.json<ResultRecord>();
      one.sorts.push({ at: trio.clock.now().getTime(), cards, ms });
    } else if (step.do === 'start' && one && !one.isDisabled) {
      await one.student.post();
    } else if (step.do === 'disable' && one) {
      const { disable } = step;
      await admin.call('POST', `/users/${one.student.id}/disable`, { disable });
      one.isDisabled = disable;
    } else if (step.do === 'merge' && one) {
      const other = allStudents[step.from % allStudents.length];
      const path = `/users/${one.student.id}/merge`;
      const { statusCode } = await admin.call('POST', path, { from: other?.student.id ?? '' });
      const isOne = other === one;
      const isNear = other?.student.schoolId === one.student.schoolId;
      expect(statusCode).toBe(isOne ? 400 : isNear ? 204 : 404);
      if (!other || isOne || !isNear) continue;
      one.sorts = [...one.sorts, ...other.sorts].toSorted((a, b) => a.at - b.at);
      allStudents = allStudents.filter((each) => each !== other);
    } else if (step.do === 'delete student' && one) {
      await admin.call('DELETE', `/users/${one.student.id}`);
      allStudents = allStudents.filter((each) => each !== one);
    } else if (step.do === 'delete school' && schoolId !== undefined) {
      await trio.db.deleteFrom('schools').where('schoolId', '=', schoolId).execute();
      allStudents = allStudents.filter(({ student }) => student.schoolId !== schoolId);
      schools.splice(schools.indexOf(schoolId), 1);
    }
  }
  return { schools, allStudents };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

function countEach(names: readonly string[]): Record<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return Object.fromEntries(counts);
}

async function expectFigures(
  admin: TestClient,
  schoolId: string | null,
  students: readonly Counted[],
): Promise<void> {
  const query = schoolId === null ? {} : { schoolid: schoolId };
  const sorts = students.flatMap((one) => one.sorts);
  const summary = (await admin.get('/users/summary/student', query)).json<object>();
  expect(summary).toMatchObject({
    totalStudents: students.length,
    totalSortAttempts: sorts.length,
    totalTimeSpent: sum(sorts.map(({ ms }) => ms)),
    totalSortAttemptsWithTrackedTime: sorts.filter(({ ms }) => ms > 0).length,
    totalStudentsWithTrackedTime: students.filter((one) => one.sorts.some(({ ms }) => ms > 0))
      .length,
    totalStudentsEnabled: students.filter((one) => !one.isDisabled).length,
    totalStudentsEnabledWhoSorted: students.filter((one) => !one.isDisabled && one.sorts.length > 0)
      .length,
  });
  const months = await admin.get('/users/summary', { role: 'student', ...query });
  expect(months.json()).toEqual(countEach(students.map(({ month }) => month)));
  const top = await admin.get('/users/student/topchallenges', query);
  const latest = students.flatMap((one) => one.sorts.at(-1)?.cards ?? []);
  expect(top.json<{ topChallenges: object }>().topChallenges).toEqual(countEach(latest));
  for (const showDisabled of ['true', 'false']) {
    const listed = students.filter((one) => showDisabled === 'true' || !one.isDisabled);
    const list = await admin.get('/users/v1/student', { ...query, showDisabled, limit: '200' });
    const { total, students: rows } = list.json<{
      total: number;
      students: { _id: string; sortAttempts: number; totalTimeSpent: number }[];
    }>();
    expect(total).toBe(listed.length);
    const seen = rows.map((row) => [row._id, row.sortAttempts, row.totalTimeSpent]);
    const meant = listed.map(({ student, sorts: theirs }) => [
      student.id,
      theirs.length,
      sum(theirs.map(({ ms }) => ms)),
    ]);
    expect(seen.toSorted()).toEqual(meant.toSorted());
  }
}

export const compareFigures = (trio: TestApp, numRuns: number, seed: number): Promise<void> =>
  fc.assert(
    fc.asyncProperty(steps, async (wanted) => {
      // TRUNCATE fires no DELETE triggers, so the rollup tables are truncated too.
      await sql`TRUNCATE schools, identity_users, admins, platform_totals, platform_months,
        platform_challenges CASCADE`.execute(trio.db);
      const admin = await createAdminClient(trio);
      const { schools, allStudents } = await playSteps(trio, admin, wanted);
      for (const schoolId of schools) {
        const students = allStudents.filter(({ student }) => student.schoolId === schoolId);
        await expectFigures(admin, schoolId, students);
      }
      await expectFigures(admin, null, allStudents);
    }),
    // No shrinking: it would take minutes.
    { numRuns, seed, endOnFailure: true },
  );
