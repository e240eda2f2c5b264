import { readFile, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { StartupError } from '../../startup-error.ts';
import { isMarkedWith, recordPostgresAt, type DataFolder } from './data-folder.ts';
import { moveCluster } from './move-cluster.ts';
import { createOpenFolder } from './open-folder.ts';
import { isAlive, readPostmasterFile } from './postmaster-file.ts';
import { canEnter, userForCluster, userForNewCluster, type ServerUser } from './server-user.ts';

export type ClusterPlace = {
  cluster: string;
  user: ServerUser | undefined;
  exists: boolean;
  isOutside: boolean;
};

type Search = {
  folder: DataFolder;
  sharedFolder: string;
  major: number;
  log: (message: string) => void;
};

export async function findClusterPlace({
  folder,
  sharedFolder,
  major,
  log,
}: Search): Promise<ClusterPlace> {
  const inside = join(folder.path, 'postgres');
  // Not recorded yet if a first start was interrupted.
  const outside = folder.postgresAt ?? join(sharedFolder, folder.id, 'postgres');
  const atInside = await ownerOfCluster(inside, major);
  const atOutside = await ownerOfCluster(outside, major);

  if (folder.postgresAt !== undefined && !atInside && !atOutside) {
    throw new StartupError(
      `The database of ${folder.path} is kept in ${outside}, which is missing: restore it from a backup, ` +
        'or choose another folder with TRIO_DATA.',
    );
  }
  const user = atOutside
    ? userForCluster(outside, atOutside)
    : atInside
      ? userForCluster(inside, atInside)
      : userForNewCluster();
  const exists = Boolean(atInside ?? atOutside);
  const stay = { cluster: inside, user, exists, isOutside: false };

  if (!atOutside && (user === undefined || canEnter(user, folder.path))) return stay;
  if (!atOutside && atInside && (await isRunning(inside))) return stay;

  await prepareOutside(dirname(outside), folder, sharedFolder);
  if (!atOutside && atInside) {
    // Recorded before the move: after an interruption, the next start finds it inside and moves it.
    await recordPostgresAt(folder, outside);
    await moveCluster(inside, outside, atInside);
  }
  log(
    `The database of ${folder.path} is kept in ${outside}, ` +
      `because user ${user?.name ?? 'postgres'}, who runs PostgreSQL, cannot enter that folder.`,
  );
  return { cluster: outside, user, exists, isOutside: true };
}

async function ownerOfCluster(
  cluster: string,
  major: number,
): Promise<{ uid: number; gid: number } | null> {
  let version: string;
  try {
    version = (await readFile(join(cluster, 'PG_VERSION'), 'utf8')).trim();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return null;
    if (code !== 'EACCES') throw error;
    const { uid, gid } = await stat(cluster);
    return { uid, gid };
  }
  if (Number(version) !== major) {
    const isNewer = Number(version) > major;
    throw new StartupError(
      `The database in ${cluster} was made by PostgreSQL ${version}, and this Trio brings ${major}: ` +
        (isNewer
          ? 'update Trio to the version that made it, or choose another folder with TRIO_DATA.'
          : 'start it with the Trio that made it and take a backup there, then restore that into a new folder.'),
    );
  }
  const { uid, gid } = await stat(cluster);
  return { uid, gid };
}

async function isRunning(cluster: string): Promise<boolean> {
  const file = await readPostmasterFile(cluster);
  return file !== null && isAlive(file.pid);
}

async function prepareOutside(
  parent: string,
  folder: DataFolder,
  sharedFolder: string,
): Promise<void> {
  await createOpenFolder(sharedFolder);
  await createOpenFolder(parent);
  const note = join(parent, 'belongs-to.txt');
  const other = (await readFile(note, 'utf8').catch(() => '')).trim();
  if (other !== '' && other !== folder.path && (await isMarkedWith(other, folder.id))) {
    throw new StartupError(
      `${folder.path} is a copy of ${other}, and both point to the database in ${parent}: ` +
        'choose a new folder with TRIO_DATA and restore a backup into it.',
    );
  }
  await writeFile(note, `${folder.path}\n`);
}
