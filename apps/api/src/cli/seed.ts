import { createDemoRepository } from '../demo/demo.repository.ts';
import { seedDemo } from '../demo/seed-demo.ts';
import { signInsToPrint } from '../demo/sign-ins-to-print.ts';
import { systemClock } from '../platform/clock.ts';
import { runCommand } from './run-command.ts';
import { UsageError } from './usage-error.ts';

/** npm run seed: the demo data, in a database that nobody uses yet. */
await runCommand(async ({ database: { db }, identity }) => {
  const repository = createDemoRepository(db, identity);
  if (await repository.hasUsers(db)) {
    throw new UsageError('This database is in use; demo data goes into an empty one only.');
  }
  await seedDemo({ db, identity, clock: systemClock, log: console.log });
  for (const line of await signInsToPrint(repository)) console.log(line);
});
