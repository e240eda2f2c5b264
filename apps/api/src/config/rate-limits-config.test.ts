import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { defaultLimits } from '../platform/rate-limits/limits.ts';
import { readConfig } from './config.ts';

const minute = 60_000;
const limitsWith = (text: string) => readConfig({ RATE_LIMITS: text }).rateLimits;

describe('RATE_LIMITS', () => {
  it('keeps every default if it is not set', () => {
    expect(readConfig({}).rateLimits).toEqual(defaultLimits);
    expect(limitsWith('')).toEqual(defaultLimits);
  });

  it('overrides only the limits that it names', () => {
    expect(limitsWith('log-in-address=6000/10, reset-address = 600/15')).toEqual({
      ...defaultLimits,
      'log-in-address': { most: 6000, windowMs: 10 * minute },
      'reset-address': { most: 600, windowMs: 15 * minute },
    });
  });

  it.each([
    [
      'reset-address',
      /^RATE_LIMITS must be name=count\/minutes, .* for example .*"reset-address"/u,
    ],
    ['reset-address=many/15', /^RATE_LIMITS must be name=count\/minutes/u],
    ['reset-address=60', /^RATE_LIMITS must be name=count\/minutes/u],
    ['reset-address=-1/15', /^RATE_LIMITS must be name=count\/minutes/u],
    ['reset-address=0/15', /reset-address must be a count from 1 and minutes from 1 to 10080/u],
    ['reset-address=60/0', /reset-address must be a count from 1 and minutes from 1 to 10080/u],
    ['reset-address=60/20000', /minutes from 1 to 10080/u],
    ['resets=60/15', /no limit is called resets; there are log-in-device, .*reset-address/u],
    ['reset-address=1/1,reset-address=2/2', /name reset-address only once/u],
  ])('refuses %s and explains the format', (text, message) => {
    expect(() => limitsWith(text)).toThrow(message);
  });
});

it('docs/operations.md lists every limit with its default', () => {
  const docs = readFileSync(new URL('../../../../docs/operations.md', import.meta.url), 'utf8');
  const section = /## Rate limits\n([^]*?)\n## /u.exec(docs)?.[1] ?? '';
  const rows = [...section.matchAll(/^\| `([a-z-]+)` +\| `(\d+\/\d+)` +\| \S/gmu)];
  const defaults = Object.entries(defaultLimits).map(([name, { most, windowMs }]) => [
    name,
    `${most}/${windowMs / minute}`,
  ]);
  expect(rows.map(([, name, value]) => [name, value])).toEqual(defaults);
});
