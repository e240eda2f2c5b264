import { setTimeout as delay } from 'node:timers/promises';
import { StartupError } from '../startup-error.ts';
import { isDatabaseAway } from './database-away.ts';
import { openDatabase, type DatabaseSettings, type OpenDatabase } from './database.ts';
import { openDataFolder } from './embedded/data-folder.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import { findServerRole, grantLeastPrivilege } from './least-privilege.ts';
import { migrate } from './migrate.ts';

export interface ConnectSettings extends DatabaseSettings {
  readonly databaseUrl: string | undefined;
  /** The same database, as a role that may change its schema. */
  readonly migrationUrl?: string | undefined;
  readonly dataFolder: string;
  readonly log: (message: string) => void;
  readonly whenRunning?: 'refuse' | 'share';
  readonly signal?: AbortSignal;
}

export async function connectDatabase(settings: ConnectSettings): Promise<OpenDatabase> {
  const { databaseUrl, dataFolder, log, whenRunning = 'refuse' } = settings;
  if (databaseUrl !== undefined) {
    // The folder holds the secret in this case too, and a later embedded start needs the marker.
    await openDataFolder(dataFolder);
    await unlessAborted(prepareWhenThere(databaseUrl, settings), settings.signal);
    return openDatabase(databaseUrl, settings);
  }
  const embedded = await startEmbeddedPostgres({ dataDir: dataFolder, log, whenRunning });
  try {
    await migrateAndTell(embedded.url, log);
  } catch (error) {
    await embedded.stop();
    throw error;
  }
  const open = openDatabase(embedded.url, settings);
  const close = async () => {
    await open.close();
    await embedded.stop();
  };
  return { ...open, close };
}

async function migrateAndTell(url: string, log: (message: string) => void): Promise<void> {
  const applied = await migrate({ url, log });
  if (applied.length > 0) log(`Database brought up to date (${applied.length} steps)`);
}

const secondsBetweenTries = 2;

async function prepareWhenThere(url: string, settings: ConnectSettings): Promise<void> {
  const { log, signal, migrationUrl } = settings;
  const role = migrationUrl === undefined ? null : findServerRole(migrationUrl, url);
  for (let tries = 0; ; tries += 1) {
    try {
      await migrateAndTell(migrationUrl ?? url, log);
      if (role !== null) await grantLeastPrivilege(migrationUrl ?? url, role);
      return;
    } catch (error) {
      if (error instanceof StartupError) throw error;
      const { host, pathname } = new URL(url);
      const reason = reasonOf(error);
      // The address has no password here: the message may reach a log.
      const place = `The database at ${host}${pathname}`;
      if (!isDatabaseAway(error)) {
        throw new StartupError(
          `${place} cannot be used (${reason}): check ${migrationUrl === undefined ? 'DATABASE_URL' : 'DATABASE_URL and MIGRATION_DATABASE_URL'}, or leave it out to use the embedded one.`,
          { cause: error },
        );
      }
      if (tries % 15 === 0) log(`${place} does not answer (${reason}). Waiting for it.`);
      await delay(secondsBetweenTries * 1000, undefined, signal && { signal });
    }
  }
}

/** Does not wait for the work to end: PostgreSQL rolls a migration back when the process exits. */
function unlessAborted<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (signal === undefined) return work;
  const aborted = Promise.withResolvers<never>();
  const abort = () => aborted.reject(signal.reason);
  if (signal.aborted) abort();
  signal.addEventListener('abort', abort, { once: true });
  return Promise.race([work, aborted.promise]);
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.message || String((error as { code?: string }).code);
}
