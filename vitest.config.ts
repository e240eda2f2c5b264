import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

const LONG = '**/*.long.test.ts';
const API = '**/*.api.test.ts';
const PROFILE = 'packages/profile/**/*.test.ts';
const NEVER = ['**/node_modules/**', 'apps/web/builds/**', 'data/**', '.cache/**'];

const shared = {
  // Every project fails on console errors; Vitest itself fails on unhandled rejections.
  setupFiles: ['tools/vitest-setup.ts'],
  restoreMocks: true,
  // No test is about time: these only say when to give up, also on a machine that others keep busy.
  testTimeout: 600_000,
  hookTimeout: 600_000,
  expect: { poll: { timeout: 90_000 } },
};

// Tests of the server wait for databases and processes for a part of their time.
const waiting = { maxWorkers: availableParallelism() + 1 };

const long = {
  test: {
    ...shared,
    ...waiting,
    name: 'long',
    include: [LONG],
    exclude: NEVER,
    globalSetup: ['apps/api/test/global-setup.ts'],
  },
};

// Chromium refuses to run as root with its sandbox; tests open our own pages only.
const chromium = {
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  // `npm test -- --only component` finds or installs the browser and says here where it is.
  ...(process.env['TRIO_CHROMIUM'] && { executablePath: process.env['TRIO_CHROMIUM'] }),
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
          include: ['packages/**/*.test.ts', 'apps/*/src/**/*.test.ts', 'tools/**/*.test.ts'],
          exclude: [...NEVER, API, LONG, PROFILE],
        },
      },
      {
        test: {
          ...shared,
          name: 'profile',
          include: [PROFILE],
          exclude: [...NEVER, LONG],
          // Loading and warming up both engines takes as long as the tests of a file.
          isolate: false,
        },
      },
      {
        test: {
          ...shared,
          ...waiting,
          name: 'api',
          include: ['apps/api/**/*.api.test.ts'],
          exclude: [...NEVER, LONG],
          // Starts a real PostgreSQL and migrates the template that each worker clones.
          globalSetup: ['apps/api/test/global-setup.ts'],
          // The server keeps nothing in its modules, so that a worker loads them once for all files.
          isolate: false,
        },
      },
      {
        plugins: [react()],
        // Found at once, or Vitest would load the page again in the middle of a test.
        optimizeDeps: {
          include: ['react-dom/client', 'react/jsx-dev-runtime', 'uuid', 'zod/mini'],
        },
        test: {
          ...shared,
          name: 'component',
          setupFiles: [...shared.setupFiles, 'apps/web/test/component-setup.ts'],
          include: ['apps/web/src/**/*.test.tsx'],
          exclude: NEVER,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: chromium }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      // Only when asked for, so that a bare `vitest` stays quick.
      ...(isLong ? [long] : []),
    ],
  },
});
