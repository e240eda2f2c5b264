import { isLoopback, readConfig } from './config/config.ts';
import { buildApp } from './app.ts';
import { createDemoRepository } from './demo/demo.repository.ts';
import { seedDemo } from './demo/seed-demo.ts';
import { signInsToPrint } from './demo/sign-ins-to-print.ts';
import { builtWebApp } from './http/web-app.ts';
import { listen } from './http/listen.ts';
import { systemClock } from './platform/clock.ts';
import { connectDatabase } from './platform/database/connect.ts';
import { createEmbeddedIdentity } from './platform/identity/embedded-identity.ts';
import { readOrMakeSecret } from './platform/secret.ts';
import { onStopSignal } from './platform/stop-signal.ts';
import { StartupError } from './platform/startup-error.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

async function start(): Promise<void> {
  const config = readConfig();
  const closers: (() => Promise<void>)[] = [];
  const stop = async () => {
    for (const close of closers.toReversed()) await close();
  };
  try {
    const database = await connectDatabase({
      databaseUrl: config.databaseUrl,
      dataFolder: config.dataFolder,
      log: say,
      onConnectionError: () => {},
    });
    closers.push(database.close);

    const publicOrigin = config.publicUrl ?? `http://${config.host}:${config.port}`;
    const secret = config.secret ?? (await readOrMakeSecret(config.dataFolder));
    const identity = createEmbeddedIdentity({
      pool: database.pool,
      secret,
      publicUrl: publicOrigin,
      clock: systemClock,
    });
    const app = await buildApp({
      db: database.db,
      identity,
      clock: systemClock,
      publicOrigin,
      logLevel: config.logLevel,
      web: { folder: builtWebApp, settings: { supportEmail: config.supportEmail } },
    });
    closers.push(() => app.close());

    const mayHoldDemo = database.isEmbedded && isLoopback(config.host);
    if (mayHoldDemo || config.isDemoForced)
      await seedDemo({ db: database.db, identity, clock: systemClock, log: say });
    const address = await listen(app, config);
    onStopSignal(async () => {
      say('Stopping…');
      await stop();
    });
    say(`Trio is ready at ${config.publicUrl ?? address}`);
    for (const line of await signInsToPrint(createDemoRepository(database.db, identity))) say(line);
  } catch (error) {
    await stop();
    throw error;
  }
}

start().catch((error: unknown) => {
  process.stderr.write(
    `${error instanceof StartupError ? error.message : String((error as Error)?.stack ?? error)}\n`,
  );
  process.exitCode = 1;
});
