import type { SchoolOverview } from '../../features/schools/school-list.repository.ts';
import { commandLineAdmin } from './command-line-admin.ts';
import { defineCommand } from './command.ts';
import { readOptional } from './read-values.ts';
import { dayOf, layOutTable } from './table.ts';

const listLimit = 200;

export const schools = defineCommand({
  name: 'schools',
  synopsis: '[--search TEXT] [--awaiting]',
  explanation: [
    'lists schools by name',
    '--search     only schools with this text in their name, code or contact’s email address',
    '--awaiting   only schools that students cannot join yet',
  ],
  options: { search: { type: 'string' }, awaiting: { type: 'boolean' } },
  prepare: ({ search: typed, awaiting = false }) => {
    const search = readOptional(typed, '--search');
    return async ({ schools: service }) => {
      const found = await service.list(commandLineAdmin, {
        ...(search !== undefined && { search }),
        isAwaiting: awaiting,
        limit: listLimit,
      });
      if (found.total === 0) return ['No schools found.'];
      const count = found.total === 1 ? '1 school' : `${found.total} schools`;
      return [
        ...layOutTable(headings, found.schools.map(toRow)),
        found.total > listLimit
          ? `The first ${listLimit} of ${count}. Use --search to find others.`
          : count,
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
    'fixed-order': school.isCardOrderFixed,
    'new-brunswick': school.region === 'new-brunswick',
    'allow-list': school.isAllowListOn,
    'deny-list': school.isDenyListOn,
    [`excludes:${school.excludedCards.length}`]: school.excludedCards.length > 0,
    'deletion-requested': school.deletionRequestedAt !== null,
  };
  return Object.entries(flags).flatMap(([name, isOn]) => (isOn ? [name] : []));
}
