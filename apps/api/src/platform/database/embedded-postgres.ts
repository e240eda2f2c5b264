import { join } from 'node:path';
import type pg from 'pg';
import { StartupError } from '../startup-error.ts';
import { findClusterPlace, type ClusterPlace } from './embedded/cluster-place.ts';
import { openDataFolder, recordPostgresAt, type DataFolder } from './embedded/data-folder.ts';
import type { EmbeddedServer } from './embedded/embedded-server.ts';
import { ensureServer } from './embedded/ensure-server.ts';
import { explainFailure } from './embedded/explain-failure.ts';
import { initialiseCluster, SUPERUSER } from './embedded/initialise-cluster.ts';
import { takeOwnerLock } from './embedded/owner-lock.ts';
import { keepOwnership } from './embedded/ownership.ts';
import { openPassword } from './embedded/password-file.ts';
import { findBinaries, type Binaries } from './embedded/platform-binaries.ts';
import { reachableBinaries } from './embedded/reachable-binaries.ts';
import { isRoot } from './embedded/server-user.ts';

const DATABASE = 'trio';
const CLAIMS = 10;

export type EmbeddedPostgres = {
  url: string;
  isFresh: boolean;
  /** Stops the server even if it was already running at the start. */
  stop: () => Promise<void>;
};

export type EmbeddedPostgresOptions = {
  dataDir: string;
  log: (message: string) => void;
  /** `refuse`: for a server. `share`: for commands; the running database is left running. */
  whenRunning?: 'refuse' | 'share';
  /** Holds programs and data that PostgreSQL's user cannot reach otherwise. */
  sharedFolder?: string;
  binaries?: Binaries;
  patienceMs?: number;
};

export async function startEmbeddedPostgres(
  options: EmbeddedPostgresOptions,
): Promise<EmbeddedPostgres> {
  const { dataDir, log, whenRunning = 'refuse' } = options;
  const folder = await openDataFolder(dataDir);
  const { server, isFresh } = await prepareServer(folder, options);
  const { port, client, isAdopted, lock } = await claimServer(server, options);
  const url = `postgres://${SUPERUSER}:${server.password}@127.0.0.1:${port}/${DATABASE}`;

  if (!lock.isTaken) {
    await client.end();
    if (whenRunning === 'share') return { url, isFresh: false, stop: async () => undefined };
    throw new StartupError(
      `Trio is already running on ${folder.path} (process ${lock.ownerPid ?? 'unknown'}): ` +
        'stop it first, or choose another folder with TRIO_DATA.',
    );
  }
  const { stop } = keepOwnership(server, port, client);
  if (isAdopted) log('The database was still running; it is used as it is.');
  try {
    await createDatabaseIfMissing(client);
  } catch (error) {
    await stop();
    throw explainFailure({ doing: 'create the database', folder: server.cluster, evidence: error });
  }
  return { url, isFresh, stop };
}

async function prepareServer(folder: DataFolder, options: EmbeddedPostgresOptions) {
  const { log, sharedFolder = '/var/lib/trio', binaries: packaged = findBinaries() } = options;
  const place = await locate(folder, sharedFolder, packaged.major, log);
  const copiesIn = isRoot() ? sharedFolder : folder.path;
  const binaries = await reachableBinaries({ binaries: packaged, user: place.user, copiesIn, log });
  const passwordFile = join(folder.path, 'postgres-password');
  const password = await openPassword({ file: passwordFile, place, binaries });

  let isFresh = false;
  if (!place.exists) {
    log(`Creating the database in ${place.cluster}.`);
    isFresh = await initialiseCluster({ ...place, binaries, password });
  }
  if (place.isOutside && folder.postgresAt !== place.cluster)
    await recordPostgresAt(folder, place.cluster);
  const { cluster, user } = place;
  const logFile = join(folder.path, 'postgres.log');
  const server: EmbeddedServer = { cluster, user, binaries, password, passwordFile, logFile, log };
  return { server, isFresh };
}

async function locate(
  folder: DataFolder,
  sharedFolder: string,
  major: number,
  log: (message: string) => void,
): Promise<ClusterPlace> {
  try {
    return await findClusterPlace({ folder, sharedFolder, major, log });
  } catch (error) {
    throw explainFailure({
      doing: 'find a place for the database',
      folder: folder.path,
      evidence: error,
    });
  }
}

/** Retries, because a Trio that is stopping may shut its server down meanwhile. */
async function claimServer(server: EmbeddedServer, { patienceMs }: EmbeddedPostgresOptions) {
  for (let attempt = 1; ; attempt++) {
    const running = await ensureServer(server, patienceMs === undefined ? {} : { patienceMs });
    try {
      return { ...running, lock: await takeOwnerLock(running.client) };
    } catch (error) {
      await running.client.end().catch(() => undefined);
      if (attempt === CLAIMS) {
        throw explainFailure({
          doing: 'use the database',
          folder: server.cluster,
          evidence: error,
        });
      }
    }
  }
}

/** Separate from creating the cluster: a start may be interrupted between the two. */
async function createDatabaseIfMissing(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [DATABASE]);
  if (rowCount === 0) await client.query(`CREATE DATABASE ${DATABASE}`);
}
