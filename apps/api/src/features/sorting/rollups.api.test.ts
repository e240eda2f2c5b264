import { cardKeys } from '@trio/deck/facts.generated';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSchool } from '../../../test/factories.ts';
import { finishedSort, startBody } from '../../../test/sorting-student.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { openTestDatabase } from '../../../test/test-database.ts';
import { transactOn } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/identity/identity.ts';
import { newId } from '../../platform/ids.ts';
import { lockStudent } from '../../data/students.repository.ts';
import { countConfirmation, insertSort } from '../../data/sorts.repository.ts';
import { createLatestSorts } from './latest-sorts.cache.ts';
import { createSortingService, type SortingService } from './sorting.service.ts';

let trio: TestApp;
let results: SortingService;
beforeAll(async () => {
  const database = await openTestDatabase();
  trio = await createTestApp({}, database);
  const { db, clock } = trio;
  // TRUNCATE fires no row triggers, so the rollups are emptied too.
  await sql`TRUNCATE schools, identity_users, platform_totals, platform_months, platform_challenges CASCADE`.execute(
    db,
  );
  const latestSorts = createLatestSorts(database.pool, clock);
  const progress = { note: () => {} };
  const findExtraCards = () => Promise.resolve([]);
  const transact = transactOn(db);
  results = createSortingService({ db, transact, clock, latestSorts, progress, findExtraCards });
});
afterAll(() => trio.close());

async function signUp(schoolId: string, createdAt = new Date()): Promise<Caller> {
  const userId = newId();
  const names = { firstName: 'Sam', lastName: 'Roy', email: `${userId}@school.test` };
  await trio.db
    .insertInto('students')
    .values({ ...names, schoolId, studentId: userId, createdAt })
    .execute();
  return {
    userId,
    schoolId,
    role: 'student',
    staffKind: null,
    boardId: null,
    openSchools: 'all',
    sessionId: '',
    signedInAt: createdAt,
  };
}

const own = { title: 'Bees', description: '', imageUrl: '' };

async function confirm(caller: Caller, picks: readonly number[], minutes: number, hasOwn = false) {
  const names = picks.map((place) => cardKeys[place] ?? 'wealth');
  const sort = finishedSort(names, minutes);
  const selected = hasOwn ? [own, ...names.slice(1)] : names;
  await results.create(caller, { ...startBody(sort), selected }, 'en');
}

const pairs: readonly [name: string, stored: string, counted: string][] = [
  [
    'totals of a school',
    `SELECT school_id::text AS key, students, sort_attempts, timed_sorts, timed_students, time_spent_ms,
            disabled_students, sorted_students
     FROM school_totals WHERE students > 0`,
    `SELECT school_id::text AS key, count(*) AS students, sum(sort_attempts) AS sort_attempts,
            sum(timed_sorts) AS timed_sorts, count(*) FILTER (WHERE timed_sorts > 0) AS timed_students,
            sum(time_spent_ms) AS time_spent_ms, count(*) FILTER (WHERE is_disabled) AS disabled_students,
            count(*) FILTER (WHERE sort_attempts > 0 AND NOT is_disabled) AS sorted_students
     FROM students GROUP BY 1`,
  ],
  [
    'months of a school',
    `SELECT school_id || ' ' || month AS key, students FROM school_months WHERE students <> 0`,
    `SELECT school_id || ' ' || date_trunc('month', created_at AT TIME ZONE 'UTC')::date AS key,
            count(*) AS students
     FROM students GROUP BY 1`,
  ],
  [
    'challenges of a school',
    `SELECT school_id || ' ' || card AS key, picks FROM school_challenges WHERE picks <> 0`,
    `SELECT school_id || ' ' || (card #>> '{}') AS key, count(*) AS picks
     FROM students, jsonb_array_elements(selected) card WHERE jsonb_typeof(card) = 'string' GROUP BY 1`,
  ],
  [
    'totals of all',
    `SELECT 'all' AS key, coalesce(sum(students), 0) AS students, coalesce(sum(sort_attempts), 0) AS sort_attempts,
            coalesce(sum(timed_sorts), 0) AS timed_sorts, coalesce(sum(timed_students), 0) AS timed_students,
            coalesce(sum(time_spent_ms), 0) AS time_spent_ms,
            coalesce(sum(disabled_students), 0) AS disabled_students,
            coalesce(sum(sorted_students), 0) AS sorted_students FROM platform_totals`,
    `SELECT 'all' AS key, count(*) AS students, coalesce(sum(sort_attempts), 0) AS sort_attempts,
            coalesce(sum(timed_sorts), 0) AS timed_sorts,
            count(*) FILTER (WHERE timed_sorts > 0) AS timed_students,
            coalesce(sum(time_spent_ms), 0) AS time_spent_ms,
            count(*) FILTER (WHERE is_disabled) AS disabled_students,
            count(*) FILTER (WHERE sort_attempts > 0 AND NOT is_disabled) AS sorted_students FROM students`,
  ],
  [
    'months of all',
    `SELECT month::text AS key, sum(students) AS students FROM platform_months GROUP BY 1
     HAVING sum(students) <> 0`,
    `SELECT date_trunc('month', created_at AT TIME ZONE 'UTC')::date::text AS key, count(*) AS students
     FROM students GROUP BY 1`,
  ],
  [
    'challenges of all',
    `SELECT card AS key, sum(picks) AS picks FROM platform_challenges GROUP BY 1 HAVING sum(picks) <> 0`,
    `SELECT card #>> '{}' AS key, count(*) AS picks
     FROM students, jsonb_array_elements(selected) card WHERE jsonb_typeof(card) = 'string' GROUP BY 1`,
  ],
];

