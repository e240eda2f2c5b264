import { describe, expect, test } from 'vitest';
import { StartupError } from '../../startup-error.ts';
import { explainFailure } from './explain-failure.ts';

const explain = (evidence: unknown): string =>
  explainFailure({ doing: 'start the database', folder: '/data', evidence }).message;

describe('explainFailure', () => {
  test.each([
    [
      'an ENOSPC of the file system',
      Object.assign(new Error('write'), { code: 'ENOSPC' }),
      /^No disk space is left at \/data/,
    ],
    [
      'a full disk reported by PostgreSQL',
      'FATAL:  could not write lock file: No space left on device',
      /^No disk space/,
    ],
    ['a used-up quota', 'PANIC:  could not write: Disk quota exceeded', /^No disk space/],
    [
      'a read-only disk',
      Object.assign(new Error('open'), { code: 'EROFS' }),
      /\/data is read-only/,
    ],
    [
      'missing rights',
      Object.assign(new Error('open'), { code: 'EACCES' }),
      /may not read and write \/data/,
    ],
    [
      'too little memory',
      'FATAL:  could not map anonymous shared memory: Cannot allocate memory',
      /not enough memory/,
    ],
    [
      'a missing library',
      'postgres: error while loading shared libraries: libpq.so.5',
      /do not run on this system/,
    ],
    [
      'a user without a name',
      'initdb: error: could not look up effective user ID 7: no',
      /needs a user with a name/,
    ],
  ])('explains %s', (_, evidence, expected) => {
    expect(explain(evidence)).toMatch(expected);
  });

  test('quotes PostgreSQL’s own reason, on one line, for any other failure', () => {
    const printed =
      '2026-01-01 UTC [7] LOG:  starting\n2026-01-01 UTC [7] FATAL:  bad luck\nHINT: none\n';
    expect(explain(printed)).toBe('Could not start the database: bad luck');
    expect(explain('')).toBe('Could not start the database: no reason was given');
  });

  test('does not change an explained failure', () => {
    const known = new StartupError('two\nlines');
    expect(explainFailure({ doing: '', folder: '', evidence: known })).toBe(known);
    expect(known.message).toBe('two lines');
  });
});
