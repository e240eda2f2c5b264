import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { sourceFiles } from '../check/source-files.mjs';
import { inWords, isGood, sum } from './count.mjs';
import { runPart } from './run-part.mjs';
import { summarise } from './summary.mjs';

/**
 * @typedef {import('./parts.mjs').Part} Part
 * @typedef {import('./steps.mjs').Prepared} Prepared
 * @typedef {import('./steps.mjs').Step} Step
 * @typedef {import('./run-part.mjs').Outcome} Outcome
 */

const STEP_TITLES = {
  install: 'install',
  build: 'build of the web app',
  chromium: 'Chromium',
  haproxy: 'HAProxy',
  java: 'Java',
  swift: 'Swift',
};

/**
 * Prepares, runs every part, tells how long each took, and ends with the one line that counts.
 * @param {Record<string, Part>} parts
 * @param {{
 *   root: string,
 *   name: string,
 *   rest?: string[] | undefined,
 *   isCi: boolean,
 *   interrupted?: AbortSignal | undefined,
 *   steps: Record<Step, () => Prepared | Promise<Prepared>>,
 * }} options
 * @returns {Promise<boolean>} whether all is well
 */
export async function runFrame(parts, { root, name, rest, isCi, interrupted, steps }) {
  /** @type {import('./summary.mjs').Line[]} */
  const lines = [];
  /** @type {Map<Step, Prepared>} */
  const prepared = new Map();
  /** @type {string[]} long suites that nobody has written yet */
  const absent = [];

  const installed = await prepare('install');
  if (!installed.ok) lines.push({ title: 'tests', seconds: 0, outcome: failed(installed.trouble) });
  for (const [key, part] of installed.ok ? Object.entries(parts) : []) {
    if (!interrupted?.aborted) await runOne(key, part);
  }

  const outcomes = lines.flatMap(({ outcome }) => outcome ?? []);
  const total = sum(outcomes);
  const failedNames = outcomes.flatMap((outcome) => outcome.failedNames);
  write(join(root, '.cache', 'reports', `${name}.json`), { ...total, failedNames });
  console.log(`\n${summarise(lines, { isCi })}\n\n${inWords(total)}`);
  if (interrupted?.aborted) return false;
  return isGood(total, { isCi }) || absent.length === Object.keys(parts).length;

  /**
   * @param {string} key
   * @param {Part} part
   */
  async function runOne(key, part) {
    const { files } = part;
    if (files && !sourceFiles(root).some((path) => files.test(path))) {
      console.log(`\n── ${part.title}: there are none yet`);
      absent.push(key);
      return;
    }
    /** @type {Record<string, string>} */
    let env = {};
    for (const step of part.needs) {
      const result = await prepare(step);
      if (!result.ok) {
        lines.push({ title: part.title, seconds: 0, outcome: failed(result.trouble) });
        return;
      }
      env = { ...env, ...result.env };
    }
    console.log(`\n── ${part.title}`);
    const report = join(root, '.cache', 'reports', `${name}-${key}.json`);
    const started = performance.now();
    const outcome = await runPart(part, { root, report, env, rest, interrupted });
    lines.push({ title: part.title, seconds: secondsSince(started), outcome });
  }

  /**
   * @param {Step} step
   * @returns {Promise<Prepared>}
   */
  async function prepare(step) {
    const known = prepared.get(step);
    if (known) return known;
    const title = STEP_TITLES[step];
    console.log(`\n── ${title}`);
    const started = performance.now();
    const result = await steps[step]();
    prepared.set(step, result);
    lines.push({ title, seconds: secondsSince(started) });
    return result;
  }
}

/**
 * @param {string} trouble
 * @returns {Outcome}
 */
const failed = (trouble) => ({
  passed: 0,
  failed: 1,
  skipped: 0,
  failedNames: [],
  skippedNames: [],
  trouble,
});

/** @param {number} started */
const secondsSince = (started) => (performance.now() - started) / 1000;

/**
 * @param {string} file
 * @param {unknown} value
 */
function write(file, value) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(value));
}
