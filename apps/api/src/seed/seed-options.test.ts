import { describe, expect, it } from 'vitest';
import { UsageError } from '../cli/usage-error.ts';
import { readSeedOptions } from './seed-options.ts';

describe('npm run seed', () => {
  it('seeds the demo without options', () => {
    expect(readSeedOptions([])).toBe('demo');
  });

  it('accepts numbers of schools and students, and has defaults for the others', () => {
    expect(readSeedOptions(['--schools', '5000', '--students', '1000000'])).toEqual({
      schools: 5000,
      students: 1_000_000,
      seed: 1,
    });
    expect(readSeedOptions(['--schools', '3', '--seed', '7'])).toEqual({
      schools: 3,
      students: 600,
      seed: 7,
    });
    expect(readSeedOptions(['--students', '50'])).toMatchObject({ schools: 1, students: 50 });
  });

  it('prints its help', () => {
    expect(readSeedOptions(['--help'])).toEqual({
      help: expect.stringContaining('--schools N') as string,
    });
  });

  it.each([
    [['--schools', 'many'], /--schools must be a whole number from 1 to 50000, not "many"/u],
    [['--schools', '0'], /--schools must be/u],
    [['--students', '1e6'], /--students must be/u],
    [['--students', '9000000'], /--students must be a whole number from 0 to 5000000/u],
    [['--students', '10', '--seed', '-1'], /--seed|ambiguous/u],
    [['--seed', '3'], /requires --schools or --students/u],
    [['--pupils', '3'], /Usage: npm run seed/u],
    [['5000'], /Usage: npm run seed/u],
  ])('refuses %j with a message', (args, message) => {
    expect(() => readSeedOptions(args)).toThrow(UsageError);
    expect(() => readSeedOptions(args)).toThrow(message);
  });
});
