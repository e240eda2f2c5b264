import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

export type PostmasterFile = { pid: number; port: number; isReady: boolean };

export async function readPostmasterFile(cluster: string): Promise<PostmasterFile | null> {
  try {
    return parsePostmasterFile(await readFile(join(cluster, 'postmaster.pid'), 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Lines: process, data folder, start time, port, socket folder, address, shared memory, status. */
export function parsePostmasterFile(text: string): PostmasterFile | null {
  const lines = text.split('\n');
  // A stand-alone backend writes its pid as a negative number.
  const pid = Math.abs(Number(lines[0]));
  const port = Number(lines[3]);
  const isReady = lines[7]?.trim() === 'ready';
  return Number.isInteger(pid) && pid > 0 && Number.isInteger(port) && port > 0
    ? { pid, port, isReady }
    : null;
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
