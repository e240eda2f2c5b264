import { roles } from '@trio/domain/roles';
import type { Person } from '../../features/schools/people.repository.ts';
import { commandLineAdmin } from './command-line-admin.ts';
import { defineCommand } from './command.ts';
import { loginOf, readOptional, readChoice, requireSchool } from './read-values.ts';
import { dayOf, layOutTable } from './table.ts';

const listLimit = 50;

export const accounts = defineCommand({
  name: 'accounts',
  synopsis: `[--school ID|CODE] [--role ${roles.join('|')}] [--search TEXT]`,
  explanation: [
    `lists accounts, at most ${listLimit}, the newest first`,
    '--search   only accounts with this text in their name, email address or username',
  ],
  options: {
    school: { type: 'string' },
    role: { type: 'string' },
    search: { type: 'string' },
  },
  prepare: (values) => {
    const wanted = readOptional(values.school, '--school');
    const search = readOptional(values.search, '--search');
    const role = values.role === undefined ? undefined : readChoice(values.role, roles, '--role');
    return async (deps) => {
      const school = wanted === undefined ? null : await requireSchool(deps, wanted);
      const { total, people } = await deps.people.list(commandLineAdmin, {
        ...(school && { schoolId: school.schoolId }),
        ...(role && { role }),
        ...(search !== undefined && { search }),
        limit: listLimit,
      });
      if (total === 0) return ['No accounts found.'];
      const count = total === 1 ? '1 account' : `${total} accounts`;
      return [
        ...layOutTable(['EMAIL', 'NAME', 'ROLE', 'SCHOOL', 'SINCE', 'STATE'], people.map(toRow)),
        total > listLimit
          ? `The first ${listLimit} of ${count}. Use --search to find others.`
          : count,
      ];
    };
  },
});

const toRow = (person: Person): string[] => [
  loginOf(person),
  `${person.firstName} ${person.lastName}`,
  person.role,
  person.schoolName ?? '-',
  dayOf(person.createdAt),
  person.disabledAt ? `disabled ${dayOf(person.disabledAt)}` : 'enabled',
];
