import { cardKeys, type CardKey } from '@trio/deck/facts.generated';
import { regions } from '@trio/domain/regions';
import {
  lastDayOf,
  findCard,
  mostExcludedCards,
  type Contradiction,
  type SchoolSettings,
} from '../../features/schools/schools.rules.ts';
import type { School } from '../../data/schools.repository.ts';
import { UsageError } from '../usage-error.ts';
import { commandLineAdmin } from './command-line-admin.ts';
import { defineCommand } from './command.ts';
import { readChoice, readLastDay, readSwitch, readRequired, requireSchool } from './read-values.ts';
import { layOutTable } from './table.ts';

const switches = {
  consumer: 'isConsumerGroup',
  freemium: 'isFreemiumGroup',
  'path-explorer': 'isPathExplorerEnabled',
  'card-expanded': 'isCardExpanded',
  'fixed-order': 'isCardOrderFixed',
  'allow-list': 'isAllowListOn',
  'deny-list': 'isDenyListOn',
} as const;
const switchNames = Object.keys(switches) as (keyof typeof switches)[];

const options = {
  school: { type: 'string' },
  consumer: { type: 'string' },
  freemium: { type: 'string' },
  'path-explorer': { type: 'string' },
  'card-expanded': { type: 'string' },
  'fixed-order': { type: 'string' },
  'allow-list': { type: 'string' },
  'deny-list': { type: 'string' },
  region: { type: 'string' },
  expires: { type: 'string' },
  exclude: { type: 'string' },
} as const;

export const set = defineCommand({
  name: 'set',
  synopsis: '--school ID|CODE SETTING…',
  explanation: [
    'changes and shows a school’s settings, which also apply to its students’ accounts',
    '--consumer on|off        a consumer group: the platform’s team sends its profiles',
    '--freemium on|off        a free consumer group; set --consumer on too',
    '--path-explorer on|off   results link to the path explorer',
    '--card-expanded on|off   cards open with their details visible',
    '--fixed-order on|off     all students get the cards in one order; off: each sort shuffles them',
    `--region REGION          the target of career links: ${regions.join(', ')}`,
    '--expires DAY|never      the last day (UTC) on which students may start a sort, e.g. 2027-06-30',
    '--exclude CARD,…|none    cards that its students do not get, e.g. coolClimate,wealth',
    '--allow-list on|off      only the email domains on the school’s allow list may join',
    '--deny-list on|off       the email domains on the school’s deny list may not join',
  ],
  options,
  prepare: ({ school: typed, ...values }) => {
    const wanted = readRequired(typed, '--school');
    const change = readChange(values);
    if (Object.keys(change).length === 0) throw new UsageError('Give at least one setting.');
    return async (deps) => {
      const { schoolId } = await requireSchool(deps, wanted);
      const { school, contradictions } = await deps.schools.updateSettings(
        commandLineAdmin,
        schoolId,
        change,
      );
      const isExpired = school.expiresAt !== null && school.expiresAt <= deps.clock.now();
      return [
        `${school.name}:`,
        ...layOutTable(['SETTING', 'VALUE'], settingsOf(school)),
        ...contradictions.map((each) => `Warning: ${warnings[each]}`),
        ...(isExpired
          ? ['Warning: the school has expired. Its students cannot start a sort.']
          : []),
      ];
    };
  },
});

type Typed = { readonly [Name in Exclude<keyof typeof options, 'school'>]?: string };

function readChange(values: Typed): Partial<SchoolSettings> {
  const { region, expires, exclude } = values;
  return {
    ...Object.fromEntries(
      switchNames.flatMap((name) => {
        const value = values[name];
        return value === undefined ? [] : [[switches[name], readSwitch(value, `--${name}`)]];
      }),
    ),
    ...(region !== undefined && { region: readChoice(region, regions, '--region') }),
    ...(expires !== undefined && {
      expiresAt: isWord(expires, 'never') ? null : readLastDay(expires, '--expires'),
    }),
    ...(exclude !== undefined && { excludedCards: readCards(exclude) }),
  };
}

const isWord = (value: string, word: string): boolean => value.trim().toLowerCase() === word;

function readCards(value: string): readonly CardKey[] {
  if (isWord(value, 'none')) return [];
  const names = readRequired(value, '--exclude')
    .split(/[\s,]+/u)
    .filter((name) => name !== '');
  const unknown = names.filter((name) => findCard(name) === null);
  if (unknown.length > 0) {
    throw new UsageError(
      `Unknown card: ${unknown.join(', ')}. The cards are ${cardKeys.join(', ')}.`,
    );
  }
  const cards = new Set(names.map(findCard).filter((card) => card !== null));
  if (cards.size > mostExcludedCards) {
    throw new UsageError(`--exclude leaves too few cards. Exclude at most ${mostExcludedCards}.`);
  }
  return [...cards];
}

const settingsOf = (school: School): string[][] => [
  ...switchNames.map((name) => [name, school[switches[name]] ? 'on' : 'off']),
  ['region', school.region],
  [
    'expires',
    school.expiresAt ? `${lastDayOf(school.expiresAt)} at the end of the day (UTC)` : 'never',
  ],
  ['exclude', school.excludedCards.join(',') || 'none'],
];

const warnings: Readonly<Record<Contradiction, string>> = {
  'freemium-without-consumer': 'freemium has no effect while consumer is off.',
  'nobody-allowed':
    'the allow list is on and empty. No student can sign up until the school adds a domain.',
  'nobody-denied': 'the deny list is on and empty. It has no effect.',
};
