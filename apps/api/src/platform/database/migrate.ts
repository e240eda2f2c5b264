import { readdir, readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import { StartupError } from '../startup-error.ts';
import type { Database } from './database.ts';

const folder = new URL('../../../migrations/', import.meta.url);

async function readMigrations(): Promise<Record<string, Migration>> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql'));
  const migrations = files.map(async (file): Promise<[string, Migration]> => {
    const text = await readFile(new URL(file, folder), 'utf8');
    return [
      file.replace(/\.sql$/u, ''),
      { up: async (db) => void (await sql.raw(text).execute(db)) },
    ];
  });
  return Object.fromEntries(await Promise.all(migrations));
}

/**
 * Brings the database to this version. Forward only; all steps in one transaction, under a lock, so
 * that two servers starting together do it once.
 */
export async function migrate(db: Database): Promise<readonly string[]> {
  // Kysely's own tables and ours are named alike; the plugin would rename the columns it reads.
  const migrator = new Migrator({
    db: db.withoutPlugins(),
    provider: { getMigrations: readMigrations },
  });
  await refuseNewerDatabase(migrator, db);
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error !== undefined) throw error as Error;
  return results.map(({ migrationName }) => migrationName);
}

async function refuseNewerDatabase(migrator: Migrator, db: Database): Promise<void> {
  const known = new Set((await migrator.getMigrations()).map(({ name }) => name));
  const { rows: tables } = await sql<{ found: boolean }>`
    SELECT to_regclass('kysely_migration') IS NOT NULL AS found
  `.execute(db);
  if (tables[0]?.found !== true) return;
  const { rows } = await sql<{ name: string }>`SELECT name FROM kysely_migration`.execute(db);
  const unknown = rows.find(({ name }) => !known.has(name));
  if (unknown) {
    throw new StartupError(
      `This database was made by a newer Trio (it knows "${unknown.name}"): update this copy, or point it at another database.`,
    );
  }
}
