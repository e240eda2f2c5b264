import { roles } from '@trio/domain/roles';
import type { Person } from '../../features/schools/people.repository.ts';
import { operator } from './operator.ts';
import { defineCommand } from './command.ts';
import { optional, readChoice, schoolOf } from './read-values.ts';
import { dayOf, layOutTable } from './table.ts';

const most = 50;

export const accounts = defineCommand({
  name: 'accounts',
  form: `[--school ID|CODE] [--role ${roles.join('|')}] [--search TEXT]`,
  explanation: [
    `lists accounts, at most ${most}, who signed up last first`,
    '--search   only those with this text in their name or address',
  ],
  options: {
    school: { type: 'string' },
    role: { type: 'string' },
    search: { type: 'string' },
  },
  prepare: (values) => {
    const wanted = optional(values.school, '--school');
    const search = optional(values.search, '--search');
    const role = values.role === undefined ? undefined : readChoice(values.role, roles, '--role');
    return async (deps) => {
      const school = wanted === undefined ? null : await schoolOf(deps, wanted);
      const { total, people } = await deps.people.list(operator, {
        ...(school && { schoolId: school.schoolId }),
        ...(role && { role }),
        ...(search !== undefined && { search }),
        limit: most,
      });
      if (total === 0) return ['No account.'];
      const count = total === 1 ? '1 account' : `${total} accounts`;
      return [
        ...layOutTable(['EMAIL', 'NAME', 'ROLE', 'SCHOOL', 'SINCE', 'STATE'], people.map(toRow)),
        total > most ? `The first ${most} of ${count}: narrow it down with --search.` : count,
      ];
    };
  },
});

const toRow = (person: Person): string[] => [
  person.email,
  `${person.firstName} ${person.lastName}`,
  person.role,
  person.schoolName ?? '-',
  dayOf(person.createdAt),
  person.disabledAt ? `disabled ${dayOf(person.disabledAt)}` : 'enabled',
];
