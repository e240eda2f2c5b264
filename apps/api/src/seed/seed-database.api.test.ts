import { listSchools } from '@trio/contracts/schools';
import { resultRecord, type ResultRecord } from '@trio/contracts/results';
import { reflection } from '@trio/contracts/reflection';
import { listStudents } from '@trio/contracts/students';
import { getUsage } from '@trio/contracts/usage';
import { isEmail, normaliseEmail } from '@trio/domain/email';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readPdfText } from '../../test/pdf-text.ts';
import { createTestApp, type TestApp } from '../../test/test-app.ts';
import { openTestDatabase } from '../../test/test-database.ts';
import { demoAdminEmail, demoPassword } from '../demo/demo-schools.ts';
import { signInsToPrint } from '../demo/sign-ins-to-print.ts';
import { hashPassword } from '../platform/identity/passwords.ts';
import { userDirectory } from '../platform/identity/user-directory.ts';
import type { PlannedSchool } from './plan-schools.ts';
import { seedDatabase } from './seed-database.ts';
import { seededSignIns } from './sign-ins-to-print.ts';

const plan = { schools: 20, students: 500, seed: 3 };
// TRUNCATE fires no DELETE triggers, so the rollup tables are truncated too.
const empty = sql`TRUNCATE schools, identity_users, admins, audit_entries, platform_totals, platform_months,
  platform_challenges, usage_days, usage_abandons, usage_cards, usage_looks CASCADE`;

let trio: TestApp;
let database: Awaited<ReturnType<typeof openTestDatabase>>;
let schools: readonly PlannedSchool[];

async function seed(): Promise<readonly PlannedSchool[]> {
  await empty.execute(trio.db);
  const { db, pool } = database;
  const passwordHash = await hashPassword(demoPassword);
  return seedDatabase({ db, pool, passwordHash, clock: trio.clock, log: () => {} }, plan);
}

beforeAll(async () => {
  trio = await createTestApp();
  database = await openTestDatabase();
  schools = await seed();
});
afterAll(async () => {
  await empty.execute(trio.db);
  await database.close();
  await trio.close();
});

const rows = async <T>(text: string): Promise<T[]> =>
  (await sql.raw<T>(text).execute(trio.db)).rows;

const as = async (email: string) => {
  const { authorization } = await trio.signIn(email, demoPassword);
  return (path: string) => trio.call('GET', path, { headers: { authorization } });
};

it('creates the given number of schools and students, with totals that match the rows', async () => {
  const sizes = schools.map(({ students }) => students).toSorted((a, b) => b - a);
  expect(sizes).toHaveLength(plan.schools);
  expect(sizes.reduce((a, b) => a + b, 0)).toBe(plan.students);
  expect(sizes[0]).toBeGreaterThan(100);
  expect(sizes.at(-1)).toBe(0);
  expect(sizes[10]).toBeLessThan(25);
  const figures = `count(*)::int AS students, sum(sort_attempts)::int AS sorts, sum(time_spent_ms)::bigint AS time,
    sum(timed_sorts)::int AS timed`;
  const kept = `sum(students)::int AS students, sum(sort_attempts)::int AS sorts,
    sum(time_spent_ms)::bigint AS time, sum(timed_sorts)::int AS timed`;
  const [counted] = await rows(
    `SELECT ${figures}, count(*) FILTER (WHERE is_disabled)::int AS off FROM students`,
  );
  for (const table of ['school_totals', 'platform_totals']) {
    expect(await rows(`SELECT ${kept}, sum(disabled_students)::int AS off FROM ${table}`)).toEqual([
      counted,
    ]);
  }
  expect(
    await rows(
      `SELECT card, sum(picks)::int AS picks FROM school_challenges GROUP BY 1 ORDER BY 1`,
    ),
  ).toEqual(
    await rows(`SELECT card #>> '{}' AS card, count(*)::int AS picks FROM students, jsonb_array_elements(selected) card
      WHERE jsonb_typeof(card) = 'string' GROUP BY 1 ORDER BY 1`),
  );
  expect(
    await rows(`SELECT s.student_id FROM students s LEFT JOIN sorts o USING (school_id, student_id)
      GROUP BY s.school_id, s.student_id
      HAVING s.sort_attempts <> count(o.confirmed_at)
        OR s.time_spent_ms <> coalesce(sum(o.time_spent_ms) FILTER (WHERE o.confirmed_at IS NOT NULL), 0)
        OR s.last_sorted_at <> coalesce(max(o.confirmed_at), '-infinity')`),
  ).toEqual([]);
});

