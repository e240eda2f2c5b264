import { UsageError } from '../usage-error.ts';
import { commandLineAdmin } from './command-line-admin.ts';
import { defineCommand } from './command.ts';
import { readEmail, requirePerson } from './read-values.ts';

export const owner = defineCommand({
  name: 'owner',
  synopsis: '--email ADDRESS [--stop]',
  explanation: [
    'makes a member of a school’s staff an owner after 7 days; its owners get an email',
    'Use it if no owner of the school can do this. Check the school’s identity first.',
    '--stop   stops a change of owners that has not taken effect yet',
  ],
  options: { email: { type: 'string' }, stop: { type: 'boolean' } },
  prepare: ({ email: typed, stop = false }) => {
    const email = readEmail(typed);
    return async (deps) => {
      const person = await requirePerson(deps, email);
      if (person.role !== 'school') {
        throw new UsageError(`${person.email} is not on the staff of a school.`);
      }
      const member = { schoolId: person.schoolId, staffId: person.userId };
      if (stop) {
        await deps.ownerChanges.stop(commandLineAdmin, member);
        return [`No change of owners is pending for ${person.email}.`];
      }
      const outcome = await deps.ownerChanges.nameOwner(commandLineAdmin, member);
      if (outcome === 'owner-already') return [`${person.email} was already an owner.`];
      const day = outcome.dueAt.toISOString().slice(0, 10);
      return [
        `${person.email} becomes an owner of ${person.schoolName ?? '?'} on ${day}.`,
        'The owners of the school get an email and can stop it.',
      ];
    };
  },
});
