import { defineConfig } from 'vitest/config';

const LONG = '**/*.long.test.ts';
const API = '**/*.api.test.ts';
const NEVER = ['**/node_modules/**', '**/dist/**', 'data/**', '.cache/**'];

const shared = {
  // Every project fails on console errors; Vitest itself fails on unhandled rejections.
  setupFiles: ['tools/vitest-setup.ts'],
  restoreMocks: true,
};

const long = {
  test: {
    ...shared,
    name: 'long',
    include: [LONG],
    exclude: NEVER,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
};

const isLong = process.env['TRIO_LONG'] === '1';

export default defineConfig({
  test: {
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
          // Real passwords are hashed and real mails sent: on a busy machine that takes its time.
          testTimeout: 30_000,
          hookTimeout: 30_000,
        },
      },
      // Only when asked for, so that a bare `vitest` stays quick.
      ...(isLong ? [long] : []),
    ],
  },
});
