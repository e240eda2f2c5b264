import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';

const isLong = process.env['TRIO_LONG'] === '1';
// `npm test -- --only e2e …` finds or installs the browser and sets this variable.
const executablePath = process.env['TRIO_CHROMIUM'];

export default defineConfig({
  testDir: 'e2e',
  // `both` specs run in both suites, each in another language and size: see e2e/visits.ts.
  testMatch: isLong ? ['long/**/*.spec.ts', '**/*.both.spec.ts'] : '**/*.spec.ts',
  testIgnore: isLong ? [] : 'long/**',
  globalSetup: './e2e/global-setup.ts',
  // A browser test waits for about half of its time.
  workers: availableParallelism() + 1,
  fullyParallel: true,
  retries: 0,
  forbidOnly: process.env['CI'] === 'true',
  // No test measures time. These limits are generous because the machine may be busy.
  timeout: 600_000,
  expect: { timeout: 90_000 },
  outputDir: '.cache/playwright',
  use: {
    // Each worker reads this again; workers start after the global setup.
    baseURL: process.env['TRIO_E2E_URL'],
    screenshot: 'only-on-failure',
    // Playwright does not see responses of a service worker; the offline tests allow it.
    serviceWorkers: 'block',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--headless',
        // Chromium does not run as root with its sandbox. Tests open only our own pages.
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
