import { UsageError } from '../usage-error.ts';
import { defineCommand } from './command.ts';
import { operator } from './operator.ts';
import { required, schoolOf } from './read-values.ts';

export const deleteSchool = defineCommand({
  name: 'delete-school',
  form: '--school ID|CODE --yes',
  explanation: [
    'deletes a school with everything in it: students, sorts, staff, pictures and mails',
    '--yes   there is no way back: without it, says which school it would be',
  ],
  options: { school: { type: 'string' }, yes: { type: 'boolean' } },
  prepare: ({ school: typed, yes = false }) => {
    const wanted = required(typed, '--school');
    return async (deps) => {
      const { schoolId, name } = await schoolOf(deps, wanted);
      if (!yes) {
        const { studentCount } = await deps.schools.describe(operator, schoolId);
        throw new UsageError(
          `This deletes ${name} with ${countOf(studentCount)} (${schoolId}) for good: add --yes.`,
        );
      }
      const { students } = await deps.deletion.deleteSchool(operator, schoolId);
      return [`${name} is deleted, with ${countOf(students)}.`];
    };
  },
});

const countOf = (students: number): string =>
  students === 1 ? '1 student' : `${students} students`;
