import { chown, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { StartupError } from '../../startup-error.ts';
import { explainFailure } from './explain-failure.ts';
import { programPath, type Binaries } from './platform-binaries.ts';
import { isAlive } from './postmaster-file.ts';
import { runProgram } from './run-program.ts';
import { initialSettings } from './server-settings.ts';
import type { ServerUser } from './server-user.ts';
import { syncFolder } from './write-once.ts';

export const SUPERUSER = 'trio';

type NewCluster = {
  cluster: string;
  user: ServerUser | undefined;
  binaries: Binaries;
  password: string;
};

/**
 * Creates the cluster beside its target and renames it, so that an interrupted start leaves nothing
 * at the target. Returns false if another process was first.
 */
export async function initialiseCluster({
  cluster,
  user,
  binaries,
  password,
}: NewCluster): Promise<boolean> {
  const workshop = `${cluster}.unfinished-${process.pid}`;
  try {
    await removeAbandoned(cluster);
    await mkdir(workshop, { mode: 0o700 });
    const passwordFile = join(workshop, 'password');
    await writeFile(passwordFile, password, { mode: 0o600 });
    if (user) {
      await chown(workshop, user.uid, user.gid);
      await chown(passwordFile, user.uid, user.gid);
    }
    const fresh = join(workshop, 'cluster');
    await runInitdb({ fresh, passwordFile, user, binaries });
    return await putInPlace(fresh, cluster);
  } catch (error) {
    throw explainFailure({
      doing: `create the database in ${cluster}`,
      folder: dirname(cluster),
      evidence: error,
    });
  } finally {
    await rm(workshop, { recursive: true, force: true });
  }
}

type InitdbRun = {
  fresh: string;
  passwordFile: string;
  user: ServerUser | undefined;
  binaries: Binaries;
};

async function runInitdb({ fresh, passwordFile, user, binaries }: InitdbRun): Promise<void> {
  const args = [
    `--pgdata=${fresh}`,
    `--username=${SUPERUSER}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    // The built-in provider sorts and folds case the same on every system.
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    '--no-instructions',
    ...initialSettings(),
  ];
  // Up to PostgreSQL 18, pg_trgm uses the system's ctype: in plain C, "É" is not a letter.
  for (const ctype of ['C.UTF-8', 'en_US.UTF-8', 'C']) {
    const { isDone, output } = await runProgram(
      programPath(binaries, 'initdb'),
      [...args, `--lc-ctype=${ctype}`],
      { user, cwd: join(binaries.folder, 'bin') },
    );
    if (isDone) return;
    if (!/invalid locale name|not recognized by setlocale/.test(output)) throw new Error(output);
  }
  throw new Error('no usable locale');
}

async function putInPlace(fresh: string, cluster: string): Promise<boolean> {
  try {
    await rename(fresh, cluster);
    await syncFolder(dirname(cluster));
    return true;
  } catch (error) {
    if (!['ENOTEMPTY', 'EEXIST', 'EPERM'].includes((error as NodeJS.ErrnoException).code ?? ''))
      throw error;
    if ((await readdir(cluster)).includes('PG_VERSION')) return false;
    throw new StartupError(
      `${cluster} is in the way of the database but is not one: move it away, ` +
        'or choose another folder with TRIO_DATA.',
    );
  }
}

async function removeAbandoned(cluster: string): Promise<void> {
  const prefix = `${basename(cluster)}.unfinished-`;
  for (const name of await readdir(dirname(cluster))) {
    if (!name.startsWith(prefix) || isAlive(Number(name.slice(prefix.length)))) continue;
    await rm(join(dirname(cluster), name), { recursive: true, force: true });
  }
}
