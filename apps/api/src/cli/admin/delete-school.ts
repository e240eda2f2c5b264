import { UsageError } from '../usage-error.ts';
import { defineCommand } from './command.ts';
import { commandLineAdmin } from './command-line-admin.ts';
import { readRequired, requireSchool } from './read-values.ts';

export const deleteSchool = defineCommand({
  name: 'delete-school',
  synopsis: '--school ID|CODE --yes',
  explanation: [
    'deletes a school with everything in it: students, sorts, staff, images and emails',
    '--yes   required, because a deletion cannot be undone; without it, shows which school it is',
  ],
  options: { school: { type: 'string' }, yes: { type: 'boolean' } },
  prepare: ({ school: typed, yes = false }) => {
    const wanted = readRequired(typed, '--school');
    return async (deps) => {
      const { schoolId, name } = await requireSchool(deps, wanted);
      if (!yes) {
        const { studentCount } = await deps.schools.describe(commandLineAdmin, schoolId);
        throw new UsageError(
          `This deletes ${name} with ${countOf(studentCount)} (${schoolId}) permanently. To confirm, add --yes.`,
        );
      }
      const { students } = await deps.deletion.deleteSchool(commandLineAdmin, schoolId);
      return [`${name} is deleted, with ${countOf(students)}.`];
    };
  },
});

const countOf = (students: number): string =>
  students === 1 ? '1 student' : `${students} students`;
