/**
 * @typedef {'checks' | 'vitest' | 'playwright'} Kind
 * @typedef {{ passed: number, failed: string[], skipped: string[] }} Count failed and skipped by name
 * @typedef {{ name: string, state: 'passed' | 'failed' | 'skipped' }} Result
 */

/** @type {Record<Kind, (report: any) => Result[]>} */
const READERS = { checks: readChecks, vitest: readVitest, playwright: readPlaywright };

/**
 * A run that crashed, left no report or ran no tests counts as one failed test.
 * @param {string} part
 * @param {{ kind: Kind, code: number, text: string }} run its exit code, and its report as text
 * @returns {Count}
 */
export function countReport(part, { kind, code, text }) {
  const report = parse(text);
  const results = report === undefined ? [] : READERS[kind](report);
  const names = (/** @type {Result['state']} */ state) =>
    results.filter((result) => result.state === state).map(({ name }) => name);
  const failed = names('failed');
  if (report === undefined) failed.push(`${part} left no report and ended with code ${code}`);
  else if (results.length === 0) failed.push(`${part} ran no tests and ended with code ${code}`);
  else if (code !== 0 && failed.length === 0)
    failed.push(`${part} ended with code ${code}, although no test failed`);
  return { passed: names('passed').length, failed, skipped: names('skipped') };
}

/** @param {string} text */
function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    // Missing, or cut off by a crash.
    return undefined;
  }
}

/**
 * @param {{ checks: { name: string, ok: boolean }[] }} report
 * @returns {Result[]}
 */
function readChecks({ checks }) {
  return checks.map(({ name, ok }) => ({ name, state: ok ? 'passed' : 'failed' }));
}

/**
 * @param {any} report
 * @returns {Result[]}
 */
function readVitest({ testResults }) {
  return testResults.flatMap((/** @type {any} */ file) => {
    const results = file.assertionResults.map((/** @type {any} */ test) => ({
      name: test.fullName,
      state: test.status === 'passed' || test.status === 'failed' ? test.status : 'skipped',
    }));
    // A file that does not load, or whose hook fails, has no failed test in it.
    const isBroken = results.every((/** @type {Result} */ { state }) => state !== 'failed');
    return file.status === 'failed' && isBroken
      ? [...results, { name: file.name, state: 'failed' }]
      : results;
  });
}

/**
 * @param {any} report
 * @returns {Result[]}
 */
function readPlaywright({ errors, suites }) {
  const broken = errors.map((/** @type {any} */ { message }) => ({
    name: message,
    state: 'failed',
  }));
  return [...broken, ...suites.flatMap(readSuite)];
}

/**
 * @param {any} suite
 * @returns {Result[]}
 */
function readSuite({ title, specs = [], suites = [] }) {
  const own = specs.flatMap((/** @type {any} */ spec) =>
    spec.tests.map((/** @type {any} */ { status }) => ({
      name: spec.title,
      state: status === 'expected' ? 'passed' : status === 'skipped' ? 'skipped' : 'failed',
    })),
  );
  return [...own, ...suites.flatMap(readSuite)].map(({ name, state }) => ({
    name: `${title} ${name}`,
    state,
  }));
}

/**
 * @param {Count[]} counts
 * @returns {Count}
 */
export const sum = (counts) => ({
  passed: counts.reduce((total, { passed }) => total + passed, 0),
  failed: counts.flatMap(({ failed }) => failed),
  skipped: counts.flatMap(({ skipped }) => skipped),
});

/** @param {Count} count */
export const inWords = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed.length} failed, ${skipped.length} skipped`;

/**
 * @param {Count} count
 * @param {{ isCi: boolean }} options in CI a skipped test is a failure
 */
export const isGood = ({ passed, failed, skipped }, { isCi }) =>
  passed > 0 && failed.length === 0 && !(isCi && skipped.length > 0);