async function expectRollupsToFit(): Promise<void> {
  const read = async (query: string) =>
    (await sql.raw(`${query} ORDER BY 1`).execute(trio.db)).rows;
  for (const [name, stored, counted] of pairs) {
    expect(await read(stored), name).toEqual(await read(counted));
  }
}

const threes = fc.uniqueArray(fc.nat(5), { minLength: 3, maxLength: 3 });
const step = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('sign up' as const), at: fc.nat(5), month: fc.nat(3) }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('confirm' as const),
      at: fc.nat(20),
      picks: threes,
      minutes: fc.nat(3),
      hasOwn: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('rename' as const), at: fc.nat(20) }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('delete student' as const), at: fc.nat(20) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('delete school' as const), at: fc.nat(5) }) },
);

it('keeps the rollups equal to a full recount after any actions', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
      const schools = [
        (await createSchool(trio.db)).schoolId,
        (await createSchool(trio.db)).schoolId,
      ];
      let students: Caller[] = [];
      for (const next of steps) {
        const school = schools[next.at % schools.length];
        const student = students[next.at % students.length];
        if (next.do === 'sign up' && school) {
          students.push(await signUp(school, new Date(Date.UTC(2026, next.month, 31, 23))));
        } else if (next.do === 'confirm' && student) {
          await confirm(student, next.picks, next.minutes, next.hasOwn);
        } else if (next.do === 'rename' && student) {
          const change = trio.db.updateTable('students').set({ firstName: 'Zoé' });
          await change.where('studentId', '=', student.userId).execute();
        } else if (next.do === 'delete student' && student) {
          await trio.db.deleteFrom('students').where('studentId', '=', student.userId).execute();
          students = students.filter((each) => each !== student);
        } else if (next.do === 'delete school' && school) {
          await trio.db.deleteFrom('schools').where('schoolId', '=', school).execute();
          students = students.filter((each) => each.schoolId !== school);
          schools.splice(schools.indexOf(school), 1);
        }
      }
      await expectRollupsToFit();
    }),
    { numRuns: 12, seed: 41 },
  );
});

it('keeps the rollups correct, without a deadlock, when twenty students confirm and some are deleted', async () => {
  const { schoolId } = await createSchool(trio.db);
  const other = await createSchool(trio.db);
  const anHourAgo = new Date(Date.now() - 3_600_000);
  const class1 = await Promise.all(Array.from({ length: 20 }, () => signUp(schoolId, anHourAgo)));
  const leaving = await Promise.all(Array.from({ length: 5 }, () => signUp(schoolId)));
  const elsewhere = await Promise.all(Array.from({ length: 5 }, () => signUp(other.schoolId)));
  for (const student of [...leaving, ...elsewhere]) await confirm(student, [5, 4, 3], 2);
  await Promise.all([
    ...class1.map((student, n) => confirm(student, [n % 6, (n + 1) % 6, (n + 2) % 6], 1)),
    ...leaving.map(({ userId }) =>
      trio.db.deleteFrom('students').where('studentId', '=', userId).execute(),
    ),
    ...elsewhere.map((student) => confirm(student, [0, 1, 2], 1)),
  ]);
  await expectRollupsToFit();
  const total = await trio.db
    .selectFrom('schoolTotals')
    .selectAll()
    .where('schoolId', '=', schoolId)
    .executeTakeFirstOrThrow();
  expect(total).toMatchObject({ students: '20', sortAttempts: '20', timeSpentMs: '1200000' });
});

it('removes all rows of a school that is deleted while its students confirm', async () => {
  const { schoolId } = await createSchool(trio.db);
  const students = await Promise.all(Array.from({ length: 8 }, () => signUp(schoolId)));
  const [gone] = await Promise.allSettled([
    trio.db.deleteFrom('schools').where('schoolId', '=', schoolId).execute(),
    ...students.map((student, n) => confirm(student, [n % 6, (n + 1) % 6, (n + 2) % 6], 1)),
  ]);
  expect(gone.status).toBe('fulfilled');
  await expectRollupsToFit();
});

it('waits for a confirmation in progress before deleting a school, without a deadlock', async () => {
  const { schoolId } = await createSchool(trio.db);
  const { userId: studentId } = await signUp(schoolId);
  const owner = { schoolId, studentId };
  const sort = finishedSort();
  const isWaiting = async () => {
    const { rows } = await sql`
      SELECT FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE 'delete from "schools"%'`.execute(
      trio.db,
    );
    return rows.length > 0;
  };
  const deletion = await trio.db.transaction().execute(async (transaction) => {
    await lockStudent(transaction, owner);
    const waiting = trio.db.deleteFrom('schools').where('schoolId', '=', schoolId).execute();
    while (!(await isWaiting()));
    await insertSort(transaction, owner, { sort, extraCards: [], createdAt: new Date() });
    await countConfirmation(transaction, owner, sort, new Date());
    return { waiting };
  });
  await expect(deletion.waiting).resolves.toBeDefined();
  await expectRollupsToFit();
});

it('does not block other confirmations of the school before commit', async () => {
  const { schoolId } = await createSchool(trio.db);
  const [first, second] = [await signUp(schoolId), await signUp(schoolId)];
  const owner = { schoolId, studentId: first.userId };
  const sort = finishedSort(cardKeys.slice(0, 3));
  await trio.db.transaction().execute(async (transaction) => {
    await insertSort(transaction, owner, { sort, extraCards: [], createdAt: new Date() });
    await countConfirmation(transaction, owner, sort, new Date());
    await expect(confirm(second, [0, 1, 2], 1)).resolves.toBeUndefined();
  });
  await expectRollupsToFit();
});
