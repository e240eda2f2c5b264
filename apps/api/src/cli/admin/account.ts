import { UsageError } from '../usage-error.ts';
import { commandLineAdmin } from './command-line-admin.ts';
import { defineCommand } from './command.ts';
import { makePassword } from './make-password.ts';
import { loginOf, requirePerson, readLogin } from './read-values.ts';

const synopsis = '--email ADDRESS_OR_USERNAME';
const options = { email: { type: 'string' } } as const;

export const disable = defineCommand({
  name: 'disable',
  synopsis,
  explanation: ['disables an account and ends its sessions at once'],
  options,
  prepare: (values) => {
    const email = readLogin(values.email);
    return async (deps) => {
      const person = await requirePerson(deps, email);
      const outcome = await deps.people.disable(commandLineAdmin, person);
      if (outcome === 'last-admin') {
        throw new UsageError(
          `${loginOf(person)} is the last administrator who can log in. Create or enable another one first.`,
        );
      }
      return [
        outcome === 'disabled'
          ? `${loginOf(person)} is disabled and logged out everywhere.`
          : `${loginOf(person)} was already disabled.`,
      ];
    };
  },
});

export const enable = defineCommand({
  name: 'enable',
  synopsis,
  explanation: ['enables a disabled account'],
  options,
  prepare: (values) => {
    const email = readLogin(values.email);
    return async (deps) => {
      const person = await requirePerson(deps, email);
      const outcome = await deps.people.enable(commandLineAdmin, person);
      return [
        `${loginOf(person)} ${outcome === 'enabled' ? 'is enabled.' : 'was already enabled.'}`,
      ];
    };
  },
});

export const password = defineCommand({
  name: 'password',
  synopsis,
  explanation: [
    'sets and prints a new password, and ends the account’s sessions',
    'A user with an email address gets an email that says that the password has changed.',
  ],
  options,
  prepare: (values) => {
    const email = readLogin(values.email);
    return async (deps) => {
      const person = await requirePerson(deps, email);
      const newPassword = makePassword();
      await deps.people.replacePassword(commandLineAdmin, person, newPassword);
      return [
        `New password of ${loginOf(person)}: ${newPassword}`,
        ...(person.disabledAt ? ['Warning: the account is disabled. See the command enable.'] : []),
      ];
    };
  },
});

export const deleteStudent = defineCommand({
  name: 'delete-student',
  synopsis: `${synopsis} --yes`,
  explanation: [
    'deletes a student and all their data, and sends them an email',
    '--yes   required, because a deletion cannot be undone; without it, shows which student it is',
  ],
  options: { ...options, yes: { type: 'boolean' } },
  prepare: ({ email: typed, yes = false }) => {
    const email = readLogin(typed);
    return async (deps) => {
      const person = await requirePerson(deps, email);
      const name = `${person.firstName} ${person.lastName}`;
      if (person.role !== 'student') {
        throw new UsageError(
          `${loginOf(person)} is not a student. This command deletes only students.`,
        );
      }
      if (!yes) {
        throw new UsageError(
          `This deletes ${name} of ${person.schoolName ?? '?'} (${loginOf(person)}) permanently. To confirm, add --yes.`,
        );
      }
      await deps.yourData.deleteStudent(commandLineAdmin, person.userId);
      return [`${name} (${loginOf(person)}) is deleted.`];
    };
  },
});
