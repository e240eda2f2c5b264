// Counts what passed, from the reports that the runners themselves write.

import { leftOut } from './time-over.mjs';

/**
 * @typedef {{ passed: number, failed: number, skipped: number, leftOut?: number }} Count
 * @typedef {'checks' | 'vitest' | 'playwright'} Kind
 * @typedef {{ kind: Kind, exitCode: number | null, report: any }} Run
 */

/** @type {Record<Kind, (report: any) => Count>} */
const COUNTERS = { checks: countChecks, vitest: countVitest, playwright: countPlaywright };

/**
 * @param {Run} run with its report parsed, or undefined if it left none
 * @returns {Count & { trouble?: string }} the trouble is what the report itself does not say
 */
export function countRun({ kind, exitCode, report }) {
  const ended = exitCode === null ? 'was killed' : `ended with code ${exitCode}`;
  if (report === undefined) return failure(`left no report and ${ended}`);

  const count = COUNTERS[kind](report);
  if (count.passed + count.failed + count.skipped + (count.leftOut ?? 0) === 0)
    return failure(`ran no tests and ${ended}`);
  if (exitCode !== 0 && count.failed === 0) {
    return { ...count, failed: 1, trouble: `${ended}, although no test failed` };
  }
  return count;
}

/** @param {{ checks: { ok: boolean }[] }} report */
function countChecks({ checks }) {
  const passed = checks.filter(({ ok }) => ok).length;
  return { passed, failed: checks.length - passed, skipped: 0 };
}

/** @param {any} report of Vitest's json reporter */
function countVitest(report) {
  // A file that cannot be loaded, or whose hooks fail, fails without a failed test in it.
  const brokenFiles = report.testResults.filter(
    (/** @type {any} */ file) =>
      file.status === 'failed' &&
      !file.assertionResults.some((/** @type {any} */ test) => test.status === 'failed'),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** @param {any} report of Playwright's json reporter */
function countPlaywright({ stats, errors, suites }) {
  const late = leftOut(suites);
  return {
    passed: stats.expected,
    // A test that needed a second try is not a test that passes.
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped - late,
    ...(late > 0 ? { leftOut: late } : {}),
  };
}

/** @param {string} trouble */
const failure = (trouble) => ({ passed: 0, failed: 1, skipped: 0, trouble });

/**
 * @param {Count[]} counts
 * @returns {Count}
 */
export function sum(counts) {
  const total = { passed: 0, failed: 0, skipped: 0, leftOut: 0 };
  for (const { passed, failed, skipped, leftOut: late = 0 } of counts) {
    total.passed += passed;
    total.failed += failed;
    total.skipped += skipped;
    total.leftOut += late;
  }
  return total;
}

/** @param {Count} count */
export const inWords = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed, ${skipped} skipped`;

/**
 * Where nobody looks on, a skipped test is a test that nobody ran.
 * @param {Count} count
 * @param {{ isCi: boolean }} where
 */
export const isGood = ({ passed, failed, skipped }, { isCi }) =>
  passed > 0 && failed === 0 && !(isCi && skipped > 0);
