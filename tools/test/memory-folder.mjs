// Puts the tests' databases and browser profiles into memory if there is room: on a busy disk every
// commit waits, and no test data outlives its test.
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { freemem } from 'node:os';
import { join } from 'node:path';

const MEMORY_DISK = '/dev/shm';
const TMPFS = 0x0102_1994;
const MIN_BYTES = 6 * 1024 ** 3;

/**
 * @param {{ folder?: string, enough?: number }} [where]
 * @returns {string | undefined} the folder, if it is memory, has room and lets programs run
 */
export function memoryFolder({ folder = MEMORY_DISK, enough = MIN_BYTES } = {}) {
  try {
    const { type, bavail, bsize } = statfsSync(folder);
    const isRoomy = Math.min(bavail * bsize, freemem()) >= enough;
    return type === TMPFS && isRoomy && runsPrograms(folder) ? folder : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Some tests copy PostgreSQL's programs there, and many systems mount it as noexec.
 * @param {string} folder
 */
function runsPrograms(folder) {
  const own = mkdtempSync(join(folder, 'trio-test-'));
  try {
    const program = join(own, 'program');
    writeFileSync(program, '#!/bin/sh\nexit 0\n');
    chmodSync(program, 0o700);
    execFileSync(program);
    return true;
  } catch {
    return false;
  } finally {
    rmSync(own, { recursive: true });
  }
}
