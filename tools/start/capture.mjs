import { spawn } from 'node:child_process';

/**
 * @param {string} program
 * @param {string[]} parameters
 * @param {{ cwd: string, env?: NodeJS.ProcessEnv, shell?: boolean }} options
 * @returns {Promise<{ code: number, output: string }>}
 */
export function capture(program, parameters, { cwd, env = process.env, shell = false }) {
  return new Promise((resolve) => {
    const child = spawn(program, parameters, {
      cwd,
      env,
      shell,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text) => (output += text));
    child.stderr.setEncoding('utf8').on('data', (text) => (output += text));
    child.once('error', (error) => resolve({ code: 127, output: `${output}${error.message}` }));
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** @param {string} output */
export const tail = (output) => output.trimEnd().split('\n').slice(-25).join('\n');
