import { UsageError } from '../usage-error.ts';
import { operator } from './operator.ts';
import { defineCommand } from './command.ts';
import { makePassword } from './make-password.ts';
import { personOf, readEmail } from './read-values.ts';

const form = '--email ADDRESS';
const options = { email: { type: 'string' } } as const;

export const disable = defineCommand({
  name: 'disable',
  form,
  explanation: ['turns an account off and ends its sessions at once'],
  options,
  prepare: (values) => {
    const email = readEmail(values.email);
    return async (deps) => {
      const person = await personOf(deps, email);
      const outcome = await deps.people.disable(operator, person);
      if (outcome === 'last-admin') {
        throw new UsageError(
          `${person.email} is the last administrator who can sign in: make or enable another first.`,
        );
      }
      return [
        outcome === 'disabled'
          ? `${person.email} is disabled and signed out everywhere.`
          : `${person.email} was disabled already.`,
      ];
    };
  },
});

export const enable = defineCommand({
  name: 'enable',
  form,
  explanation: ['turns a disabled account on again'],
  options,
  prepare: (values) => {
    const email = readEmail(values.email);
    return async (deps) => {
      const person = await personOf(deps, email);
      const outcome = await deps.people.enable(operator, person);
      return [`${person.email} ${outcome === 'enabled' ? 'is enabled.' : 'was enabled already.'}`];
    };
  },
});

export const password = defineCommand({
  name: 'password',
  form,
  explanation: [
    'gives an account a new password, prints it and ends the account’s sessions',
    'Its owner is told by mail that the password has changed.',
  ],
  options,
  prepare: (values) => {
    const email = readEmail(values.email);
    return async (deps) => {
      const person = await personOf(deps, email);
      const made = makePassword();
      await deps.people.replacePassword(operator, person, made);
      return [
        `New password of ${person.email}: ${made}`,
        ...(person.disabledAt ? ['Warning: the account is disabled: see the command enable.'] : []),
      ];
    };
  },
});

export const deleteStudent = defineCommand({
  name: 'delete-student',
  form: `${form} --yes`,
  explanation: [
    'deletes a student’s account and everything kept about them, and tells them by mail',
    '--yes   there is no way back: without it, says whom it would be',
  ],
  options: { ...options, yes: { type: 'boolean' } },
  prepare: ({ email: typed, yes = false }) => {
    const email = readEmail(typed);
    return async (deps) => {
      const person = await personOf(deps, email);
      const name = `${person.firstName} ${person.lastName}`;
      if (person.role !== 'student') {
        throw new UsageError(`${person.email} is no student: only students are deleted here.`);
      }
      if (!yes) {
        throw new UsageError(
          `This deletes ${name} of ${person.schoolName ?? '?'} (${person.email}) for good: add --yes.`,
        );
      }
      await deps.yourData.deleteStudent(operator, person.userId);
      return [`${name} (${person.email}) is deleted.`];
    };
  },
});
