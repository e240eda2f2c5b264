import { randomBytes } from 'node:crypto';
import { access, chmod, chown, constants, readdir, readFile, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { StartupError } from '../../startup-error.ts';
import { explainFailure } from './explain-failure.ts';
import { createFolder } from './open-folder.ts';
import { userForNewCluster } from './server-user.ts';
import { UNFINISHED, writeOnce, writeWhole } from './write-once.ts';

const MARKER = 'trio-data.json';
const VERSION = 1;
/** Files that a new volume or a file manager leaves in an empty folder. */
const NOISE = new Set(['lost+found', '.DS_Store', '.gitkeep', 'Thumbs.db']);

export type DataFolder = {
  path: string;
  id: string;
  postgresAt?: string;
};

export async function openDataFolder(wanted: string): Promise<DataFolder> {
  try {
    await createIfMissing(wanted);
    const path = await realpath(wanted);
    const names = await readdir(path);
    await access(path, constants.W_OK);
    return { path, ...(names.includes(MARKER) ? await readMarker(path) : await mark(path, names)) };
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOTDIR' || code === 'EEXIST') {
      throw new StartupError(
        `The data folder ${wanted} is not a folder: choose another with TRIO_DATA, or move that file away.`,
      );
    }
    if (code === 'ENOENT') {
      throw new StartupError(
        `The data folder ${wanted} cannot be made there: choose another with TRIO_DATA.`,
      );
    }
    throw explainFailure({
      doing: `open the data folder ${wanted}`,
      folder: wanted,
      evidence: error,
    });
  }
}

export async function recordPostgresAt(folder: DataFolder, postgresAt: string): Promise<void> {
  const marker = { version: VERSION, id: folder.id, postgresAt };
  await writeWhole(join(folder.path, MARKER), `${JSON.stringify(marker)}\n`, 0o644);
}

export const isMarkedWith = async (path: string, id: string): Promise<boolean> =>
  await readMarker(path).then(
    (marker) => marker.id === id,
    () => false,
  );

async function createIfMissing(path: string): Promise<void> {
  if (!(await createFolder(path)) || process.platform === 'win32') return;
  // Student data: no other user may read it. PostgreSQL's user only needs to pass through.
  const user = userForNewCluster();
  await chmod(path, user ? 0o710 : 0o700);
  if (user) await chown(path, 0, user.gid);
}

async function mark(path: string, names: string[]): Promise<Omit<DataFolder, 'path'>> {
  const foreign = names.find(
    (name) => !NOISE.has(name) && !name.startsWith(`${MARKER}.${UNFINISHED}`),
  );
  if (foreign !== undefined) {
    // Another Trio may have marked the folder after the names were read.
    if ((await readdir(path)).includes(MARKER)) return readMarker(path);
    throw new StartupError(
      `The data folder ${path} holds files that are not Trio's (${foreign}): ` +
        'choose an empty or new folder with TRIO_DATA.',
    );
  }
  const marker = { version: VERSION, id: randomBytes(8).toString('hex') };
  return parseMarker(
    path,
    await writeOnce(join(path, MARKER), `${JSON.stringify(marker)}\n`, 0o644),
  );
}

const readMarker = async (path: string) =>
  parseMarker(path, await readFile(join(path, MARKER), 'utf8'));

function parseMarker(path: string, text: string): Omit<DataFolder, 'path'> {
  const { version, id, postgresAt } = fieldsOf(text);
  if (typeof version === 'number' && version > VERSION) {
    throw new StartupError(
      `The data folder ${path} was made by a newer Trio (its version ${version}, ours ${VERSION}): update Trio.`,
    );
  }
  if (version !== VERSION || typeof id !== 'string' || !/^[0-9a-f]{16}$/.test(id)) {
    throw new StartupError(
      `${join(path, MARKER)} is damaged: restore it from a backup, or choose another folder with TRIO_DATA.`,
    );
  }
  return { id, ...(typeof postgresAt === 'string' && { postgresAt }) };
}

function fieldsOf(text: string): { version?: unknown; id?: unknown; postgresAt?: unknown } {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}
