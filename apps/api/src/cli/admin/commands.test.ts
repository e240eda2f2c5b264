import { cardKeys } from '@trio/deck/facts.generated';
import { describe, expect, it } from 'vitest';
import { UsageError } from '../usage-error.ts';
import { prepareCommand, usage } from './commands.ts';

const names = [
  'create',
  'schools',
  'approve',
  'verify',
  'set',
  'tenant',
  'cards',
  'accounts',
  'disable',
  'enable',
  'password',
  'delete-student',
  'delete-school',
  'mail',
];

it('names every command in its usage, and explains each', () => {
  for (const name of names) {
    expect(usage).toContain(`\n  ${name} `);
    expect(prepareCommand([name, '--help'])).toContain(`npm run admin -- ${name}`);
  }
  expect(prepareCommand(['--help'])).toBe(usage);
});

function complaintAbout(...words: string[]): string {
  try {
    prepareCommand(words);
  } catch (error) {
    if (error instanceof UsageError) return error.message;
    throw error;
  }
  return 'nothing is wrong';
}

it('answers nothing at all and an unknown command with the usage', () => {
  expect(complaintAbout()).toBe(usage);
  expect(complaintAbout('aprove')).toBe(`There is no command "aprove".\n\n${usage}`);
});

const ada = ['--email', 'ada@example.org', '--firstname', 'Ada', '--lastname', 'Roy'];

describe('before a database is asked anything', () => {
  it.each<[string[], string]>([
    [['schools', '--awaitng'], "Unknown option '--awaitng'."],
    [['schools', 'cedar'], "Unexpected argument 'cedar'."],
    [['schools', '--search'], "Option '--search <value>' argument missing."],
    [['schools', '--search', '--awaiting'], "Option '--search' argument is ambiguous."],
    [['schools', '--awaiting=yes'], "Option '--awaiting' does not take an argument."],
    [['schools', '--search', ' '], '--search is missing.'],
    [['create', ...ada.slice(2)], '--email is missing.'],
    [['create', ...ada.slice(0, 4)], '--lastname is missing.'],
    [['create', ...ada, '--language', 'de'], '--language is one of en, fr, not "de".'],
    [
      ['create', ...ada, '--email', 'ada@'],
      'Invalid email address. Required format: name@example.com',
    ],
    [
      ['create', ...ada, '--firstname', 'A'.repeat(101)],
      'Use at most 100 ordinary characters for the first name.',
    ],
    [['approve'], '--school is missing.'],
    [['verify', '--school', ''], '--school is missing.'],
    [['set', '--school', 'x'], 'Say what to set.'],
    [['set', '--consumer', 'on'], '--school is missing.'],
    [['set', '--school', 'x', '--consumer', 'yes'], '--consumer is one of on, off, not "yes".'],
    [
      ['set', '--school', 'x', '--region', 'nb'],
      '--region is one of canada, new-brunswick, usa, other, not "nb".',
    ],
    [['set', '--school', 'x', '--exclude', ''], '--exclude is missing.'],
    [
      ['set', '--school', 'x', '--exclude', cardKeys.slice(2).join()],
      '--exclude leaves too few cards: at most 53 may go.',
    ],
    [['tenant', '--school', 'x', '--provider', 'classlink'], '--tenant is missing.'],
    [['tenant', '--school', 'x', '--remove'], '--provider is missing.'],
    [
      ['tenant', '--school', 'x', '--provider', 'Class Link', '--tenant', '1'],
      '--provider is classlink, or the name of a provider in the configuration.',
    ],
    [['cards', '--add', 'x.json', '--remove', 'y'], 'Add a card or remove one, not both.'],
    [['cards', '--school', ''], '--school is missing.'],
    [['accounts', '--role', 'staff'], '--role is one of student, school, admin, not "staff".'],
    [['disable'], '--email is missing.'],
    [['password', '--email', 'ada'], 'Invalid email address. Required format: name@example.com'],
    [['mail', '--retry', '7'], '--retry is a mail’s id or all, not "7".'],
    [
      ['mail', '--dead', '--retry', 'all'],
      '--retry is about those that were given up: leave out --dead.',
    ],
  ])('refuses %j', (words, complaint) => {
    const [problem, command] = complaintAbout(...words).split('\n\n');
    expect(problem).toBe(complaint);
    expect(command).toContain(`Usage: npm run admin -- ${words[0]} `);
  });

  it.each(['2027-02-29', '2027-13-01', '27-06-30', '2027-6-30', '30/06/2027', 'tomorrow', ''])(
    'refuses %j as the last day',
    (day) => {
      expect(complaintAbout('set', '--school', 'x', '--expires', day)).toContain(
        `--expires is a day like 2027-06-30, or never; not "${day}".`,
      );
    },
  );

  it('names the cards where one is not known', () => {
    const complaint = complaintAbout('set', '--school', 'x', '--exclude', 'wealth,moonWalks');
    expect(complaint).toContain('No card is called moonWalks. The cards are ');
    for (const card of cardKeys) expect(complaint).toContain(card);
  });

  it('accepts valid values', () => {
    const settings = [
      '--expires',
      '2028-02-29',
      '--exclude',
      'Wealth, coolclimate',
      '--region',
      'USA',
    ];
    expect(prepareCommand(['set', '--school', 'x', ...settings])).toBeTypeOf('function');
    expect(
      prepareCommand(['set', '--school', 'x', '--expires', 'never', '--exclude', 'none']),
    ).toBeTypeOf('function');
    expect(prepareCommand(['mail', '--retry', 'ALL'])).toBeTypeOf('function');
  });
});
