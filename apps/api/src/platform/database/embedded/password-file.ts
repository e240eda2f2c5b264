import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { StartupError } from '../../startup-error.ts';
import type { ClusterPlace } from './cluster-place.ts';
import { explainFailure } from './explain-failure.ts';
import { SUPERUSER } from './initialise-cluster.ts';
import { programPath, type Binaries } from './platform-binaries.ts';
import { readPostmasterFile } from './postmaster-file.ts';
import { runProgram } from './run-program.ts';
import { writeOnce } from './write-once.ts';

type Wanted = { file: string; place: ClusterPlace; binaries: Binaries };

export async function openPassword({ file, place, binaries }: Wanted): Promise<string> {
  try {
    const known = await readIfThere(file);
    if (known !== null) return known.trim();
    const password = randomBytes(24).toString('base64url');
    // The file was lost. The owner of a stopped cluster may set a new password.
    if (place.exists) await resetPassword(file, password, place, binaries);
    return (await writeOnce(file, `${password}\n`, 0o600)).trim();
  } catch (error) {
    throw explainFailure({ doing: `open ${file}`, folder: dirname(file), evidence: error });
  }
}

async function readIfThere(file: string): Promise<string | null> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

async function resetPassword(
  file: string,
  password: string,
  { cluster, user }: ClusterPlace,
  binaries: Binaries,
): Promise<void> {
  const { isDone, output } = await runProgram(
    programPath(binaries, 'postgres'),
    ['--single', '-D', cluster, '-c', 'log_min_error_statement=panic', 'postgres'],
    {
      user,
      cwd: join(binaries.folder, 'bin'),
      input: `ALTER ROLE ${SUPERUSER} PASSWORD '${password}'\n`,
    },
  );
  if (isDone && !/ERROR:/.test(output)) return;
  if (/already exists/.test(output)) {
    const pid = (await readPostmasterFile(cluster))?.pid;
    throw new StartupError(
      `${file} is missing while its PostgreSQL is running (process ${pid ?? 'unknown'}): ` +
        `restore the file, or end that process (kill -INT ${pid ?? '…'}) and start again.`,
    );
  }
  throw new Error(output);
}
