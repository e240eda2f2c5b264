import { firstname, lastname } from '@trio/contracts/fields';
import { UsageError } from '../usage-error.ts';
import { defineCommand } from './command.ts';
import { makePassword } from './make-password.ts';
import { operator } from './operator.ts';
import { readChoice, readEmail, required } from './read-values.ts';
import { wordsFor } from './words-for.ts';

const readName = (field: typeof firstname, value: string | undefined, option: string): string => {
  const parsed = field.safeParse(required(value, option));
  if (!parsed.success) throw new UsageError(wordsFor(parsed.error.issues[0]?.message ?? ''));
  return parsed.data;
};

export const create = defineCommand({
  name: 'create',
  form: '--email ADDRESS --firstname NAME --lastname NAME [--language en|fr]',
  explanation: [
    'makes a platform administrator and prints a password for the first sign-in',
    '--language   in which mails are written to them; English if left out',
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
      await registration.createAdmin(operator, { ...person, password });
      return [`Administrator ${person.email} created. Password: ${password}`];
    };
  },
});
