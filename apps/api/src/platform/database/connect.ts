import { StartupError } from '../startup-error.ts';
import { openDatabase, type OpenDatabase } from './database.ts';
import { openDataFolder } from './embedded/data-folder.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import { migrate } from './migrate.ts';

export interface ConnectSettings {
  readonly databaseUrl: string | undefined;
  readonly dataFolder: string;
  readonly log: (message: string) => void;
  readonly onConnectionError: (error: Error) => void;
  /** Whether another Trio on this data folder stands in the way (a server) or not (a command). */
  readonly whenRunning?: 'refuse' | 'share';
}

/** A database at this version's schema: the one that was named, or our own under the data folder. */
export async function connectDatabase(settings: ConnectSettings): Promise<OpenDatabase> {
  const { databaseUrl, dataFolder, log, onConnectionError, whenRunning = 'refuse' } = settings;
  const embedded =
    databaseUrl === undefined
      ? await startEmbeddedPostgres({ dataDir: dataFolder, log, whenRunning })
      : await openNamedDatabase(databaseUrl, dataFolder);

  const open = openDatabase(embedded.url, onConnectionError);
  const close = async () => {
    await open.close();
    await embedded.stop();
  };
  try {
    const applied = await migrate(open.db);
    if (applied.length > 0) log(`Database brought up to date (${applied.length} steps)`);
  } catch (error) {
    await close();
    throw databaseUrl === undefined ? error : explain(error, databaseUrl);
  }
  return { ...open, close };
}

/** Ours holds the secret all the same, and is marked as ours for a later embedded start. */
async function openNamedDatabase(url: string, dataFolder: string) {
  await openDataFolder(dataFolder);
  return { url, stop: async () => {} };
}

/** The address is named without its password: the message may end up in a log. */
function explain(error: unknown, databaseUrl: string): unknown {
  if (error instanceof StartupError) return error;
  const { host, pathname } = new URL(databaseUrl);
  const reason =
    error instanceof Error
      ? error.message || String((error as { code?: string }).code)
      : String(error);
  return new StartupError(
    `The database at ${host}${pathname} cannot be used (${reason}): check DATABASE_URL, or leave it out to use the embedded one.`,
    { cause: error },
  );
}
