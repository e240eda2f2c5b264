// The names of the tests that a run failed or skipped, so that nobody has to look for them.
import { isLeftOut } from './time-over.mjs';

/**
 * @typedef {'failed' | 'skipped'} Fate
 * @typedef {{ failedNames: string[], skippedNames: string[] }} Names
 */

/** @type {Record<Fate, { vitest: string[], playwright: string[] }>} what the runners call it */
const STATUSES = {
  failed: { vitest: ['failed'], playwright: ['unexpected', 'flaky'] },
  skipped: { vitest: ['skipped', 'pending', 'todo'], playwright: ['skipped'] },
};

/**
 * @param {import('./count.mjs').Kind} kind
 * @param {any} report parsed, or undefined if the run left none
 * @returns {Names}
 */
export const namesOf = (kind, report) => ({
  failedNames: named(kind, report, 'failed'),
  skippedNames: named(kind, report, 'skipped'),
});

/**
 * @param {import('./count.mjs').Kind} kind
 * @param {any} report
 * @param {Fate} fate
 * @returns {string[]}
 */
function named(kind, report, fate) {
  if (report === undefined) return [];
  if (kind === 'checks') return fate === 'failed' ? failedChecks(report) : [];
  const statuses = STATUSES[fate][kind];
  return kind === 'vitest' ? byVitest(report, statuses) : byPlaywright(report.suites, statuses);
}

/** @param {{ checks: { name: string, ok: boolean }[] }} report */
const failedChecks = ({ checks }) => checks.filter(({ ok }) => !ok).map(({ name }) => name);

/**
 * @param {any} report
 * @param {string[]} statuses
 * @returns {string[]}
 */
const byVitest = (report, statuses) =>
  report.testResults.flatMap((/** @type {any} */ file) =>
    file.assertionResults
      .filter((/** @type {any} */ test) => statuses.includes(test.status))
      .map((/** @type {any} */ test) => test.fullName),
  );

/**
 * @param {any[]} suites
 * @param {string[]} statuses
 * @returns {string[]}
 */
const byPlaywright = (suites, statuses) =>
  suites.flatMap(({ title, specs = [], suites: inner = [] }) => {
    const own = specs
      .filter((/** @type {any} */ spec) =>
        spec.tests.some(
          (/** @type {any} */ test) => statuses.includes(test.status) && !isLeftOut(test),
        ),
      )
      .map((/** @type {any} */ spec) => spec.title);
    return [...own, ...byPlaywright(inner, statuses)].map((name) => `${title} ${name}`);
  });
