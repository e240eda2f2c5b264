import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const LONG = '**/*.long.test.ts';
const API = '**/*.api.test.ts';
const NEVER = ['**/node_modules/**', 'apps/web/builds/**', 'data/**', '.cache/**'];

const shared = {
  // Every project fails on console errors; Vitest itself fails on unhandled rejections.
  setupFiles: ['tools/vitest-setup.ts'],
  restoreMocks: true,
  // No test is about time: these only say when to give up, also on a machine that others keep busy.
  testTimeout: 600_000,
  hookTimeout: 600_000,
};

const long = {
  test: {
    ...shared,
    name: 'long',
    include: [LONG],
    exclude: NEVER,
    globalSetup: ['apps/api/test/global-setup.ts'],
  },
};

const isLong = process.env['TRIO_LONG'] === '1';

export default defineConfig({
  test: {
    // Vitest would leave one core to whoever looks on; on two cores that is half of them.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        test: {
          ...shared,
          name: 'unit',
          include: ['packages/**/*.test.ts', 'apps/*/src/**/*.test.{ts,tsx}', 'tools/**/*.test.ts'],
          exclude: [...NEVER, API, LONG],
        },
      },
      {
        test: {
          ...shared,
          name: 'api',
          include: ['apps/api/**/*.api.test.ts'],
          exclude: [...NEVER, LONG],
          // Starts a real PostgreSQL and migrates the template that each worker clones.
          globalSetup: ['apps/api/test/global-setup.ts'],
          // The server keeps nothing in its modules, so that a worker loads them once for all files.
          isolate: false,
        },
      },
      // Only when asked for, so that a bare `vitest` stays quick.
      ...(isLong ? [long] : []),
    ],
  },
});
