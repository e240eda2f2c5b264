import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { performance } from 'node:perf_hooks';
import { onNpmGone } from './npm-gone.mjs';

/** Ctrl-C again after this long kills the children. */
const FORCE_KILL_MS = 10_000;

/**
 * @typedef {{ program: string, parameters: string[], cwd: string, env?: NodeJS.ProcessEnv }} Command
 */

/**
 * Runs commands until all have ended and returns the exit code of the first to end. When one ends,
 * or on a signal, the others are asked to stop.
 *
 * A terminal sends Ctrl-C to the whole process group, and npm forwards it again. The children get
 * their own group, so that each receives exactly one signal. The IPC channel tells a child when
 * this process was killed.
 * @param {Command[]} commands
 * @returns {Promise<number>}
 */
export async function runChildren(commands) {
  /** @type {number | undefined} */
  let askedAt;
  const children = commands.map(({ program, parameters, cwd, env = process.env }) =>
    spawn(program, parameters, {
      cwd,
      env,
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      detached: process.platform !== 'win32',
    }),
  );
  const running = new Set(children);
  const tellAll = (/** @type {NodeJS.Signals} */ signal) => {
    for (const child of running) child.kill(signal);
  };
  const onSignal = (/** @type {NodeJS.Signals} */ signal) => {
    if (askedAt === undefined) {
      askedAt = performance.now();
      tellAll(signal === 'SIGHUP' ? 'SIGTERM' : signal);
    } else if (performance.now() - askedAt > FORCE_KILL_MS) {
      tellAll('SIGKILL');
    }
  };
  for (const signal of SIGNALS) process.on(signal, onSignal);
  const stopLooking = onNpmGone(() => onSignal('SIGTERM'));
  // A closed terminal must not stop us from waiting for the children.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);

  /** @type {number | undefined} */
  let code;
  await Promise.all(
    children.map(async (child) => {
      const own = await endOf(child);
      endGroupOf(child);
      running.delete(child);
      code ??= own;
      if (running.size > 0) onSignal('SIGTERM');
    }),
  );
  stopLooking();
  for (const signal of SIGNALS) process.off(signal, onSignal);
  return code ?? 0;
}

/**
 * An interrupted child may leave its own child processes running.
 * @param {import('node:child_process').ChildProcess} child
 */
function endGroupOf({ pid }) {
  if (pid === undefined || process.platform === 'win32') return;
  try {
    process.kill(-pid, 'SIGTERM');
  } catch {
    // The group has already ended.
  }
}

/** @type {NodeJS.Signals[]} */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<number>}
 */
function endOf(child) {
  return new Promise((resolve) => {
    child.once('error', (error) => {
      process.stderr.write(`Could not run ${child.spawnfile}: ${error.message}\n`);
      resolve(127);
    });
    child.once('exit', (code, signal) =>
      resolve(code ?? 128 + constants.signals[signal ?? 'SIGTERM']),
    );
  });
}
