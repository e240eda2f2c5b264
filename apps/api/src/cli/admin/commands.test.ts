import { cardKeys } from '@trio/deck/facts.generated';
import { describe, expect, it } from 'vitest';
import { UsageError } from '../usage-error.ts';
import { commands, prepareCommand, usage } from './commands.ts';

it('lists every command with its summary, and has a help text for each', () => {
  const listed = usage.split('\n').filter((line) => line.startsWith('  '));
  expect(listed.map((line) => line.trim().split(/ {3,}/u))).toEqual(
    commands.map(({ name, summary }) => [name, summary]),
  );
  for (const { name } of commands) {
    expect(prepareCommand([name, '--help'])).toContain(`npm run admin -- ${name}`);
  }
  expect(prepareCommand(['--help'])).toBe(usage);
});

function usageErrorOf(...args: string[]): string {
  try {
    prepareCommand(args);
  } catch (error) {
    if (error instanceof UsageError) return error.message;
    throw error;
  }
  return 'no error';
}

it('prints the usage for no command and for an unknown command', () => {
  expect(usageErrorOf()).toBe(usage);
  expect(usageErrorOf('aprove')).toBe(`Unknown command "aprove".\n\n${usage}`);
});

const ada = ['--email', 'ada@example.org', '--firstname', 'Ada', '--lastname', 'Roy'];

describe('arguments, checked before the database is opened', () => {
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
    [['create', ...ada, '--firstname', 'A'.repeat(101)], 'Keep the first name to 100 characters.'],
    [['approve'], '--school is missing.'],
    [['verify', '--school', ''], '--school is missing.'],
    [['set', '--school', 'x'], 'Give at least one setting.'],
    [['set', '--consumer', 'on'], '--school is missing.'],
    [['set', '--school', 'x', '--consumer', 'yes'], '--consumer is one of on, off, not "yes".'],
    [
      ['set', '--school', 'x', '--region', 'nb'],
      '--region is one of canada, new-brunswick, usa, other, not "nb".',
    ],
    [['set', '--school', 'x', '--exclude', ''], '--exclude is missing.'],
    [
      ['set', '--school', 'x', '--exclude', cardKeys.slice(2).join()],
      '--exclude leaves too few cards. Exclude at most 53.',
    ],
    [['tenant', '--school', 'x', '--provider', 'classlink'], '--tenant is missing.'],
    [['tenant', '--school', 'x', '--remove'], '--provider is missing.'],
    [
      ['tenant', '--school', 'x', '--provider', 'Class Link', '--tenant', '1'],
      '--provider is classlink, or the name of a provider in the configuration.',
    ],
    [['cards', '--add', 'x.json', '--remove', 'y'], 'Use --add or --remove, not both.'],
    [['cards', '--school', ''], '--school is missing.'],
    [
      ['accounts', '--role', 'staff'],
      '--role is one of student, school, board, admin, not "staff".',
    ],
    [['disable'], '--email is missing.'],
    [['password', '--email', 'ada@'], 'Invalid email address. Required format: name@example.com'],
    [['mail', '--retry', '7'], '--retry is the id of an email, or all, not "7".'],
    [['mail', '--dead', '--retry', 'all'], 'Use --dead or --retry, not both.'],
  ])('refuses %j', (args, message) => {
    const [problem, command] = usageErrorOf(...args).split('\n\n');
    expect(problem).toBe(message);
    expect(command).toContain(`Usage: npm run admin -- ${args[0]} `);
  });

  it.each(['2027-02-29', '2027-13-01', '27-06-30', '2027-6-30', '30/06/2027', 'tomorrow', ''])(
    'refuses %j as the last day',
    (day) => {
      expect(usageErrorOf('set', '--school', 'x', '--expires', day)).toContain(
        `--expires is a day like 2027-06-30, or never; not "${day}".`,
      );
    },
  );

  it('lists the cards if one is unknown', () => {
    const message = usageErrorOf('set', '--school', 'x', '--exclude', 'wealth,moonWalks');
    expect(message).toContain('Unknown card: moonWalks. The cards are ');
    for (const card of cardKeys) expect(message).toContain(card);
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
