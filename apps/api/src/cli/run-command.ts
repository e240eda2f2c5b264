import { readConfig, type Config } from '../config/config.ts';
import { systemClock } from '../platform/clock.ts';
import { connectDatabase } from '../platform/database/connect.ts';
import type { OpenDatabase } from '../platform/database/database.ts';
import { createEmbeddedIdentity } from '../platform/identity/embedded-identity.ts';
import type { Identity } from '../platform/identity/identity.ts';
import { readOrMakeSecret } from '../platform/secret.ts';
import { StartupError } from '../platform/startup-error.ts';

export interface CommandWorld {
  readonly config: Config;
  readonly database: OpenDatabase;
  readonly identity: Identity;
}

/** What was typed cannot be used: the message says how it is meant. */
export class UsageError extends Error {}

/** A command with the product's database at hand, whether or not the product is running. */
export async function runCommand(command: (world: CommandWorld) => Promise<void>): Promise<void> {
  try {
    const config = readConfig();
    const database = await connectDatabase({
      databaseUrl: config.databaseUrl,
      dataFolder: config.dataFolder,
      log: () => {},
      onConnectionError: () => {},
      whenRunning: 'share',
    });
    try {
      const identity = createEmbeddedIdentity({
        pool: database.pool,
        secret: config.secret ?? (await readOrMakeSecret(config.dataFolder)),
        publicUrl: config.publicOrigin,
        clock: systemClock,
      });
      await command({ config, database, identity });
    } finally {
      await database.close();
    }
  } catch (error) {
    const isForTheReader = error instanceof StartupError || error instanceof UsageError;
    console.error(isForTheReader ? error.message : error);
    process.exitCode = 1;
  }
}
