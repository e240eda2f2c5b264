import type { Connection } from './database/database.ts';
import { registerFact, replaceFact } from './installation.repository.ts';
import { fingerprintOf, type Secrets } from './secrets.ts';
import { StartupError } from './startup-error.ts';
import { readStorageId } from './storage/storage-id.ts';

/** All servers of one database must sign with the same secret, or accept each other's. */
export async function checkSecret(connection: Connection, secrets: Secrets): Promise<void> {
  const [ours, ...previous] = secrets.map(fingerprintOf) as [string, ...string[]];
  const registered = await registerFact(connection, 'secret-fingerprint', ours);
  if (registered === ours) return;
  if (previous.includes(registered)) return replaceFact(connection, 'secret-fingerprint', ours);
  throw new StartupError(
    'This database is used with another secret: one server would refuse sessions and mailed links of the other. ' +
      'Set TRIO_SECRET to the same value on every server. To replace a secret, put the old one into TRIO_PREVIOUS_SECRETS.',
  );
}

export async function checkStorageFolder(connection: Connection, folder: string): Promise<string> {
  const ours = await readStorageId(folder);
  if ((await registerFact(connection, 'storage-id', ours)) === ours) return ours;
  throw new StartupError(
    `This database's images are in another folder than ${folder}. Mount that folder on this server, or store images in a bucket (S3_ENDPOINT, …). ` +
      'If that folder is lost, run "npm run admin -- adopt-storage" and start again.',
  );
}

export const adoptStorageFolder = async (connection: Connection, folder: string): Promise<void> =>
  replaceFact(connection, 'storage-id', await readStorageId(folder));
