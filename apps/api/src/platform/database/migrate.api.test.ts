import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { migrate } from './migrate.ts';

let folder: string;
let url: string;
let client: pg.Client;
let logged: string[];

const onServer = async (statement: string) => {
  const server = new pg.Client(inject('postgresUrl'));
  await server.connect();
  await server.query(statement);
  await server.end();
};

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'trio-migrations-'));
  const name = `trio_migrations_${process.env['VITEST_POOL_ID']}`;
  await onServer(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  await onServer(`CREATE DATABASE ${name}`);
  const address = new URL(inject('postgresUrl'));
  address.pathname = `/${name}`;
  url = address.href;
  client = new pg.Client(url);
  await client.connect();
  logged = [];
});
afterEach(async () => {
  await client.end();
  await rm(folder, { recursive: true });
});

const put = (file: string, text: string) => writeFile(join(folder, file), text);
const run = (settings: { serverVersion?: string; waitNoticeMs?: number } = {}) =>
  migrate({
    url,
    log: (line) => logged.push(line),
    folder: pathToFileURL(`${folder}/`),
    ...settings,
  });
const rowsOf = async (query: string) => (await client.query(query)).rows as unknown[];

const installation = `CREATE TABLE installation (name text PRIMARY KEY, value text NOT NULL);
  INSERT INTO installation VALUES ('minimum-server-version', '0.2.0');`;

it('applies each migration once, in the order of their names', async () => {
  await put('0002_second.sql', 'INSERT INTO first VALUES (2)');
  await put('0001_first.sql', 'CREATE TABLE first (n int)');
  expect(await run()).toEqual(['0001_first', '0002_second']);
  expect(await run()).toEqual([]);
  expect(await rowsOf('SELECT n FROM first')).toEqual([{ n: 2 }]);
});

it('rolls back a failed migration, and keeps the earlier ones', async () => {
  await put('0001_first.sql', 'CREATE TABLE first (n int)');
  await put('0002_broken.sql', 'INSERT INTO first VALUES (1); SELECT 1 / 0');
  await expect(run()).rejects.toThrow('division by zero');
  expect(await rowsOf('SELECT n FROM first')).toEqual([]);
  await put('0002_broken.sql', 'INSERT INTO first VALUES (3)');
  expect(await run()).toEqual(['0002_broken']);
});

it('repeats a batch migration until it changes no row, each time in its own transaction', async () => {
  await put(
    '0001_rows.sql',
    'CREATE TABLE rows (n int, by xid8); INSERT INTO rows SELECT generate_series(1, 250)',
  );
  await put(
    '0002_fill.batch.sql',
    `UPDATE rows SET by = pg_current_xact_id()
     WHERE n IN (SELECT n FROM rows WHERE by IS NULL ORDER BY n LIMIT 100)`,
  );
  expect(await run()).toEqual(['0001_rows', '0002_fill']);
  expect(await rowsOf('SELECT count(*)::int AS batch FROM rows GROUP BY by ORDER BY 1')).toEqual([
    { batch: 50 },
    { batch: 100 },
    { batch: 100 },
  ]);
});

it('ignores the statement timeout of the database', async () => {
  const name = new URL(url).pathname.slice(1);
  await client.query(`ALTER DATABASE ${name} SET statement_timeout = '20ms'`);
  await put('0001_slow.sql', `SELECT pg_sleep(0.1)`);
  expect(await run()).toEqual(['0001_slow']);
});

it('waits for another server that migrates, and logs it', async () => {
  await put('0001_first.sql', 'CREATE TABLE first (n int)');
  await client.query('SELECT pg_advisory_lock(7120317)');
  const waiting = run({ waitNoticeMs: 20 });
  await expect.poll(() => logged.length).toBeGreaterThan(1);
  expect(logged[0]).toBe('Another server is updating the database. This one waits (0 s so far).');
  await client.query('SELECT pg_advisory_unlock(7120317)');
  expect(await waiting).toEqual(['0001_first']);
});

it('accepts a newer schema that supports this server’s version', async () => {
  await put('0001_installation.sql', installation);
  await run();
  await client.query(`INSERT INTO kysely_migration VALUES ('9999_from_the_future', '')`);
  expect(await run({ serverVersion: '0.2.0' })).toEqual([]);
  expect(logged.join('\n')).toContain('can be used from 0.2.0 on');
});

it.each([
  ['needs version 0.2.0 or newer; this is 0.1.9', installation],
  ['needs a newer server', 'SELECT 1'],
])('refuses and does not change a newer schema that %s', async (reason, text) => {
  await put('0001_first.sql', text);
  await run();
  await put('0002_second.sql', 'CREATE TABLE second (n int)');
  await client.query(`INSERT INTO kysely_migration VALUES ('9999_from_the_future', '')`);
  await expect(run({ serverVersion: '0.1.9' })).rejects.toThrow(reason);
  expect(await rowsOf(`SELECT to_regclass('second') AS found`)).toEqual([{ found: null }]);
});
