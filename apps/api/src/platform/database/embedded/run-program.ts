import { spawn } from 'node:child_process';
import type { ServerUser } from './server-user.ts';

export type ProgramResult = { isDone: boolean; output: string };

type RunOptions = { user: ServerUser | undefined; cwd: string; input?: string };

/**
 * Trio's environment is not passed on: no PG* variable redirects the programs, no secret reaches
 * them, and their messages are in English, which we parse.
 */
export const PROGRAM_ENVIRONMENT = { LC_ALL: 'C', TZ: 'UTC' };

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
    // The program may exit without reading its input. Its exit code tells why.
    child.stdin.on('error', () => undefined).end(input);
    child.once('error', reject);
    child.once('close', (code) => resolve({ isDone: code === 0, output }));
  });
}
