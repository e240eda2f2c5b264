import { chown, cp, open, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { syncFolder } from './write-once.ts';

type Owner = { uid: number; gid: number };

/** The cluster must be stopped. At any moment one of the two places has a complete cluster. */
export async function moveCluster(source: string, target: string, owner: Owner): Promise<void> {
  try {
    await rename(source, target);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
    await copyAcrossDisks(source, target, owner);
  }
  await syncFolder(dirname(target));
}

async function copyAcrossDisks(source: string, target: string, owner: Owner): Promise<void> {
  const unfinished = `${target}.unfinished-${process.pid}`;
  try {
    await cp(source, unfinished, {
      recursive: true,
      verbatimSymlinks: true,
      preserveTimestamps: true,
    });
    await settle(unfinished, owner);
    await rename(unfinished, target);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
  await rm(source, { recursive: true, force: true });
}

/** Syncs every file, because the original is deleted next. */
async function settle(folder: string, owner: Owner): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  for (const path of [...entries.filter((entry) => !entry.isSymbolicLink()).map(pathOf), folder]) {
    await chown(path, owner.uid, owner.gid);
    const handle = await open(path);
    try {
      await handle.sync();
    } finally {
      await handle.close();
    }
  }
}

const pathOf = (entry: { parentPath: string; name: string }): string =>
  join(entry.parentPath, entry.name);
