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
import { operator } from './operator.ts';
import { defineCommand } from './command.ts';
import { readChoice, readLastDay, readSwitch, required, schoolOf } from './read-values.ts';
import { layOutTable } from './table.ts';

const switches = {
  consumer: 'isConsumerGroup',
  freemium: 'isFreemiumGroup',
  'path-explorer': 'isPathExplorerEnabled',
  'card-expanded': 'isCardExpanded',
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
  'allow-list': { type: 'string' },
  'deny-list': { type: 'string' },
  region: { type: 'string' },
  expires: { type: 'string' },
  exclude: { type: 'string' },
} as const;

export const set = defineCommand({
  name: 'set',
  form: '--school ID|CODE SETTING…',
  explanation: [
    'changes a school’s settings, which reach its students’ accounts, and shows them',
    '--consumer on|off        a consumer group: its profiles are prepared and sent by the team',
    '--freemium on|off        a consumer group without a fee: set --consumer on as well',
    '--path-explorer on|off   results lead on to the path explorer',
    '--card-expanded on|off   cards open with their details shown',
    `--region REGION          where career links lead: ${regions.join(', ')}`,
    '--expires DAY|never      the last day (UTC) on which students may start a sort, as 2027-06-30',
    '--exclude CARD,…|none    cards that its students do not get, as coolClimate,wealth',
    '--allow-list on|off      whether only the e-mail domains that it allows may join',
    '--deny-list on|off       whether the e-mail domains that it refuses may not',
  ],
  options,
  prepare: ({ school: typed, ...values }) => {
    const wanted = required(typed, '--school');
    const change = readChange(values);
    if (Object.keys(change).length === 0) throw new UsageError('Say what to set.');
    return async (deps) => {
      const { schoolId } = await schoolOf(deps, wanted);
      const { school, contradictions } = await deps.schools.updateSettings(
        operator,
        schoolId,
        change,
      );
      const isOver = school.expiresAt !== null && school.expiresAt <= deps.clock.now();
      return [
        `${school.name}:`,
        ...layOutTable(['SETTING', 'VALUE'], settingsOf(school)),
        ...contradictions.map((each) => `Warning: ${warnings[each]}`),
        ...(isOver ? ['Warning: it has expired: its students cannot start a sort.'] : []),
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
  const names = required(value, '--exclude')
    .split(/[\s,]+/u)
    .filter((name) => name !== '');
  const unknown = names.filter((name) => findCard(name) === null);
  if (unknown.length > 0) {
    throw new UsageError(
      `No card is called ${unknown.join(', ')}. The cards are ${cardKeys.join(', ')}.`,
    );
  }
  const cards = new Set(names.map(findCard).filter((card) => card !== null));
  if (cards.size > mostExcludedCards) {
    throw new UsageError(`--exclude leaves too few cards: at most ${mostExcludedCards} may go.`);
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
  'freemium-without-consumer': 'freemium does nothing while consumer is off.',
  'nobody-allowed':
    'the allow list is on and empty: no student can sign up until the school fills it in.',
  'nobody-denied': 'the deny list is on and empty: it keeps nobody out.',
};
