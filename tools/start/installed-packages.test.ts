import { describe, expect, test } from 'vitest';
import { isComplete } from './installed-packages.mjs';

const locked = {
  '': { version: '1.0.0' },
  'apps/api': { version: '1.0.0' },
  'node_modules/@trio/api': { link: true },
  'node_modules/pg': { version: '8.0.0', integrity: 'sha512-a' },
  'node_modules/elsewhere': {
    version: '1.0.0',
    integrity: 'sha512-b',
    optional: true,
    os: 'plan9',
  },
};
const installed = {
  'node_modules/@trio/api': { link: true },
  'node_modules/pg': { version: '8.0.0', integrity: 'sha512-a' },
};

describe('isComplete', () => {
  test('accepts the locked packages; packages of other platforms may be missing', () => {
    expect(isComplete(locked, installed)).toBe(true);
  });

  test.each([
    ['a missing package', { 'node_modules/@trio/api': { link: true } }],
    [
      'another version',
      { ...installed, 'node_modules/pg': { version: '8.0.1', integrity: 'sha512-a' } },
    ],
    [
      'other content',
      { ...installed, 'node_modules/pg': { version: '8.0.0', integrity: 'sha512-z' } },
    ],
    ['an additional package', { ...installed, 'node_modules/left': { version: '1.0.0' } }],
  ])('refuses %s', (_, found) => {
    expect(isComplete(locked, found)).toBe(false);
  });

  test('refuses a missing package of this platform', () => {
    const here = { version: '1.0.0', optional: true, os: [process.platform], cpu: [process.arch] };
    expect(isComplete({ ...locked, 'node_modules/here': here }, installed)).toBe(false);
    const part = { version: '1.0.0', optional: true };
    expect(isComplete({ ...locked, 'node_modules/part-of-elsewhere': part }, installed)).toBe(true);
    const not = { version: '1.0.0', optional: true, os: [`!${process.platform}`] };
    expect(isComplete({ ...locked, 'node_modules/not': not }, installed)).toBe(true);
  });
});
