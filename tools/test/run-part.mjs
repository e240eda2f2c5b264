import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { countRun } from './count.mjs';
import { namesOf } from './named.mjs';

/**
 * @typedef {import('./count.mjs').Count & { trouble?: string } & import('./named.mjs').Names} Outcome
 */

/**
 * Runs one part with its output on our terminal, and counts from the report that it leaves.
 * @param {import('./parts.mjs').Part} part
 * @param {{
 *   root: string,
 *   report: string,
 *   rest?: string[] | undefined,
 *   env?: Record<string, string>,
 *   interrupted?: AbortSignal | undefined,
 * }} options
 * @returns {Promise<Outcome>}
 */
export async function runPart(part, { root, report: file, rest = [], env = {}, interrupted }) {
  mkdirSync(dirname(file), { recursive: true });
  // A report of an earlier run must never be counted for one that crashed.
  rmSync(file, { force: true });
  const command = [...part.command(file), ...rest];
  const settings = { ...process.env, ...env, ...part.env, TRIO_REPORT: file };
  const exitCode = await run(command, { root, env: settings, interrupted });
  const report = read(file);
  return {
    ...countRun({ kind: part.kind, exitCode, report }),
    ...namesOf(part.kind, report),
  };
}

/**
 * @param {string[]} command
 * @param {{ root: string, env: NodeJS.ProcessEnv, interrupted: AbortSignal | undefined }} options
 * @returns {Promise<number | null>}
 */
function run([program = '', ...parameters], { root, env, interrupted }) {
  return new Promise((resolve) => {
    const child = spawn(program, parameters, {
      cwd: root,
      stdio: 'inherit',
      env,
      shell: process.platform === 'win32',
    });
    interrupted?.addEventListener('abort', () => {
      // A terminal sends Ctrl-C to the child as well; a SIGTERM comes to us alone.
      if (interrupted.reason === 'SIGTERM') child.kill('SIGTERM');
    });
    child.on('error', (error) => {
      console.error(`${program} did not start: ${error.message}`);
      resolve(127);
    });
    child.on('close', resolve);
  });
}

/** @param {string} file */
function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    // Absent, or cut off by a crash: either way the runner did not finish.
    return undefined;
  }
}
