import { readdir, readFile } from 'node:fs/promises';
import pg from 'pg';
import { StartupError } from '../startup-error.ts';
import { isAtLeast, version } from '../version.ts';

export interface MigrateSettings {
  readonly url: string;
  readonly log: (message: string) => void;
  /** Where the migrations are; by default this version's own. */
  readonly folder?: URL;
  /** Which server this is; by default this version. */
  readonly serverVersion?: string;
  /** How often a server that waits for another says so. */
  readonly waitNoticeMs?: number;
}

interface Migration {
  readonly name: string;
  readonly text: string;
  /** Its one statement is repeated, each time in its own transaction, until it changes no row. */
  readonly isBatched: boolean;
}

const ourFolder = new URL('../../../migrations/', import.meta.url);
/** Any number that no other program on this database uses. */
const lockKey = 7_120_317;

/**
 * Brings the database to this version's schema; answers with the migrations that it applied. Each is one
 * transaction without a time limit. One server at a time does it, under an advisory lock.
 */
export async function migrate(settings: MigrateSettings): Promise<readonly string[]> {
  const { url, folder = ourFolder } = settings;
  const migrations = await readMigrations(folder);
  const client = new pg.Client({
    connectionString: url,
    application_name: 'trio migrations',
    connectionTimeoutMillis: 5_000,
    // Whatever the role or the database is set to: a migration may take hours.
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
    // Ends the lock too.
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

/** A newer schema may say from which server version on it can be used. */
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
