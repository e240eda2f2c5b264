import { firstname, lastname } from '@trio/contracts/fields';
import { UsageError } from '../usage-error.ts';
import { defineCommand } from './command.ts';
import { makePassword } from './make-password.ts';
import { commandLineAdmin } from './command-line-admin.ts';
import { readChoice, readEmail, readRequired } from './read-values.ts';
import { errorTextOf } from './error-text.ts';

const readName = (field: typeof firstname, value: string | undefined, option: string): string => {
  const parsed = field.safeParse(readRequired(value, option));
  if (!parsed.success) throw new UsageError(errorTextOf(parsed.error.issues[0]?.message ?? ''));
  return parsed.data;
};

export const create = defineCommand({
  name: 'create',
  synopsis: '--email ADDRESS --firstname NAME --lastname NAME [--language en|fr]',
  explanation: [
    'creates a platform administrator and prints a password for the first log-in',
    '--language   the language of emails to the administrator; English by default',
  ],
  options: {
    email: { type: 'string' },
    firstname: { type: 'string' },
    lastname: { type: 'string' },
    language: { type: 'string' },
  },
  prepare: (values) => {
    const person = {
      email: readEmail(values.email),
      firstname: readName(firstname, values.firstname, '--firstname'),
      lastname: readName(lastname, values.lastname, '--lastname'),
      language: readChoice(values.language ?? 'en', ['en', 'fr'], '--language'),
    };
    return async ({ registration }) => {
      const password = makePassword();
      await registration.createAdmin(commandLineAdmin, { ...person, password });
      return [`Administrator ${person.email} created. Password: ${password}`];
    };
  },
});
