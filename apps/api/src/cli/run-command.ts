import { readConfig, type Config } from '../config/config.ts';
import { checkSecret } from '../platform/check-installation.ts';
import { systemClock } from '../platform/clock.ts';
import { connectDatabase } from '../platform/database/connect.ts';
import type { OpenDatabase } from '../platform/database/database.ts';
import { createEmbeddedIdentity } from '../platform/identity/embedded-identity.ts';
import type { Identity } from '../platform/identity/identity.ts';
import { readSecrets, type Secrets } from '../platform/secrets.ts';
import { StartupError } from '../platform/startup-error.ts';
import { UsageError } from './usage-error.ts';

export interface CommandDeps {
  readonly config: Config;
  readonly database: OpenDatabase;
  readonly identity: Identity;
  readonly secrets: Secrets;
}

export async function runCommand(command: (deps: CommandDeps) => Promise<void>): Promise<void> {
  try {
    const config = readConfig();
    const database = await connectDatabase({
      databaseUrl: config.databaseUrl,
      migrationUrl: config.migrationUrl,
      dataFolder: config.dataFolder,
      log: () => {},
      onConnectionError: () => {},
      whenRunning: 'share',
    });
    try {
      const secrets = await readSecrets(config);
      await checkSecret(database.db, secrets);
      const identity = createEmbeddedIdentity({
        pool: database.pool,
        secrets,
        publicUrl: config.publicOrigin,
        clock: systemClock,
        supportAccess: config.supportAccess,
      });
      await command({ config, database, identity, secrets });
    } finally {
      await database.close();
    }
  } catch (error) {
    const isForTheReader = error instanceof StartupError || error instanceof UsageError;
    console.error(isForTheReader ? error.message : error);
    process.exitCode = 1;
  }
}
