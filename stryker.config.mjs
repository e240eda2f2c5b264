// npm run mutate: changes the rules one by one, and names each change that no unit test notices.

export default {
  mutate: [
    'packages/domain/src/**/*.ts',
    'packages/contracts/src/*wire*.ts',
    'apps/api/src/**/*.policy.ts',
    'apps/api/src/**/*csv*.ts',
    'apps/api/src/features/sorting/sorting.mapper.ts',
    'apps/api/src/platform/identity/school-scope.ts',
    '!**/*.test.ts',
    // Data, and the generators of the property tests.
    '!packages/domain/src/access-code-words.ts',
    '!packages/domain/src/sorting/any-sort.ts',
  ],
  plugins: ['@stryker-mutator/vitest-runner'],
  testRunner: 'vitest',
  vitest: { configFile: 'tools/mutate/vitest.config.ts' },
  // Without tsconfig.json, because Stryker reads it with the API of TypeScript 6, which 7 does not have.
  ignorePatterns: ['/tsconfig.json', '/data', '/apps/web', '/e2e', '/bench', '/docs'],
  tempDirName: '.cache/stryker',
  incremental: true,
  incrementalFile: '.cache/mutation/incremental.json',
  reporters: ['clear-text', 'progress-append-only', 'html', 'json'],
  clearTextReporter: { logTests: false, reportTests: false },
  htmlReporter: { fileName: '.cache/mutation/report.html' },
  jsonReporter: { fileName: '.cache/mutation/report.json' },
  // A mutant takes a third of a second of one core; --concurrency uses more of them.
  concurrency: 1,
  thresholds: { high: 90, low: 80, break: 80 },
  // Vitest removes types without checking them.
  disableTypeChecks: false,
};
