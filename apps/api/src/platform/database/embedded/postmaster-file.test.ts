import { describe, expect, test } from 'vitest';
import { isAlive, parsePostmasterFile } from './postmaster-file.ts';

const lines = [
  '4711',
  '/data/postgres',
  '1700000000',
  '54321',
  '',
  '127.0.0.1',
  '  1234  5',
  'ready   ',
  '',
];

describe('parsePostmasterFile', () => {
  test('reads process, port and status', () => {
    expect(parsePostmasterFile(lines.join('\n'))).toEqual({
      pid: 4711,
      port: 54_321,
      isReady: true,
    });
    expect(parsePostmasterFile(lines.with(7, 'starting').join('\n'))?.isReady).toBe(false);
    expect(parsePostmasterFile(lines.slice(0, 6).join('\n'))?.isReady).toBe(false);
  });

  test('returns null for a file that is still being written', () => {
    for (let length = 0; length < 4; length++) {
      expect(parsePostmasterFile(lines.slice(0, length).join('\n'))).toBeNull();
    }
  });
});

test('isAlive is true for this process, and false for one that cannot exist', () => {
  expect(isAlive(process.pid)).toBe(true);
  expect(isAlive(4_999_999)).toBe(false);
});
