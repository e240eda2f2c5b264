import { describe, expect, it } from 'vitest';
import { readArguments } from './arguments.mjs';
import { countReport, inWords, isGood, type Kind, sum } from './report.mjs';

const vitestFile = (status: string, ...tests: string[]) => ({
  name: 'deck.test.ts',
  status,
  assertionResults: tests.map((test) => ({ status: test, fullName: `deck ${test}` })),
});
const playwrightSuite = (...statuses: string[]) => ({
  title: 'sign-up.spec.ts',
  specs: statuses.map((status) => ({ title: status, tests: [{ status }] })),
});

const count = (kind: Kind, report: unknown, code = 0) =>
  countReport('part', { kind, code, text: JSON.stringify(report) });

describe('a report', () => {
  it('of Vitest counts passed, failed, skipped and todo tests', () => {
    const file = vitestFile('failed', 'passed', 'failed', 'skipped', 'todo', 'pending');
    expect(count('vitest', { testResults: [file] }, 1)).toEqual({
      passed: 1,
      failed: ['deck failed'],
      skipped: ['deck skipped', 'deck todo', 'deck pending'],
    });
  });

  it('of Vitest counts a file that does not load, or whose hook fails', () => {
    const testResults = [vitestFile('failed'), vitestFile('failed', 'passed')];
    expect(count('vitest', { testResults }, 1)).toMatchObject({
      passed: 1,
      failed: ['deck.test.ts', 'deck.test.ts'],
    });
  });

  it('of Playwright counts nested suites, and a flaky test as failed', () => {
    const inner = { title: 'in French', specs: [], suites: [playwrightSuite('skipped')] };
    const suite = { ...playwrightSuite('expected', 'unexpected', 'flaky'), suites: [inner] };
    expect(count('playwright', { errors: [], suites: [suite] }, 1)).toEqual({
      passed: 1,
      failed: ['sign-up.spec.ts unexpected', 'sign-up.spec.ts flaky'],
      skipped: ['sign-up.spec.ts in French sign-up.spec.ts skipped'],
    });
  });

  it('of Playwright counts a file that does not load', () => {
    const report = { errors: [{ message: 'Cannot find module' }], suites: [] };
    expect(count('playwright', report, 1).failed).toEqual(['Cannot find module']);
  });

  it('of the static checks counts each check', () => {
    const checks = [
      { name: 'format', ok: true },
      { name: 'lint', ok: false },
    ];
    expect(count('checks', { checks }, 1)).toEqual({ passed: 1, failed: ['lint'], skipped: [] });
  });
});

describe('a run counts as failed', () => {
  const green = { testResults: [vitestFile('passed', 'passed')] };

  it.each(['', '{"testResults": ['])('without a complete report: %j', (text) => {
    const kinds: Kind[] = ['checks', 'vitest', 'playwright'];
    for (const kind of kinds)
      expect(countReport('unit', { kind, code: 0, text })).toEqual({
        passed: 0,
        failed: ['unit left no report and ended with code 0'],
        skipped: [],
      });
  });

  it('when it ran no tests', () => {
    expect(count('vitest', { testResults: [] }).failed).toHaveLength(1);
    expect(count('playwright', { errors: [], suites: [] }).failed).toHaveLength(1);
  });

  it('when it crashed after a successful report', () => {
    expect(count('vitest', green, 137)).toMatchObject({
      passed: 1,
      failed: ['part ended with code 137, although no test failed'],
    });
    expect(count('vitest', green, 0).failed).toEqual([]);
  });
});

it('prints the sum of all parts in one line', () => {
  const total = sum([
    { passed: 2, failed: [], skipped: ['a'] },
    { passed: 3, failed: ['b', 'c'], skipped: [] },
  ]);
  expect(inWords(total)).toBe('5 passed, 2 failed, 1 skipped');
});

it.each([
  ['passes if all tests passed', { passed: 1, failed: [], skipped: [] }, true, true],
  ['fails if a test failed', { passed: 9, failed: ['a'], skipped: [] }, false, false],
  [
    'fails in CI only if a test was skipped',
    { passed: 9, failed: [], skipped: ['a'] },
    true,
    false,
  ],
  ['fails if no test ran', { passed: 0, failed: [], skipped: [] }, false, false],
])('a run %s', (_, total, isGoodHere, isGoodInCi) => {
  expect(isGood(total, { isCi: false })).toBe(isGoodHere);
  expect(isGood(total, { isCi: true })).toBe(isGoodInCi);
});

describe('arguments', () => {
  const read = (...args: string[]) => {
    const suites = { quick: { unit: 1, e2e: 2 }, long: { 'long-e2e': 3 } };
    const { parts, words } = readArguments(args, suites);
    return [Object.keys(parts), words];
  };

  it.each([
    [[], ['unit', 'e2e'], []],
    [['--long'], ['long-e2e'], []],
    [['--all'], ['unit', 'e2e', 'long-e2e'], []],
    [['--only', 'unit', 'deck', '-t', 'a name'], ['unit'], ['deck', '-t', 'a name']],
    [['--only=e2e', '--headed', '--only'], ['e2e'], ['--headed', '--only']],
    [['--long', '--only', 'long-e2e', 'sort'], ['long-e2e'], ['sort']],
  ])('%j select the parts %j and pass %j to the runner', (args, parts, words) => {
    expect(read(...args)).toEqual([parts, words]);
  });

  it('with an unknown part list the known parts', () => {
    expect(() => read('--only', 'uint')).toThrow(/unit, e2e/);
    expect(() => read('--only', 'long-e2e')).toThrow(/no such part/);
  });

  it('for the runner are refused without a part', () => {
    expect(() => read('deck')).toThrow(/--only/);
    expect(() => read('--only')).toThrow(/--only/);
    expect(() => read('--lnog')).toThrow(/--lnog/);
  });
});
