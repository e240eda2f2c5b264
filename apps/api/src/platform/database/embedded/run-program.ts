import { spawn } from 'node:child_process';
import type { ServerUser } from './server-user.ts';

export type ProgramResult = { isDone: boolean; output: string };

type RunOptions = { user: ServerUser | undefined; cwd: string; input?: string };

/**
 * PostgreSQL's programs get none of Trio's environment: no PG* variable can redirect them,
 * no secret reaches them, and their messages are in English, which we read.
 */
export const PROGRAM_ENVIRONMENT = { LC_ALL: 'C', TZ: 'UTC' };

/** Runs a program to its end and returns what it printed; rejects only when it cannot be started. */
export function runProgram(
  file: string,
  args: readonly string[],
  { user, cwd, input = '' }: RunOptions,
): Promise<ProgramResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, {
      cwd,
      env: PROGRAM_ENVIRONMENT,
      stdio: ['pipe', 'pipe', 'pipe'],
      ...(user && { uid: user.uid, gid: user.gid }),
    });
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (output += text));
    // The program may end without reading its input; that is its answer, not ours.
    child.stdin.on('error', () => undefined).end(input);
    child.once('error', reject);
    child.once('close', (code) => resolve({ isDone: code === 0, output }));
  });
}
