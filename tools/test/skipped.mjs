/**
 * The names of the tests that a run skipped, so that nobody has to look for them.
 * @param {import('./count.mjs').Kind} kind
 * @param {any} report
 * @returns {string[]}
 */
export function skippedTests(kind, report) {
  if (kind === 'vitest') return skippedByVitest(report);
  if (kind === 'playwright') return report.suites.flatMap(skippedByPlaywright);
  return [];
}

/** @param {any} report */
const skippedByVitest = (report) =>
  report.testResults.flatMap((/** @type {any} */ file) =>
    file.assertionResults
      .filter((/** @type {any} */ test) => ['skipped', 'pending', 'todo'].includes(test.status))
      .map((/** @type {any} */ test) => test.fullName),
  );

/**
 * @param {any} suite
 * @returns {string[]}
 */
function skippedByPlaywright({ title, specs = [], suites = [] }) {
  const own = specs
    .filter((/** @type {any} */ spec) =>
      spec.tests.some((/** @type {any} */ test) => test.status === 'skipped'),
    )
    .map((/** @type {any} */ spec) => spec.title);
  return [...own, ...suites.flatMap(skippedByPlaywright)].map((name) => `${title} ${name}`);
}
