import { randomUUID } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeOnce } from '../database/embedded/write-once.ts';

const fileName = '.storage-id';

export async function readStorageId(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return (await writeOnce(join(folder, fileName), randomUUID(), 0o600)).trim();
}

export const findStorageId = (folder: string): Promise<string | null> =>
  readFile(join(folder, fileName), 'utf8').then(
    (text) => text.trim(),
    () => null,
  );
