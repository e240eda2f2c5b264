// npm test: works on a fresh clone with only Node 20 and npm.
//   npm test -- [--only PART [arguments for its runner…]]           the quick parts
//   npm run test:long -- [--only PART [arguments for its runner…]]  the slow parts
//   node tools/test.mjs --all                                       both, as .ci/run does
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import { pathWithLocalPrograms } from './local-programs.mjs';
import { provide } from './provide.mjs';
import { ensureWebBuilt } from './start/build-web.mjs';
import { prepare } from './start/prepare.mjs';
import { runChildren } from './start/run-children.mjs';
import { runTool, ToolError } from './start/tool-error.mjs';
import { readArguments } from './test/arguments.mjs';
import { memoryFolder } from './test/memory-folder.mjs';
import { countReport, inWords, isGood, sum } from './test/report.mjs';

/**
 * @typedef {{
 *   kind: import('./test/report.mjs').Kind,
 *   needs: (keyof typeof provided)[],
 *   command: (name: string, report: string) => string[],
 *   env?: Record<string, string>,
 * }} Part
 */

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const long = { env: { TRIO_LONG: '1' } };

/** A Vitest part has its project's name in vitest.config.ts. @type {Record<string, Part>} */
const quickParts = {
  check: {
    kind: 'checks',
    needs: [],
    command: (_, report) => ['tools/check.mjs', '--json', report],
  },
  unit: vitest(),
  profile: vitest('java'),
  component: vitest('chromium'),
  // Some of them start the whole server, which serves the web build.
  api: vitest('build'),
  e2e: playwright('build', 'chromium'),
};
/** @type {Record<string, Part>} */
const longParts = {
  long: { ...vitest('build', 'chromium', 'haproxy', 'java', 'swift'), ...long },
  'long-e2e': { ...playwright('build', 'chromium'), ...long },
};

const provided = {
  build: async () => {
    await ensureWebBuilt(root, await prepare(root, { quiet: true }));
    return {};
  },
  chromium: () => found('TRIO_CHROMIUM', provide('chromium') ?? fail('there is no Chromium')),
  // Tests that need one of these skip themselves without it; only CI treats that as a failure.
  haproxy: () => found('TRIO_HAPROXY', provide('haproxy')),
  java: () => found('TRIO_JAVA', provide('jdk')),
  swift: () => found('TRIO_SWIFT_PYTHON', provide('swift')),
};

let isInterrupted = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => (isInterrupted = true));

await runTool(async () => {
  const { parts, words } = readArguments(process.argv.slice(2), {
    quick: quickParts,
    long: longParts,
  });
  const runtime = await prepare(root);
  process.env['PATH'] = pathWithLocalPrograms(root);
  const memory = memoryFolder();
  if (memory !== undefined) process.env['TMPDIR'] ??= memory;

  const counts = [];
  for (const [name, part] of Object.entries(parts)) {
    if (isInterrupted) break;
    console.log(`\n── ${name}`);
    const started = performance.now();
    const count = await run(name, part, runtime, words);
    counts.push({ name, seconds: (performance.now() - started) / 1000, ...count });
  }

  console.log('');
  for (const { name, seconds, ...count } of counts)
    console.log(`  ${name.padEnd(9)} ${seconds.toFixed(1).padStart(7)} s   ${inWords(count)}`);
  const total = sum(counts);
  for (const name of total.failed) console.log(`failed: ${name}`);
  for (const name of total.skipped) console.log(`skipped: ${name}`);
  console.log(`\n${inWords(total)}`);
  return isGood(total, { isCi: process.env['CI'] === 'true' }) && !isInterrupted ? 0 : 1;
});

/**
 * @param {string} name
 * @param {Part} part
 * @param {string} runtime
 * @param {string[]} words
 */
async function run(name, { kind, needs, command, env }, runtime, words) {
  const file = join(root, '.cache', 'reports', `${name}.json`);
  mkdirSync(dirname(file), { recursive: true });
  // The report of an earlier run must not count for a run that crashes.
  rmSync(file, { force: true });
  try {
    const settings = { ...process.env, ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file };
    for (const need of needs) Object.assign(settings, await provided[need]());
    const parameters = [...command(name, file), ...words];
    const code = await runChildren([{ program: runtime, parameters, cwd: root, env: settings }]);
    return countReport(name, { kind, code, text: read(file) });
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    console.error(error.output);
    return { passed: 0, failed: [`${name}: ${error.message}`], skipped: [] };
  }
}

/** @param {...keyof typeof provided} needs @returns {Part} */
function vitest(...needs) {
  const program = 'node_modules/vitest/vitest.mjs';
  const reporters = ['--reporter=default', '--reporter=json'];
  return {
    kind: 'vitest',
    needs,
    command: (name, report) => [
      program,
      'run',
      `--project=${name}`,
      ...reporters,
      `--outputFile.json=${report}`,
    ],
  };
}

/** @param {...keyof typeof provided} needs @returns {Part} */
function playwright(...needs) {
  const command = ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json'];
  return { kind: 'playwright', needs, command: () => command };
}

/**
 * @param {string} variable
 * @param {string | undefined} path
 */
function found(variable, path) {
  if (path === undefined) return {};
  console.log(`${variable}=${path}`);
  return { [variable]: path };
}

/** @param {string} message @returns {never} */
function fail(message) {
  throw new ToolError(message);
}

/** @param {string} file */
function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
