import { readdir, readFile } from 'node:fs/promises';
import pg from 'pg';
import { StartupError } from '../startup-error.ts';
import { isAtLeast, version } from '../version.ts';

export interface MigrateSettings {
  readonly url: string;
  readonly log: (message: string) => void;
  readonly folder?: URL;
  readonly serverVersion?: string;
  readonly waitNoticeMs?: number;
}

interface Migration {
  readonly name: string;
  readonly text: string;
  /** Repeats its one statement, each time in a new transaction, until it changes no row. */
  readonly isBatched: boolean;
}

const ourFolder = new URL('../../../migrations/', import.meta.url);
/** Any number that no other program uses on this database. */
const lockKey = 7_120_317;

/** One transaction for each migration; an advisory lock lets one server migrate at a time. */
export async function migrate(settings: MigrateSettings): Promise<readonly string[]> {
  const { url, folder = ourFolder } = settings;
  const migrations = await readMigrations(folder);
  const client = new pg.Client({
    connectionString: url,
    application_name: 'trio migrations',
    connectionTimeoutMillis: 5_000,
    // Overrides limits of the role or the database: a migration may take hours.
    options: '-c statement_timeout=0 -c lock_timeout=0 -c idle_in_transaction_session_timeout=0',
  });
  client.on('error', () => {});
  await client.connect();
  try {
    await acquireLock(client, settings);
    await client.query(
      'CREATE TABLE IF NOT EXISTS kysely_migration (name varchar(255) PRIMARY KEY, timestamp varchar(255) NOT NULL)',
    );
    const { rows } = await client.query<{ name: string }>('SELECT name FROM kysely_migration');
    const applied = new Set(rows.map(({ name }) => name));
    await refuseIncompatible(client, migrations, applied, settings);
    const pending = migrations.filter(({ name }) => !applied.has(name));
    for (const migration of pending) await apply(client, migration);
    return pending.map(({ name }) => name);
  } finally {
    await client.end();
  }
}

async function readMigrations(folder: URL): Promise<Migration[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).toSorted();
  return Promise.all(
    files.map(async (file) => ({
      name: file.replace(/(?:\.batch)?\.sql$/u, ''),
      text: await readFile(new URL(file, folder), 'utf8'),
      isBatched: file.endsWith('.batch.sql'),
    })),
  );
}

async function acquireLock(client: pg.Client, settings: MigrateSettings): Promise<void> {
  const { log, waitNoticeMs = 15_000 } = settings;
  const { rows } = await client.query<{ isOurs: boolean }>(
    'SELECT pg_try_advisory_lock($1) AS "isOurs"',
    [lockKey],
  );
  if (rows[0]?.isOurs === true) return;
  const began = performance.now();
  const say = () => {
    const seconds = Math.round((performance.now() - began) / 1000);
    log(`Another server is updating the database. This one waits (${seconds} s so far).`);
  };
  say();
  const timer = setInterval(say, waitNoticeMs);
  await client.query('SELECT pg_advisory_lock($1)', [lockKey]).finally(() => clearInterval(timer));
}

/** A newer schema may declare the oldest server version that can use it. */
async function refuseIncompatible(
  client: pg.Client,
  known: readonly Migration[],
  applied: ReadonlySet<string>,
  { log, serverVersion = version }: MigrateSettings,
): Promise<void> {
  const names = new Set(known.map(({ name }) => name));
  const newer = [...applied].find((name) => !names.has(name));
  if (newer === undefined) return;
  const minimum = await findMinimumVersion(client);
  if (minimum !== null && isAtLeast(serverVersion, minimum)) {
    log(
      `The database is newer than this server ${serverVersion} (it has "${newer}"), and can be used from ${minimum} on.`,
    );
    return;
  }
  throw new StartupError(
    `This database was updated by a newer Trio (it has "${newer}") and needs ${minimum === null ? 'a newer server' : `version ${minimum} or newer`}; this is ${serverVersion}. Update this copy, or point it at another database.`,
  );
}

async function findMinimumVersion(client: pg.Client): Promise<string | null> {
  const { rows: tables } = await client.query<{ found: boolean }>(
    `SELECT to_regclass('installation') IS NOT NULL AS found`,
  );
  if (tables[0]?.found !== true) return null;
  const { rows } = await client.query<{ value: string }>(
    `SELECT value FROM installation WHERE name = 'minimum-server-version'`,
  );
  return rows[0]?.value ?? null;
}

async function apply(client: pg.Client, { name, text, isBatched }: Migration): Promise<void> {
  if (isBatched) {
    while (((await client.query(text)).rowCount ?? 0) > 0);
  }
  await client.query('BEGIN');
  try {
    if (!isBatched) await client.query(text);
    await client.query('INSERT INTO kysely_migration (name, timestamp) VALUES ($1, $2)', [
      name,
      new Date().toISOString(),
    ]);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
}
