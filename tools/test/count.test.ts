import { describe, expect, it } from 'vitest';
import { countRun, inWords, isGood, sum } from './count.mjs';
import { namesOf } from './named.mjs';
import {
  PLAYWRIGHT_BROKEN_FILE,
  PLAYWRIGHT_EMPTY,
  PLAYWRIGHT_FLAKY,
  PLAYWRIGHT_LATE,
  PLAYWRIGHT_MIXED,
  VITEST_BROKEN_FILE,
  VITEST_BROKEN_HOOK,
  VITEST_EMPTY,
  VITEST_GREEN,
  VITEST_MIXED,
} from './sample-reports.ts';
import { isTimeOver } from './time-over.mjs';

const count = (
  kind: 'checks' | 'vitest' | 'playwright',
  exitCode: number | null,
  report: unknown,
) => countRun({ kind, exitCode, report });

describe('Vitest', () => {
  it('counts passed, failed, skipped and still to be written', () => {
    expect(count('vitest', 1, VITEST_MIXED)).toEqual({ passed: 2, failed: 1, skipped: 3 });
  });

  it('counts a file that cannot be loaded as failed', () => {
    expect(count('vitest', 1, VITEST_BROKEN_FILE)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });

  it('counts a file whose hook fails after its tests passed', () => {
    expect(count('vitest', 1, VITEST_BROKEN_HOOK)).toEqual({ passed: 1, failed: 1, skipped: 0 });
  });

  it('counts an unhandled rejection, of which the report says nothing', () => {
    expect(count('vitest', 1, VITEST_GREEN)).toMatchObject({ passed: 1, failed: 1 });
  });

  it('counts a run without tests as failed, even if it ended well', () => {
    expect(count('vitest', 0, VITEST_EMPTY)).toMatchObject({ passed: 0, failed: 1 });
  });
});

describe('Playwright', () => {
  it('counts passed, failed and skipped', () => {
    expect(count('playwright', 1, PLAYWRIGHT_MIXED)).toEqual({ passed: 2, failed: 1, skipped: 2 });
  });

  it('counts what the time did not suffice for by itself, and not as skipped', () => {
    const run = count('playwright', 0, PLAYWRIGHT_LATE);
    expect(run).toEqual({ passed: 1, failed: 0, skipped: 1, leftOut: 2 });
    expect(sum([run, run])).toEqual({ passed: 2, failed: 0, skipped: 2, leftOut: 4 });
    expect(namesOf('playwright', PLAYWRIGHT_LATE).skippedNames).toEqual([
      'usage.spec.ts is skipped',
    ]);
  });

  it('counts a flaky test as failed, although Playwright ends well', () => {
    expect(count('playwright', 0, PLAYWRIGHT_FLAKY)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });

  it('counts files that cannot be loaded, and runs without tests, as failed', () => {
    expect(count('playwright', 1, PLAYWRIGHT_BROKEN_FILE).failed).toBeGreaterThan(0);
    expect(count('playwright', 0, PLAYWRIGHT_EMPTY)).toMatchObject({ passed: 0, failed: 1 });
  });
});

describe('static checks', () => {
  it('count one each', () => {
    const checks = [{ ok: true }, { ok: false }, { ok: true }];
    expect(count('checks', 1, { checks })).toEqual({ passed: 2, failed: 1, skipped: 0 });
  });
});

describe('a runner that crashes', () => {
  it.each(['vitest', 'playwright', 'checks'] as const)('counts as failed: %s', (kind) => {
    expect(count(kind, 134, undefined)).toMatchObject({ passed: 0, failed: 1 });
    expect(count(kind, 0, undefined)).toMatchObject({ passed: 0, failed: 1 });
  });

  it('is told apart: killed, or ended', () => {
    expect(count('vitest', null, undefined).trouble).toContain('killed');
    expect(count('vitest', 7, undefined).trouble).toContain('code 7');
  });

  it('counts as failed when it is killed after a good report', () => {
    expect(count('vitest', null, VITEST_GREEN)).toMatchObject({ passed: 1, failed: 1 });
  });
});

describe('the total', () => {
  it('is one line', () => {
    const total = sum([
      { passed: 2, failed: 0, skipped: 1 },
      { passed: 3, failed: 4, skipped: 0 },
    ]);
    expect(inWords(total)).toBe('5 passed, 4 failed, 1 skipped');
  });

  it.each([
    ['all passed', { passed: 1, failed: 0, skipped: 0 }, true, true],
    ['one failed', { passed: 9, failed: 1, skipped: 0 }, false, false],
    ['one skipped', { passed: 9, failed: 0, skipped: 1 }, true, false],
    ['nothing ran', { passed: 0, failed: 0, skipped: 0 }, false, false],
  ])('%s', (_, total, isGoodHere, isGoodInCi) => {
    expect(isGood(total, { isCi: false })).toBe(isGoodHere);
    expect(isGood(total, { isCi: true })).toBe(isGoodInCi);
  });
});

describe('the time', () => {
  const until = { TRIO_LONG: '1', TRIO_TEST_UNTIL: '1000' };

  it('is over after the second that was named', () => {
    expect(isTimeOver(until, 1_000_000)).toBe(false);
    expect(isTimeOver(until, 1_000_001)).toBe(true);
  });

  it('is never over for npm test, nor where none was named', () => {
    expect(isTimeOver({ ...until, TRIO_LONG: undefined }, 2_000_000)).toBe(false);
    expect(isTimeOver({ TRIO_LONG: '1' }, 2_000_000)).toBe(false);
  });
});
