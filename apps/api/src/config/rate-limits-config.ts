import {
  defaultLimits,
  limitNames,
  type LimitName,
  type Limit,
  type Limits,
} from '../platform/rate-limits/limits.ts';
import { listed } from './values.ts';

type Environment = Readonly<Record<string, string | undefined>>;

const form =
  'RATE_LIMITS must be name=count/minutes, separated by commas, for example reset-address=300/15, log-in-address=6000/10';
const mostMinutes = 7 * 24 * 60;

export function readRateLimits(environment: Environment): {
  readonly limits: Limits;
  readonly problems: readonly string[];
} {
  const given = new Map<LimitName, Limit>();
  const problems: string[] = [];
  for (const part of listed(environment['RATE_LIMITS'] ?? '')) {
    const [, name = '', most, minutes] = /^([a-z-]+)\s*=\s*(\d{1,7})\/(\d{1,5})$/u.exec(part) ?? [];
    const limit = { most: Number(most), windowMs: Number(minutes) * 60_000 };
    if (name === '') {
      problems.push(`${form}; "${part}" is not`);
    } else if (!isLimitName(name)) {
      problems.push(`RATE_LIMITS: no limit is called ${name}; there are ${limitNames.join(', ')}`);
    } else if (limit.most < 1 || Number(minutes) < 1 || Number(minutes) > mostMinutes) {
      problems.push(
        `RATE_LIMITS: ${name} must be a count from 1 and minutes from 1 to ${mostMinutes}`,
      );
    } else if (given.has(name)) {
      problems.push(`RATE_LIMITS must name ${name} only once`);
    } else {
      given.set(name, limit);
    }
  }
  return { limits: { ...defaultLimits, ...Object.fromEntries(given) }, problems };
}

const isLimitName = (name: string): name is LimitName => limitNames.some((known) => known === name);