it('has names with accents, hyphens and apostrophes, and valid email addresses', async () => {
  const people = await rows<{ first: string; last: string; email: string }>(
    `SELECT first_name AS first, last_name AS last, email FROM students`,
  );
  const count = (pattern: RegExp) =>
    people.filter(({ first, last }) => pattern.test(`${first} ${last}`)).length;
  expect(count(/[éèëêïôç]/iu)).toBeGreaterThan(60);
  expect(count(/-/u)).toBeGreaterThan(20);
  expect(count(/[’']/u)).toBeGreaterThan(3);
  expect(new Set(people.map(({ email }) => email)).size).toBe(plan.students);
  for (const { email } of people) {
    expect(isEmail(email)).toBe(true);
    expect(normaliseEmail(email)).toBe(email);
  }
});

it('spreads over two and a half years, mostly in autumn, with events in a possible order', async () => {
  const [shares] = await rows<{ months: number; autumn: number; sorted: number; off: number }>(
    `SELECT count(DISTINCT date_trunc('month', created_at))::int AS months,
       avg((extract(month FROM created_at) BETWEEN 9 AND 11)::int)::float AS autumn,
       avg((sort_attempts > 0)::int)::float AS sorted, avg(is_disabled::int)::float AS off FROM students`,
  );
  expect(shares?.months).toBeGreaterThan(12);
  expect(shares?.autumn).toBeGreaterThan(0.4);
  expect(shares?.sorted).toBeGreaterThan(0.68);
  expect(shares?.sorted).toBeLessThan(0.82);
  expect(shares?.off).toBeGreaterThan(0);
  const early = `SELECT st.student_id FROM students st JOIN schools sc USING (school_id)
    LEFT JOIN sorts so USING (school_id, student_id)
    WHERE st.created_at < sc.verified_at OR sc.verified_at IS NULL OR so.created_at < st.created_at
      OR so.confirmed_at < so.created_at OR so.created_at > sc.expires_at OR st.created_at > sc.expires_at
      OR greatest(so.confirmed_at, so.created_at, st.created_at, so.profile_sent_at) >
         '${trio.clock.now().toISOString()}'::timestamptz`;
  expect(await rows(early)).toEqual([]);
});

it('is readable through the API: students of a school, results and a profile', async () => {
  const [largest] = schools.toSorted((a, b) => b.students - a.students);
  const staff = await as(largest?.staff[0]?.email ?? '');
  const list = listStudents.answer.parse(
    (await staff('/users/v1/student?showDisabled=true')).json(),
  );
  expect(list.total).toBe(largest?.students);
  expect(list.students).toHaveLength(20);
  const overview = listSchools.answer.parse(
    (
      await (
        await as(demoAdminEmail)
      )('/users/school?sort=studentcount:desc&unverified=true')
    ).json(),
  );
  expect(overview.total).toBe(plan.schools);
  expect(overview.schools[0]?.studentCount).toBe(largest?.students);

  const sorted = await rows<{ email: string; first: string; attempts: number }>(
    `SELECT email, first_name AS first, sort_attempts AS attempts FROM students JOIN schools USING (school_id)
     WHERE NOT is_disabled AND sort_attempts > 0 AND NOT is_consumer_group ORDER BY sort_attempts DESC, student_id LIMIT 3`,
  );
  for (const { email, attempts } of sorted) {
    const record: ResultRecord = resultRecord.parse((await (await as(email))('/results')).json());
    expect(record.sortAttempts).toBe(attempts);
    expect((record.confirmed ?? record).selected).toHaveLength(3);
  }
  const [student] = sorted;
  const pdf = await (await as(student?.email ?? ''))('/results/pdf?language=fr');
  expect(await readPdfText(pdf.rawPayload)).toContain(student?.first);
  for (const { stored } of await rows<{ stored: unknown }>(
    `SELECT reflection AS stored FROM sorts WHERE reflection IS NOT NULL`,
  )) {
    expect(reflection.parse(stored)).toEqual(stored);
  }
});

it('puts the students of each school into classes with a teacher, by school year', async () => {
  const groups = await rows(`SELECT FROM students s JOIN schools USING (school_id)
    LEFT JOIN class_students m USING (school_id, student_id)
    WHERE is_consumer_group <> (m.class_id IS NULL)`);
  expect(groups).toEqual([]);
  const classes = await rows<{ size: number; year: number; state: string }>(
    `SELECT count(*)::int AS size, school_year AS year, state FROM classes c
     JOIN class_students USING (school_id, class_id)
     JOIN class_teachers USING (school_id, class_id)
     JOIN access_codes a USING (school_id, class_id)
     JOIN identity_users t ON t.id = staff_id AND t.staff_kind = 'teacher'
     GROUP BY c.school_id, c.class_id`,
  );
  const [{ stored } = { stored: 0 }] = await rows<{ stored: number }>(
    `SELECT count(*)::int AS stored FROM classes`,
  );
  expect(classes).toHaveLength(stored);
  expect(Math.max(...classes.map(({ size }) => size))).toBe(30);
  const thisYear = Math.max(...classes.map(({ year }) => year));
  expect(new Set(classes.map(({ year }) => year)).size).toBeGreaterThan(1);
  for (const { state, year } of classes) expect(state === 'archived').toBe(year < thisYear);
  expect(
    await rows(`SELECT FROM class_students m JOIN classes c USING (school_id, class_id)
      JOIN students s USING (school_id, student_id)
      WHERE m.joined_at < c.created_at OR m.joined_at <> s.created_at`),
  ).toEqual([]);
});

it('has a state of each student that matches the latest sort', async () => {
  const states = await rows<{ stage: string }>(`SELECT DISTINCT stage FROM student_states`);
  expect(states.map(({ stage }) => stage)).toEqual(
    expect.arrayContaining(['joined', 'sorting', 'picked', 'reflected']),
  );
  expect(
    await rows(`SELECT FROM students s JOIN student_states t USING (school_id, student_id)
      LEFT JOIN LATERAL latest_progress(school_id, student_id) p ON true
      WHERE (t.stage, t.answered, t.deck_size) IS DISTINCT FROM
        (coalesce(p.stage, 'joined'), coalesce(p.answered, 0), coalesce(p.deck_size, 0))
        OR (t.active_at IS NULL) <> (p.stage IS NULL)
        OR t.active_at < s.last_sorted_at AND p.stage IN ('picked', 'reflected')`),
  ).toEqual([]);
});

it('has usage statistics that match its sorts', async () => {
  const admin = await as(demoAdminEmail);
  const { totals, cards, days } = getUsage.answer.parse(
    (await admin('/usage/summary?days=365')).json(),
  );
  const [counted] = await rows<{ sorts: number; done: number }>(
    `SELECT count(*)::int AS sorts, count(confirmed_at)::int AS done FROM sorts
     WHERE (created_at AT TIME ZONE 'UTC')::date > '${trio.clock.now().toISOString()}'::date - 365`,
  );
  expect(totals.started).toBe(counted?.sorts);
  expect(totals.completedFirst + totals.completedAgain).toBe(counted?.done);
  expect(totals.signIns.student).toBeGreaterThan(totals.started);
  expect(days.length).toBeGreaterThan(20);
  expect(cards.length).toBeGreaterThan(40);
});

it('prints working accounts, and creates the same data for the same seed', async () => {
  const printed = seededSignIns(schools).join('\n');
  const emails = [...printed.matchAll(/\S+@\S+/gu)].map(([email]) => email);
  expect(emails).toHaveLength(4);
  expect(printed).toContain(demoPassword);
  for (const email of emails) expect((await (await as(email))('/auth/me')).statusCode).toBe(200);
  const identity = { users: userDirectory };
  const atStart = (await signInsToPrint(trio.db, identity)).join('\n');
  expect([...atStart.matchAll(/\S+@\S+/gu)].map(([email]) => email)).toEqual([demoAdminEmail]);
  const everything = `SELECT email, first_name, last_name, created_at, selected, time_spent_ms FROM students ORDER BY email`;
  const before = await rows(everything);
  await seed();
  expect(await rows(everything)).toEqual(before);
});
