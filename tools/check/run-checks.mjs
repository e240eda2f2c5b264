import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { performance } from 'node:perf_hooks';
import { pathWithLocalPrograms } from '../local-programs.mjs';

/**
 * @typedef {import('./list.mjs').Check} Check
 * @typedef {{ name: string, ok: boolean, seconds: number, output: string }} Result
 */

/**
 * @param {Check[]} checks
 * @param {{
 *   root: string, onStart?: (name: string) => void, onResult?: (result: Result) => void,
 * }} options
 * @returns {Promise<Result[]>}
 */
export async function runChecks(checks, { root, onStart, onResult }) {
  /** @type {Result[]} */
  const results = [];
  const waiting = [...checks];
  async function work() {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      onStart?.(check.name);
      const result = await runCheck(check, root);
      results.push(result);
      onResult?.(result);
    }
  }
  // A check uses several threads for only part of its time, so two more fill the gaps.
  await Promise.all(Array.from({ length: availableParallelism() + 2 }, work));
  return results;
}

/**
 * @param {Check} check
 * @param {string} root
 * @returns {Promise<Result>}
 */
function runCheck({ name, command: [program = '', ...parameters] }, root) {
  const started = performance.now();
  return new Promise((resolve) => {
    let output = '';
    const end = (/** @type {boolean} */ ok) => {
      resolve({ name, ok, seconds: (performance.now() - started) / 1000, output: output.trim() });
    };
    const child = spawn(program, parameters, {
      cwd: root,
      env: { ...process.env, PATH: pathWithLocalPrograms(root) },
      shell: process.platform === 'win32',
    });
    const listen = (/** @type {Buffer} */ chunk) => (output += chunk.toString());
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.on('error', (error) => {
      output += `${program} did not start: ${error.message}`;
      end(false);
    });
    child.on('close', (code) => {
      end(code === 0);
    });
  });
}
