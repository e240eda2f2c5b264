import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * @typedef {{
 *   env: Record<string, string | undefined>,
 *   isRoot: boolean,
 *   print: (text: string) => void,
 *   onPath: (program: string) => string | undefined,
 *   starts: (path: string, probe?: string[]) => boolean,
 *   run: (command: string[]) => boolean,
 *   readOutput: (command: string[]) => string | undefined,
 * }} Deps
 */

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** @returns {Deps} */
export function realDeps() {
  return {
    env: process.env,
    isRoot: process.getuid?.() === 0,
    print: (text) => {
      console.log(text);
    },
    onPath,
    starts,
    run: (command) => start(command, 'inherit').status === 0,
    readOutput: (command) => {
      const { status, stdout } = start(command, 'pipe');
      return status === 0 ? stdout.toString().trim() : undefined;
    },
  };
}

/** @param {string} program */
function onPath(program) {
  return (process.env['PATH'] ?? '')
    .split(delimiter)
    .map((folder) => join(folder, program))
    .find((path) => isExecutable(path));
}

/**
 * @param {string} path
 * @param {string[]} [probe] parameters with which a working program ends with code 0
 */
function starts(path, probe) {
  if (!isExecutable(path)) return false;
  return !probe || spawnSync(path, probe, { stdio: 'ignore', timeout: 30_000 }).status === 0;
}

/** @param {string} path */
function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * @param {string[]} command
 * @param {'inherit' | 'pipe'} output
 */
function start([program = '', ...parameters], output) {
  return spawnSync(program, parameters, {
    cwd: root,
    stdio: ['ignore', output, 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}
