import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';

const isLong = process.env['TRIO_LONG'] === '1';
// `npm test -- --only e2e …` finds or installs the browser and says here where it is.
const executablePath = process.env['TRIO_CHROMIUM'];

export default defineConfig({
  testDir: 'e2e',
  // What stands in a `both` is told one way here and the other way there: see e2e/visits.ts.
  testMatch: isLong ? ['long/**/*.spec.ts', '**/*.both.spec.ts'] : '**/*.spec.ts',
  testIgnore: isLong ? [] : 'long/**',
  // Starts the product on its own database, and puts its address into TRIO_E2E_URL.
  globalSetup: './e2e/global-setup.ts',
  // A browser test waits for about half of its time.
  workers: availableParallelism() + 1,
  fullyParallel: true,
  retries: 0,
  forbidOnly: process.env['CI'] === 'true',
  // No test is about time: these only say when to give up, also on a machine that others keep busy.
  timeout: 600_000,
  expect: { timeout: 90_000 },
  outputDir: '.cache/playwright',
  use: {
    // Read again in each worker, which starts after the global setup.
    baseURL: process.env['TRIO_E2E_URL'],
    screenshot: 'only-on-failure',
    // What a service worker answers is out of a test's sight; the offline tests allow it.
    serviceWorkers: 'block',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--headless',
        // Chromium refuses to run as root with its sandbox; tests open our own pages only.
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
