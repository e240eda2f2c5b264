import { parseArgs } from 'node:util';
import { UsageError } from '../cli/usage-error.ts';
import type { SeedPlan } from './seed-database.ts';

const usage = [
  'Usage: npm run seed [-- --schools N --students N [--seed N]]',
  '',
  'Fills an empty database.',
  '',
  '  without options   the demo: a school of each kind, with a few students each',
  '  --schools N       the number of schools, of very different sizes, from 1 to 50000',
  '  --students N      the number of students in all schools, from 0 to 5000000; 200 per school by default',
  '  --seed N          another number creates other people; 1 by default',
  '',
  'A million students take some minutes and about 7 GB. All accounts have the same password, which is printed.',
  'Use it only for tests and measurements, never on a public server.',
].join('\n');

const options = {
  schools: { type: 'string' },
  students: { type: 'string' },
  seed: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

const perSchool = 200;

export function readSeedOptions(args: readonly string[]): SeedPlan | 'demo' | { help: string } {
  const values = parse(args);
  if (values.help) return { help: usage };
  const schools = readNumber(values.schools, '--schools', 1, 50_000);
  const students = readNumber(values.students, '--students', 0, 5_000_000);
  const seed = readNumber(values.seed, '--seed', 0, 2 ** 31 - 1);
  if (schools === undefined && students === undefined) {
    if (seed === undefined) return 'demo';
    throw new UsageError('--seed requires --schools or --students. It does not change the demo.');
  }
  return {
    schools: schools ?? Math.max(1, Math.round((students ?? 0) / perSchool)),
    students: students ?? (schools ?? 0) * perSchool,
    seed: seed ?? 1,
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n\n${usage}`);
  }
}

function readNumber(
  text: string | undefined,
  name: string,
  least: number,
  most: number,
): number | undefined {
  if (text === undefined) return undefined;
  const number = /^\d{1,10}$/u.test(text) ? Number(text) : Number.NaN;
  if (number >= least && number <= most) return number;
  throw new UsageError(`${name} must be a whole number from ${least} to ${most}, not "${text}".`);
}
