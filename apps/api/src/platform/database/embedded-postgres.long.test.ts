import { execFile } from 'node:child_process';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import { isRoot } from './embedded/server-user.ts';
import {
  forkTrio,
  makeFolder,
  makeOptions,
  makeUsedOptions,
  query,
  serverPid,
} from './embedded/trio-under-test.ts';

const run = promisify(execFile);

describe('simultaneous starts on a new folder', () => {
  test('start one process and refuse the others', async () => {
    const options = await makeOptions();
    const trios = [forkTrio(), forkTrio(), forkTrio()];
    const results = await Promise.allSettled(trios.map((trio) => trio.start(options)));
    const winners = results.filter((result) => result.status === 'fulfilled');
    const losers = results.filter((result) => result.status === 'rejected');
    expect(winners).toHaveLength(1);
    for (const loser of losers) expect(String(loser.reason)).toMatch(/already running/);
    expect(await query(winners[0]?.value.url ?? '', 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });
});

describe('a PostgreSQL process that hangs', () => {
  test('is reported with its process id, and is not killed', async () => {
    const options = await makeUsedOptions();
    const killed = forkTrio();
    const { url } = await killed.start(options);
    await killed.kill();
    const pid = await serverPid(join(options.dataDir, 'postgres'));
    process.kill(pid, 'SIGSTOP');
    try {
      const start = startEmbeddedPostgres({ ...options, log: () => undefined, patienceMs: 0 });
      await expect(start).rejects.toThrow(
        new RegExp(
          `^Process ${pid} holds the database in .* but does not answer: end that process`,
        ),
      );
    } finally {
      process.kill(pid, 'SIGCONT');
    }
    expect(await query(url, 'SELECT answer FROM kept')).toEqual([{ answer: 42 }]);
  });
});

describe.runIf(isRoot())('the embedded database as root', () => {
  test('is moved if the server’s user cannot reach the data folder, also to another disk', async () => {
    for (const isOtherDisk of [false, true]) {
      const options = await makeUsedOptions();
      const locked = await makeFolder({ mode: 0o700 });
      const dataDir = join(locked, 'data');
      if (isOtherDisk) {
        await mkdir(dataDir);
        await run('mount', ['-t', 'tmpfs', '-o', 'size=200m,mode=755', 'trio-test', dataDir]);
      }
      try {
        await run('cp', ['-a', `${options.dataDir}/.`, dataDir]);
        const database = await startEmbeddedPostgres({ ...options, dataDir, log: () => undefined });
        expect(database.isFresh).toBe(false);
        expect(await query(database.url, 'SELECT answer FROM kept')).toEqual([{ answer: 42 }]);
        expect(await readdir(dataDir)).not.toContain('postgres');
        await database.stop();
      } finally {
        // The kernel may hold a folder for a moment after its last file was closed.
        if (isOtherDisk) await run('umount', ['--lazy', dataDir]);
      }
    }
  });

  test('is not shared with a copy of its data folder', async () => {
    const locked = await makeFolder({ mode: 0o700 });
    const options = {
      dataDir: join(locked, 'data'),
      sharedFolder: join(await makeFolder(), 'shared'),
    };
    const used = await makeUsedOptions();
    await run('cp', ['-a', used.dataDir, options.dataDir]);
    const database = await startEmbeddedPostgres({ ...options, log: () => undefined });
    await database.stop();
    await run('cp', ['-a', options.dataDir, `${options.dataDir}-copy`]);
    const copy = startEmbeddedPostgres({
      ...options,
      dataDir: `${options.dataDir}-copy`,
      log: () => undefined,
    });
    await expect(copy).rejects.toThrow(/is a copy of .*choose a new folder/);
    // A moved folder, unlike a copy, still owns the database.
    await rm(options.dataDir, { recursive: true });
    const moved = await startEmbeddedPostgres({
      ...options,
      dataDir: `${options.dataDir}-copy`,
      log: () => undefined,
    });
    expect(await query(moved.url, 'SELECT answer FROM kept')).toEqual([{ answer: 42 }]);
    await moved.stop();
  });
});
