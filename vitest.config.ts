import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

const LONG = '**/*.long.test.ts';
const API = '**/*.api.test.ts';
const PROFILE = 'packages/profile/**/*.test.ts';
const NEVER = ['**/node_modules/**', 'apps/web/builds/**', 'data/**', '.cache/**'];

const shared = {
  setupFiles: ['tools/vitest-setup.ts'],
  restoreMocks: true,
  // No test measures time. These limits are generous because the machine may be busy.
  testTimeout: 600_000,
  hookTimeout: 600_000,
  expect: { poll: { timeout: 90_000 } },
};

// Server tests wait for databases and processes for part of their time.
const waiting = { maxWorkers: availableParallelism() + 1 };

const long = {
  test: {
    ...shared,
    ...waiting,
    name: 'long',
    setupFiles: [...shared.setupFiles, 'apps/api/test/database-setup.ts'],
    include: [LONG],
    exclude: NEVER,
    globalSetup: ['apps/api/test/global-setup.ts'],
  },
};

// Chromium does not run as root with its sandbox. Tests open only our own pages.
const chromium = {
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  ...(process.env['TRIO_CHROMIUM'] && { executablePath: process.env['TRIO_CHROMIUM'] }),
};

const isLong = process.env['TRIO_LONG'] === '1';

export default defineConfig({
  test: {
    // Vitest's default leaves one core free, which is half of a two-core machine.
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
          setupFiles: [...shared.setupFiles, 'apps/api/test/database-setup.ts'],
          include: ['apps/api/**/*.api.test.ts'],
          exclude: [...NEVER, LONG],
          globalSetup: ['apps/api/test/global-setup.ts'],
          // The server's modules hold no state, so each worker loads them once for all files.
          isolate: false,
        },
      },
      {
        plugins: [react()],
        // Listed here, or Vitest finds them later and reloads the page during a test.
        optimizeDeps: {
          include: ['axe-core', 'react-dom/client', 'react/jsx-dev-runtime', 'uuid', 'zod/mini'],
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
      // Opt-in, so that a bare `vitest` stays fast.
      ...(isLong ? [long] : []),
    ],
  },
});
