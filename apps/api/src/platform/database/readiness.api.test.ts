import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest';
import { openDatabaseProxy } from '../../../test/database-proxy.ts';
import { openTestDatabase, patientMs } from '../../../test/test-database.ts';
import { openDatabase } from './database.ts';
import { watchDatabase } from './readiness.ts';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let now: number;
beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(() => {
  now = 0;
});
afterAll(() => database.close());

function watch(url: string, patienceMs = patientMs) {
  const { pool, close } = openDatabase(url, {
    statementTimeoutMs: patientMs,
    onConnectionError: () => {},
  });
  onTestFinished(close);
  return watchDatabase(pool, () => now, patienceMs);
}

it('is ready if writes work, and stores only one row', async () => {
  const find = watch(database.url);
  for (let n = 0; n < 3; n += 1) {
    expect(await find()).toBe('ready');
    now += 1000;
  }
  expect(await database.db.selectFrom('writeProbe').selectAll().execute()).toHaveLength(1);
});

it('is read-only if the database refuses writes', async () => {
  const url = new URL(database.url);
  url.searchParams.set('options', '-c default_transaction_read_only=on');
  expect(await watch(url.href)()).toBe('read-only');
});

it('is read-only if the disk is full', async () => {
  await database.pool.query(`
    CREATE FUNCTION pg_temp_full() RETURNS trigger LANGUAGE plpgsql AS
      $$BEGIN RAISE 'could not extend file: No space left on device' USING ERRCODE = '53100'; END$$;
    CREATE TRIGGER full_disk BEFORE INSERT ON write_probe EXECUTE FUNCTION pg_temp_full()`);
  onTestFinished(async () => {
    await database.pool.query('DROP FUNCTION pg_temp_full CASCADE');
  });
  expect(await watch(database.url)()).toBe('read-only');
});

it('is away while the database does not answer, and ready again afterwards', async () => {
  const proxy = await openDatabaseProxy(database.url);
  onTestFinished(proxy.cut);
  const find = watch(proxy.url);
  expect(await find()).toBe('ready');
  proxy.stall();
  expect(await find()).toBe('ready');
  expect(await watch(proxy.url, 1)()).toBe('away');
  proxy.resume();
  now += 1000;
  expect(await find()).toBe('ready');
});
