import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * What signs cookies and tokens. Kept in the data folder, so that nobody is signed out by a restart;
 * several servers on one database share one through TRIO_SECRET.
 */
export async function readOrMakeSecret(dataFolder: string): Promise<string> {
  const file = join(dataFolder, 'secret');
  const made = randomBytes(32).toString('base64url');
  try {
    await writeFile(file, made, { flag: 'wx', mode: 0o600 });
    return made;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return (await readFile(file, 'utf8')).trim();
  }
}
