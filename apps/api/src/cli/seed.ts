import { demoPassword } from '../demo/demo-schools.ts';
import { seedDemo } from '../demo/seed-demo.ts';
import { signInsToPrint } from '../demo/sign-ins-to-print.ts';
import { systemClock } from '../platform/clock.ts';
import { hasUsers } from '../data/people.repository.ts';
import { seedDatabase, type SeedPlan } from '../seed/seed-database.ts';
import { readSeedOptions } from '../seed/seed-options.ts';
import { seededSignIns } from '../seed/sign-ins-to-print.ts';
import { runCommand, type CommandDeps } from './run-command.ts';
import { UsageError } from './usage-error.ts';

async function seed(deps: CommandDeps, plan: SeedPlan | 'demo'): Promise<void> {
  const { database, identity } = deps;
  // Rows of 5000 students, and VACUUM, take longer than a request may.
  const { db, pool } = database.longRunning;
  if (await hasUsers(db)) {
    throw new UsageError('This database is in use. Demo data needs an empty database.');
  }
  if (plan === 'demo') {
    await seedDemo({ db, identity, clock: systemClock, log: console.log });
    for (const line of await signInsToPrint(db, identity)) console.log(line);
    return;
  }
  const passwordHash = await identity.hashPassword(demoPassword);
  const schools = await seedDatabase(
    { db, pool, passwordHash, clock: systemClock, log: console.log },
    plan,
  );
  for (const line of seededSignIns(schools)) console.log(line);
}

try {
  const plan = readSeedOptions(process.argv.slice(2));
  if (typeof plan === 'object' && 'help' in plan) console.log(plan.help);
  else await runCommand((deps) => seed(deps, plan));
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
