import type { SchoolOverview } from '../../features/schools/school-list.repository.ts';
import { operator } from './operator.ts';
import { defineCommand } from './command.ts';
import { optional } from './read-values.ts';
import { dayOf, layOutTable } from './table.ts';

const most = 200;

export const schools = defineCommand({
  name: 'schools',
  form: '[--search TEXT] [--awaiting]',
  explanation: [
    'lists schools by name',
    '--search     only those with this text in their name, code or contact’s address',
    '--awaiting   only those whose code does not accept students yet',
  ],
  options: { search: { type: 'string' }, awaiting: { type: 'boolean' } },
  prepare: ({ search: typed, awaiting = false }) => {
    const search = optional(typed, '--search');
    return async ({ schools: service }) => {
      const found = await service.list(operator, {
        ...(search !== undefined && { search }),
        isAwaiting: awaiting,
        limit: most,
      });
      if (found.total === 0) return ['No school.'];
      const count = found.total === 1 ? '1 school' : `${found.total} schools`;
      return [
        ...layOutTable(headings, found.schools.map(toRow)),
        found.total > most ? `The first ${most} of ${count}: narrow it down with --search.` : count,
      ];
    };
  },
});

const headings = [
  'ID',
  'NAME',
  'CODE',
  'CONTACT',
  'VERIFIED',
  'APPROVED',
  'EXPIRES',
  'STUDENTS',
  'FLAGS',
];

const toRow = (school: SchoolOverview): string[] => [
  school.schoolId,
  school.name,
  school.accessCode,
  school.contactEmail ?? '-',
  school.verifiedAt ? dayOf(school.verifiedAt) : 'no',
  school.approvedAt ? dayOf(school.approvedAt) : 'no',
  school.expiresAt ? dayOf(school.expiresAt) : 'never',
  String(school.studentCount),
  flagsOf(school).join(' ') || '-',
];

function flagsOf(school: SchoolOverview): string[] {
  const flags = {
    consumer: school.isConsumerGroup,
    freemium: school.isFreemiumGroup,
    'path-explorer': school.isPathExplorerEnabled,
    'card-expanded': school.isCardExpanded,
    'new-brunswick': school.region === 'new-brunswick',
    'allow-list': school.isAllowListOn,
    'deny-list': school.isDenyListOn,
    [`excludes:${school.excludedCards.length}`]: school.excludedCards.length > 0,
    'deletion-requested': school.deletionRequestedAt !== null,
  };
  return Object.entries(flags).flatMap(([name, isOn]) => (isOn ? [name] : []));
}
