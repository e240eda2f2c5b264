import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { writeOnce } from './database/embedded/write-once.ts';
import { StartupError } from './startup-error.ts';

const shortest = 32;

/**
 * What signs cookies and tokens. Kept in the data folder, so that nobody is signed out by a restart;
 * several servers on one database share one through TRIO_SECRET.
 */
export async function readOrMakeSecret(dataFolder: string): Promise<string> {
  const file = join(dataFolder, 'secret');
  const secret = await writeOnce(file, randomBytes(32).toString('base64url'), 0o600);
  if (secret.trim().length < shortest) {
    throw new StartupError(
      `${file} is damaged: remove it to have a new one made (everybody signs in again), or set TRIO_SECRET.`,
    );
  }
  return secret.trim();
}
