import { randomBytes } from 'node:crypto';
import { link, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

export const UNFINISHED = 'unfinished-';

/** Atomic. If the file exists, or another process creates it first, returns that content. */
export async function writeOnce(file: string, content: string, mode: number): Promise<string> {
  const unfinished = await writeBeside(file, content, mode);
  try {
    await link(unfinished, file);
    await syncFolder(dirname(file));
    return content;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return await readFile(file, 'utf8');
  } finally {
    await rm(unfinished, { force: true });
  }
}

export async function writeWhole(
  file: string,
  content: string | Uint8Array,
  mode: number,
): Promise<void> {
  const unfinished = await writeBeside(file, content, mode);
  await rename(unfinished, file);
  await syncFolder(dirname(file));
}

/** Makes a rename survive a power cut. Windows cannot open folders, and does not need it. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function writeBeside(
  file: string,
  content: string | Uint8Array,
  mode: number,
): Promise<string> {
  const unfinished = `${file}.${UNFINISHED}${randomBytes(6).toString('hex')}`;
  const handle = await open(unfinished, 'wx', mode);
  try {
    await handle.writeFile(content);
    await handle.sync();
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  } finally {
    await handle.close();
  }
  return unfinished;
}
