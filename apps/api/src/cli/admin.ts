import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { email, firstname, lastname } from '@trio/contracts/fields';
import { catalogues } from '@trio/i18n/catalogues';
import * as z from 'zod/mini';
import { createAccountsRepository } from '../features/accounts/accounts.repository.ts';
import { createAccountsService } from '../features/accounts/accounts.service.ts';
import { ApiError } from '../http/api-error.ts';
import { systemClock } from '../platform/clock.ts';
import { runCommand, UsageError, type CommandWorld } from './run-command.ts';

const usage = `Usage: npm run admin -- create --email ADDRESS --firstname NAME --lastname NAME

  create   makes a platform administrator and prints a password for the first sign-in`;

const person = z.object({ firstname, lastname, email });
const messages: Readonly<Record<string, string>> = catalogues.en.errors;

async function createAdmin({ database, identity }: CommandWorld, values: object): Promise<void> {
  const parsed = person.safeParse(values);
  if (!parsed.success) {
    const problems = parsed.error.issues.map(({ message }) => messages[message] ?? message);
    throw new UsageError(`${problems.join('\n')}\n\n${usage}`);
  }
  const repository = createAccountsRepository(database.db, identity);
  const accounts = createAccountsService({ repository, identity, clock: systemClock });
  const password = randomBytes(12).toString('base64url');
  try {
    await accounts.createAdmin({ ...parsed.data, password });
  } catch (error) {
    if (error instanceof ApiError) throw new UsageError(messages[error.code] ?? error.code);
    throw error;
  }
  console.log(`Administrator ${parsed.data.email} created. Password: ${password}`);
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  strict: false,
  options: {
    email: { type: 'string' },
    firstname: { type: 'string' },
    lastname: { type: 'string' },
  },
});

if (positionals[0] === 'create') {
  await runCommand((world) => createAdmin(world, values));
} else {
  console.error(usage);
  process.exitCode = 1;
}
