// CI has so much time and no more. What of the long suite does not fit on a slow machine is left out and
// counted as that: neither as passed nor as a test that somebody switched off.

/** Why a test was left out, as the report has it. */
export const LEFT_OUT = 'the time for this run is over';

/** @param {NodeJS.ProcessEnv} env with TRIO_TEST_UNTIL, in seconds since 1970, if time is limited */
export function isTimeOver(env, now = Date.now()) {
  const until = env['TRIO_TEST_UNTIL'];
  return env['TRIO_LONG'] === '1' && until !== undefined && now > Number(until) * 1000;
}

/**
 * @param {any[]} suites of Playwright's json reporter
 * @returns {number}
 */
export const leftOut = (suites) =>
  suites
    .map(({ specs = [], suites: inner = [] }) => {
      const tests = specs.flatMap((/** @type {any} */ spec) => spec.tests);
      return tests.filter(isLeftOut).length + leftOut(inner);
    })
    .reduce((total, each) => total + each, 0);

/** @param {any} test */
export const isLeftOut = ({ annotations = [] }) =>
  annotations.some((/** @type {any} */ each) => each.description === LEFT_OUT);
