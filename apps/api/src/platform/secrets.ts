import { createHash, hkdfSync, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { writeOnce } from './database/embedded/write-once.ts';
import { StartupError } from './startup-error.ts';

/** The first one signs; all are accepted, so that a secret can be replaced without downtime. */
export type Secrets = readonly [current: string, ...previous: string[]];

const shortest = 32;

/** Stored in the data folder, so that a restart ends no session. */
export async function readOrMakeSecret(dataFolder: string): Promise<string> {
  const file = join(dataFolder, 'secret');
  const secret = await writeOnce(file, randomBytes(32).toString('base64url'), 0o600);
  if (secret.trim().length < shortest) {
    throw new StartupError(
      `${file} is damaged: remove it to create a new one (all users must log in again), or set TRIO_SECRET.`,
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

/** The current key first. Each purpose has its own keys. */
export const keysFor = (
  secrets: Secrets,
  purpose: string,
): readonly [Buffer<ArrayBuffer>, ...Buffer<ArrayBuffer>[]] => {
  const keyOf = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
  const [current, ...previous] = secrets;
  return [keyOf(current), ...previous.map(keyOf)];
};

export const fingerprintOf = (secret: string): string =>
  createHash('sha256').update(`trio secret fingerprint ${secret}`).digest('hex').slice(0, 32);
