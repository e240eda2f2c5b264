import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import { studentSummary } from '@trio/contracts/dashboards';
import type { ResultRecord } from '@trio/contracts/results';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoAdminEmail, demoPassword, demoSchools } from '../src/demo/demo-schools.ts';
import { openDatabase } from '../src/platform/database/database.ts';
import { migrate } from '../src/platform/database/migrate.ts';
import { createEmptyDatabase, runQuery } from './empty-database.ts';
import { takeSchemaSnapshot, type SchemaSnapshot } from './schema-snapshot.ts';
import { createTestApp, type TestApp } from './test-app.ts';

const folder = new URL('dumps/', import.meta.url);
const dumps = readdirSync(folder).map((file) => file.replace('.sql.gz', ''));

const [english, french] = demoSchools;

/** State of the installation, not data: migrations add to it. */
const ownTables = ['installation', 'kysely_migration', 'kysely_migration_lock'];

async function snapshotOf(url: string): Promise<SchemaSnapshot> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return await takeSchemaSnapshot(client);
  } finally {
    await client.end();
  }
}

async function countRows(url: string): Promise<Record<string, number>> {
  const tables = await runQuery<{ name: string }>(
    url,
    `SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace`,
  );
  const counts: Record<string, number> = {};
  for (const { name } of tables.filter((table) => !ownTables.includes(table.name))) {
    const [row] = await runQuery<{ n: number }>(url, `SELECT count(*)::int AS n FROM ${name}`);
    counts[name] = row?.n ?? 0;
  }
  return counts;
}

interface StudentBefore {
  readonly email: string;
  readonly schoolId: string;
  readonly firstName: string;
  readonly confirmed: readonly { readonly id: string; readonly selected: unknown[] }[];
  readonly openId: string | null;
}

async function readStudents(url: string): Promise<StudentBefore[]> {
  const [sorts] = await runQuery(url, `SELECT WHERE to_regclass('sorts') IS NOT NULL`);
  const people = 'email, school_id AS "schoolId", first_name AS "firstName"';
  if (sorts === undefined) {
    return runQuery(
      url,
      `SELECT ${people}, '[]'::json AS confirmed, NULL AS "openId" FROM students`,
    );
  }
  const theirs = 'FROM sorts t WHERE (t.school_id, t.student_id) = (s.school_id, s.student_id)';
  return runQuery(
    url,
    `SELECT ${people},
       (SELECT coalesce(json_agg(json_build_object('id', sort_id, 'selected', selected) ORDER BY confirmed_at), '[]')
        ${theirs} AND confirmed_at IS NOT NULL) AS confirmed,
       (SELECT sort_id ${theirs} AND confirmed_at IS NULL) AS "openId"
     FROM students s`,
  );
}

let fresh: SchemaSnapshot;
beforeAll(async () => {
  const { url, drop } = await createEmptyDatabase();
  await migrate({ url, log: () => {} });
  fresh = await snapshotOf(url);
  await drop();
});

describe.each(dumps)('a database of %s', (name) => {
  let url: string;
  let drop: () => Promise<void>;
  let rowsBefore: Record<string, number>;
  let students: StudentBefore[];
  let trio: TestApp;

  beforeAll(async () => {
    ({ url, drop } = await createEmptyDatabase());
    const dump = gunzipSync(await readFile(new URL(`${name}.sql.gz`, folder))).toString('utf8');
    await runQuery(url, dump);
    rowsBefore = await countRows(url);
    students = await readStudents(url);
    await migrate({ url, log: () => {} });
    trio = await createTestApp({}, openDatabase(url, { onConnectionError: () => {} }));
  });
  afterAll(async () => {
    await trio.close();
    await drop();
  });

  it('gets the schema of a new database, and keeps every row', async () => {
    expect(await snapshotOf(url)).toEqual(fresh);
    expect(await countRows(url)).toMatchObject(rowsBefore);
  });

  const get = async (email: string, path: string) => {
    const { authorization } = await trio.signIn(email, demoPassword);
    const answer = await trio.call('GET', path, { headers: { authorization } });
    expect(answer.statusCode).toBe(200);
    return answer;
  };

  it('allows students to log in and see their sorts', async () => {
    const some = students.filter(
      ({ schoolId }) => schoolId === english?.id || schoolId === french?.id,
    );
    expect(some).toHaveLength(12);
    for (const { email, confirmed, openId } of some) {
      const record = (await get(email, '/results')).json<ResultRecord>();
      const last = confirmed.at(-1);
      expect(record.sortAttempts).toBe(confirmed.length);
      expect(record.id).toBe(openId ?? last?.id ?? null);
      expect(record.confirmed?.id ?? null).toBe(last?.id ?? null);
      if (last !== undefined) expect(record.confirmed?.selected).toEqual(last.selected);
    }
  });

  it('allows staff to log in and see their students and totals', async () => {
    const email = `school@${english?.domain}`;
    const theirs = students.filter(({ schoolId }) => schoolId === english?.id);
    const table = (await get(email, '/users/v1/student')).json<{
      students: { firstname: string }[];
    }>();
    const names = table.students.map(({ firstname }) => firstname);
    expect(names.toSorted()).toEqual(theirs.map(({ firstName }) => firstName).toSorted());

    const sum = (list: readonly StudentBefore[]) => ({
      totalStudents: list.length,
      totalSortAttempts: list.flatMap(({ confirmed }) => confirmed).length,
      totalStudentsEnabledWhoSorted: list.filter(({ confirmed }) => confirmed.length > 0).length,
    });
    const totals = async (who: string) =>
      studentSummary.parse((await get(who, '/users/summary/student')).json());
    expect(await totals(email)).toMatchObject(sum(theirs));
    expect(await totals(demoAdminEmail)).toMatchObject(sum(students));
  });
});
