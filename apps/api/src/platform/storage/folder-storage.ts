import { constants } from 'node:fs';
import { access, mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { UNFINISHED, writeWhole } from '../database/embedded/write-once.ts';
import { findStorageId } from './storage-id.ts';
import { checkKey, StorageUnavailable, type Storage } from './storage.ts';

/** With `storageId`, a delete fails while another folder, or none, is mounted there. */
export function createFolderStorage(folder: string, storageId?: string): Storage {
  const fileOf = (key: string): string => join(folder, ...checkKey(key).split('/'));

  return {
    put: (key, bytes) =>
      attempt('write', async () => {
        const file = fileOf(key);
        await mkdir(dirname(file), { recursive: true, mode: 0o700 });
        await writeWhole(file, bytes, 0o600);
      }),

    get: (key) => attempt('read', () => readFile(fileOf(key)).catch(nullIfAbsent)),

    delete: (key) =>
      attempt('delete', async () => {
        const file = fileOf(key);
        if (storageId !== undefined && (await findStorageId(folder)) !== storageId) {
          throw Object.assign(new Error('another folder is mounted'), { code: 'ENODEV' });
        }
        const names = await readdir(dirname(file)).catch(nullIfAbsent);
        // Also delete temporary files that a killed process left.
        const remains = `${basename(file)}.${UNFINISHED}`;
        for (const name of names?.filter((each) => each.startsWith(remains)) ?? []) {
          await rm(join(dirname(file), name), { force: true });
        }
        await rm(file, { force: true });
      }),

    findError: async () => {
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 });
        await access(folder, constants.R_OK | constants.W_OK);
        return null;
      } catch (error) {
        return `${folder} cannot be written to (${(error as NodeJS.ErrnoException).code})`;
      }
    },
  };
}

const isAbsent = (error: unknown): boolean =>
  /^(?:ENOENT|ENOTDIR)$/u.test((error as NodeJS.ErrnoException).code ?? '');

function nullIfAbsent(error: unknown): null {
  if (isAbsent(error)) return null;
  throw error;
}

async function attempt<T>(what: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    // Only system errors have a code; others are bugs.
    if ((error as NodeJS.ErrnoException).code === undefined) throw error;
    throw new StorageUnavailable(what, error);
  }
}
