import { chmod, mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

export async function createOpenFolder(path: string): Promise<void> {
  if (await createFolder(path)) await chmod(path, 0o755);
}

/** Node's `recursive` option loops forever if a parent, such as /proc, refuses new folders. */
export async function createFolder(path: string): Promise<boolean> {
  try {
    return await createOne(path);
  } catch (error) {
    if (!isCode(error, 'ENOENT') || dirname(path) === path) throw error;
    await createFolder(dirname(path));
    return createOne(path);
  }
}

async function createOne(path: string): Promise<boolean> {
  try {
    await mkdir(path);
    return true;
  } catch (error) {
    // Windows reports EPERM for a drive's root.
    const mayBeThere = isCode(error, 'EEXIST') || isCode(error, 'EPERM');
    if (mayBeThere && (await isFolder(path))) return false;
    throw error;
  }
}

const isFolder = (path: string): Promise<boolean> =>
  stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );

const isCode = (error: unknown, code: string): boolean =>
  (error as NodeJS.ErrnoException).code === code;
