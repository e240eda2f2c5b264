// Reports as the runners write them, shortened to what is read.

const vitest = (numbers: [passed: number, failed: number, pending: number, todo: number]) => ({
  numPassedTests: numbers[0],
  numFailedTests: numbers[1],
  numPendingTests: numbers[2],
  numTodoTests: numbers[3],
});

export const VITEST_MIXED = {
  ...vitest([2, 1, 2, 1]),
  success: false,
  testResults: [
    {
      status: 'failed',
      assertionResults: [
        { status: 'passed', fullName: 'deck passes' },
        { status: 'failed', fullName: 'deck fails' },
        { status: 'skipped', fullName: 'deck is skipped' },
        { status: 'todo', fullName: 'deck is still to be written' },
        { status: 'skipped', fullName: 'deck skips itself' },
        { status: 'passed', fullName: 'deck fails as expected' },
      ],
    },
  ],
};

export const VITEST_GREEN = {
  ...vitest([1, 0, 0, 0]),
  success: true,
  testResults: [{ status: 'passed', assertionResults: [{ status: 'passed', fullName: 'deck' }] }],
};

export const VITEST_BROKEN_FILE = {
  ...vitest([0, 0, 0, 0]),
  success: false,
  testResults: [{ status: 'failed', message: 'Cannot find module', assertionResults: [] }],
};

export const VITEST_BROKEN_HOOK = {
  ...vitest([1, 0, 0, 0]),
  success: false,
  testResults: [
    { status: 'failed', message: 'after', assertionResults: [{ status: 'passed', fullName: 'a' }] },
  ],
};

export const VITEST_EMPTY = { ...vitest([0, 0, 0, 0]), success: false, testResults: [] };

const stats = { expected: 0, unexpected: 0, flaky: 0, skipped: 0 };

export const PLAYWRIGHT_MIXED = {
  stats: { expected: 2, unexpected: 1, flaky: 0, skipped: 2 },
  errors: [],
  suites: [
    {
      title: 'sign-up.spec.ts',
      specs: [
        { title: 'passes', tests: [{ status: 'expected' }] },
        { title: 'fails', tests: [{ status: 'unexpected' }] },
        { title: 'is skipped', tests: [{ status: 'skipped' }] },
      ],
      suites: [
        {
          title: 'in French',
          specs: [{ title: 'is to be mended', tests: [{ status: 'skipped' }] }],
        },
      ],
    },
  ],
};

const late = {
  status: 'skipped',
  annotations: [{ type: 'skip', description: 'the time for this run is over' }],
};

export const PLAYWRIGHT_LATE = {
  stats: { ...stats, expected: 1, skipped: 3 },
  errors: [],
  suites: [
    {
      title: 'usage.spec.ts',
      specs: [
        { title: 'passes', tests: [{ status: 'expected', annotations: [] }] },
        { title: 'is skipped', tests: [{ status: 'skipped', annotations: [{ type: 'skip' }] }] },
        { title: 'came too late', tests: [late] },
      ],
      suites: [{ title: 'in French', specs: [{ title: 'came too late', tests: [late] }] }],
    },
  ],
};

export const PLAYWRIGHT_FLAKY = { stats: { ...stats, flaky: 1 }, errors: [], suites: [] };

export const PLAYWRIGHT_BROKEN_FILE = {
  stats,
  errors: [{ message: 'Cannot find module' }, { message: 'No tests found' }],
  suites: [],
};

export const PLAYWRIGHT_EMPTY = { stats, errors: [], suites: [] };
