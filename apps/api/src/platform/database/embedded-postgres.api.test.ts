import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import {
  forkTrio,
  makeOptions,
  makeUsedOptions,
  query,
  serverPid,
} from './embedded/trio-under-test.ts';

const silent = { log: () => undefined };

describe('the embedded database', () => {
  test('is created with durable settings, on the loopback address only, and requires a password', async () => {
    const options = await makeOptions();
    const database = await startEmbeddedPostgres({ ...options, ...silent });
    expect(database.isFresh).toBe(true);

    const settings = await query<{ name: string; setting: string }>(
      database.url,
      `SELECT name, setting FROM pg_settings WHERE name IN
        ('fsync', 'synchronous_commit', 'full_page_writes', 'listen_addresses', 'TimeZone', 'server_encoding')`,
    );
    expect(Object.fromEntries(settings.map(({ name, setting }) => [name, setting]))).toEqual({
      fsync: 'on',
      synchronous_commit: 'on',
      full_page_writes: 'on',
      listen_addresses: '127.0.0.1',
      TimeZone: 'UTC',
      server_encoding: 'UTF8',
    });
    await query(database.url, 'CREATE EXTENSION pg_trgm');
    const sql = `SELECT lower('ÉCOLE'), array_length(show_trgm('é'), 1) = 2 AS "isLetter"`;
    expect(await query(database.url, sql)).toEqual([{ lower: 'école', isLetter: true }]);

    const wrong = database.url.replace(/:[^:@]+@/, ':wrong@');
    await expect(query(wrong, 'SELECT 1')).rejects.toThrow(/password authentication failed/);
    expect((await stat(join(options.dataDir, 'postgres-password'))).mode & 0o777).toBe(0o600);
    expect((await stat(options.dataDir)).mode & 0o007).toBe(0);
    await database.stop();
  });

  test('keeps its rows after a restart, and can be stopped twice', async () => {
    const options = await makeUsedOptions();
    const first = await startEmbeddedPostgres({ ...options, ...silent });
    await Promise.all([first.stop(), first.stop()]);
    await expect(query(first.url, 'SELECT 1')).rejects.toThrow(/ECONNREFUSED/);

    const second = await startEmbeddedPostgres({ ...options, ...silent });
    expect(second.isFresh).toBe(false);
    expect(await query(second.url, 'SELECT answer FROM kept')).toEqual([{ answer: 42 }]);
    await second.stop();
  });

  test('is taken over by the next Trio after the first is killed', async () => {
    const options = await makeUsedOptions();
    const killed = forkTrio();
    const before = await killed.start(options);
    const pid = await serverPid(join(options.dataDir, 'postgres'));
    await killed.kill();

    const adopted = await startEmbeddedPostgres({ ...options, ...silent });
    expect(adopted.url).toBe(before.url);
    expect(await serverPid(join(options.dataDir, 'postgres'))).toBe(pid);
    await adopted.stop();
    await expect(query(before.url, 'SELECT 1')).rejects.toThrow(/ECONNREFUSED/);
  });

  test('loses no acknowledged row when Trio and PostgreSQL are killed while writing', async () => {
    const options = await makeUsedOptions();
    const killed = forkTrio();
    await killed.start(options);
    killed.order({ do: 'write' });
    let last = 0;
    while (last < 500) last = (await killed.next('written')).id;
    process.kill(await serverPid(join(options.dataDir, 'postgres')), 'SIGKILL');
    await killed.kill();

    const recovered = await startEmbeddedPostgres({ ...options, ...silent });
    expect(recovered.isFresh).toBe(false);
    const rows = await query<{ count: number; max: number }>(
      recovered.url,
      'SELECT count(*)::int AS count, max(id) AS max FROM written',
    );
    expect(rows[0]?.count).toBe(rows[0]?.max);
    expect(rows[0]?.max).toBeGreaterThanOrEqual(last);
    await recovered.stop();
  });

  test('restarts on the same port if only PostgreSQL is killed', async () => {
    const options = await makeUsedOptions();
    const back = Promise.withResolvers<void>();
    const database = await startEmbeddedPostgres({
      ...options,
      log: (message) => message === 'The database is back.' && back.resolve(),
    });
    process.kill(await serverPid(join(options.dataDir, 'postgres')), 'SIGKILL');
    await back.promise;
    expect(await query(database.url, 'SELECT answer FROM kept')).toEqual([{ answer: 42 }]);

    const second = startEmbeddedPostgres({ ...options, ...silent });
    await expect(second).rejects.toThrow(/already running/);
    await database.stop();
  });

  test('starts after an interrupted first start', async () => {
    const options = await makeUsedOptions();
    await rm(join(options.dataDir, 'postgres'), { recursive: true });
    // No process has this number: Linux's maximum is 4194304.
    const abandoned = join(options.dataDir, 'postgres.unfinished-4999999');
    await mkdir(join(abandoned, 'cluster'), { recursive: true });
    await writeFile(join(abandoned, 'cluster', 'PG_VERSION'), '18');

    const second = await startEmbeddedPostgres({ ...options, ...silent });
    expect(second.isFresh).toBe(true);
    expect(await readdir(options.dataDir)).not.toContain('postgres.unfinished-4999999');
    await second.stop();
  });

  test('gets a new password if the password file is missing, and refuses a wrong password', async () => {
    const options = await makeUsedOptions();
    const file = join(options.dataDir, 'postgres-password');
    await writeFile(file, 'not-the-password\n');
    await expect(startEmbeddedPostgres({ ...options, ...silent })).rejects.toThrow(
      /postgres-password is not that of the database .*delete it and start again/,
    );
    await rm(file);
    const second = await startEmbeddedPostgres({ ...options, ...silent });
    expect(await query(second.url, 'SELECT answer FROM kept')).toEqual([{ answer: 42 }]);
    expect(second.url).toContain((await readFile(file, 'utf8')).trim());
    await second.stop();
  });
});

describe('two Trio processes on one data folder', () => {
  test('refuses to start the second, and names the process of the first', async () => {
    const options = await makeUsedOptions();
    const first = forkTrio();
    const { url } = await first.start(options);
    const second = startEmbeddedPostgres({ ...options, ...silent });
    await expect(second).rejects.toThrow(
      new RegExp(`^Trio is already running on .*data \\(process ${first.pid}\\): stop it first`),
    );
    expect(await query(url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await first.stop();
  });

  test('lets a command share the database, and keeps it running', async () => {
    const options = await makeUsedOptions();
    const first = forkTrio();
    const { url } = await first.start(options);
    const command = await startEmbeddedPostgres({ ...options, ...silent, whenRunning: 'share' });
    expect(command.url).toBe(url);
    await command.stop();
    expect(await query(url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await first.stop();
  });

  test('gives the database to the second if it starts while the first stops', async () => {
    const options = await makeUsedOptions();
    const first = forkTrio();
    await first.start(options);
    const [, second] = await Promise.all([
      first.stop(),
      startEmbeddedPostgres({ ...options, ...silent }),
    ]);
    expect(await query(second.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await second.stop();
  });
});
