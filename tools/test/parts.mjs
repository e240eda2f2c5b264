/**
 * @typedef {{
 *   title: string,
 *   kind: import('./count.mjs').Kind,
 *   command: (report: string) => string[],
 *   needs: ('build' | 'chromium' | 'haproxy' | 'java' | 'swift')[],
 *   files?: RegExp,
 *   env?: Record<string, string>,
 * }} Part
 */

/** @type {(project: string) => Part['command']} */
const vitest = (project) => (report) => [
  'vitest',
  'run',
  `--project=${project}`,
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${report}`,
];

/** Its json reporter is in playwright.config.ts, which reads where to write from TRIO_REPORT. */
const playwright = () => ['playwright', 'test'];

/** @type {Record<string, Part>} */
export const PARTS = {
  check: {
    title: 'static checks',
    kind: 'checks',
    command: (report) => ['node', 'tools/check.mjs', '--json', report],
    needs: [],
  },
  unit: { title: 'unit tests', kind: 'vitest', command: vitest('unit'), needs: ['java'] },
  component: {
    title: 'component tests',
    kind: 'vitest',
    command: vitest('component'),
    needs: ['chromium'],
  },
  // Some start the whole server, which serves the built web app.
  api: { title: 'API tests', kind: 'vitest', command: vitest('api'), needs: ['build'] },
  e2e: {
    title: 'browser tests',
    kind: 'playwright',
    command: playwright,
    needs: ['build', 'chromium'],
  },
};

/**
 * Long suites come as they are needed, so one of which there is no file yet is left out.
 * @type {Record<string, Part>}
 */
export const LONG_PARTS = {
  long: {
    title: 'long tests',
    kind: 'vitest',
    command: vitest('long'),
    needs: ['build', 'chromium', 'haproxy', 'java', 'swift'],
    files: /[.]long[.]test[.]ts$/,
    env: { TRIO_LONG: '1' },
  },
  'long-e2e': {
    title: 'long browser tests',
    kind: 'playwright',
    command: playwright,
    needs: ['build', 'chromium'],
    files: /^e2e\/long\/.*[.]spec[.]ts$/,
    env: { TRIO_LONG: '1' },
  },
};
