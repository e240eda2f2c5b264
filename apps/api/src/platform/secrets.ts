import { createHash, hkdfSync, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { writeOnce } from './database/embedded/write-once.ts';
import { StartupError } from './startup-error.ts';

/** The first signs and seals; all of them open, so that a secret can be replaced without a break. */
export type Secrets = readonly [current: string, ...previous: string[]];

const shortest = 32;

/**
 * The secret that signs cookies and tokens. Kept in the data folder, so that a restart signs no one out;
 * several servers on one database share one through TRIO_SECRET.
 */
export async function readOrMakeSecret(dataFolder: string): Promise<string> {
  const file = join(dataFolder, 'secret');
  const secret = await writeOnce(file, randomBytes(32).toString('base64url'), 0o600);
  if (secret.trim().length < shortest) {
    throw new StartupError(
      `${file} is damaged: remove it to have a new one made (everyone signs in again), or set TRIO_SECRET.`,
    );
  }
  return secret.trim();
}

interface SecretSettings {
  readonly secret: string | undefined;
  readonly previousSecrets: readonly string[];
  readonly dataFolder: string;
}

export const readSecrets = async (settings: SecretSettings): Promise<Secrets> => [
  settings.secret ?? (await readOrMakeSecret(settings.dataFolder)),
  ...settings.previousSecrets,
];

/** A key for one purpose from each secret, the current one first: no key can pass for another. */
export const keysFor = (
  secrets: Secrets,
  purpose: string,
): readonly [Buffer<ArrayBuffer>, ...Buffer<ArrayBuffer>[]] => {
  const keyOf = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
  const [current, ...previous] = secrets;
  return [keyOf(current), ...previous.map(keyOf)];
};

/** Tells two secrets apart, and tells nothing about either. */
export const fingerprintOf = (secret: string): string =>
  createHash('sha256').update(`trio secret fingerprint ${secret}`).digest('hex').slice(0, 32);
