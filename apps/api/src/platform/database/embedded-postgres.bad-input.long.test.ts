import { execFile } from 'node:child_process';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { StartupError } from '../startup-error.ts';
import { startEmbeddedPostgres, type EmbeddedPostgresOptions } from './embedded-postgres.ts';
import { findBinaries } from './embedded/platform-binaries.ts';
import { isRoot } from './embedded/server-user.ts';
import {
  forkTrio,
  makeFolder,
  makeOptions,
  makeUsedOptions,
  query,
} from './embedded/trio-under-test.ts';

const run = promisify(execFile);

async function refusal(options: Omit<EmbeddedPostgresOptions, 'log'>): Promise<string> {
  const error = await startEmbeddedPostgres({ ...options, log: () => undefined }).then(
    () => new Error('it started'),
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(StartupError);
  const { message } = error as StartupError;
  expect(message).not.toContain('\n');
  return message;
}

describe('the data folder at the start', () => {
  test('refuses a path that is a file or inside a file', async () => {
    const file = join(await makeFolder(), 'data');
    await writeFile(file, 'mine');
    expect(await refusal({ dataDir: file })).toMatch(
      /data is not a folder: choose another with TRIO_DATA/,
    );
    expect(await refusal({ dataDir: join(file, 'deeper') })).toMatch(/is not a folder/);
    expect(await readFile(file, 'utf8')).toBe('mine');
  });

  test('refuses a folder with other files, and does not change it', async () => {
    const dataDir = await makeFolder();
    await writeFile(join(dataDir, 'holiday.jpg'), 'mine');
    expect(await refusal({ dataDir })).toMatch(
      /holds files that are not Trio's \(holiday.jpg\): choose an empty/,
    );
    expect(await readdir(dataDir)).toEqual(['holiday.jpg']);
  });

  test('accepts a new volume that contains only lost+found', async () => {
    const { sharedFolder } = await makeOptions();
    const dataDir = await makeFolder();
    await mkdir(join(dataDir, 'lost+found'));
    const database = await startEmbeddedPostgres({ dataDir, sharedFolder, log: () => undefined });
    expect(database.isFresh).toBe(true);
    await database.stop();
  });

  test('refuses a folder of a newer Trio, or with a damaged marker', async () => {
    const dataDir = await makeFolder();
    const marker = join(dataDir, 'trio-data.json');
    await writeFile(marker, '{"version":2,"id":"0123456789abcdef"}');
    expect(await refusal({ dataDir })).toMatch(
      /made by a newer Trio \(its version 2, ours 1\): update Trio/,
    );
    await writeFile(marker, '{"vers');
    expect(await refusal({ dataDir })).toMatch(/trio-data.json is damaged: restore it/);
    expect(await readdir(dataDir)).toEqual(['trio-data.json']);
  });

  test('refuses a database of another PostgreSQL version', async () => {
    const options = await makeUsedOptions();
    const file = join(options.dataDir, 'postgres', 'PG_VERSION');
    await writeFile(file, '19\n');
    expect(await refusal(options)).toMatch(
      /made by PostgreSQL 19, and this Trio brings 18: update Trio/,
    );
    await writeFile(file, '16\n');
    expect(await refusal(options)).toMatch(/made by PostgreSQL 16, .*take a backup there/);
    await writeFile(file, '18\n');
    const database = await startEmbeddedPostgres({ ...options, log: () => undefined });
    expect(await query(database.url, 'SELECT answer FROM kept')).toEqual([{ answer: 42 }]);
    await database.stop();
  });

  test('refuses other files in the place of the database', async () => {
    const options = await makeUsedOptions();
    const place = join(options.dataDir, 'postgres');
    await rm(place, { recursive: true });
    await mkdir(place);
    await writeFile(join(place, 'notes.txt'), 'mine');
    expect(await refusal(options)).toMatch(
      /is in the way of the database but is not one: move it away/,
    );
    expect(await readdir(place)).toEqual(['notes.txt']);
  });

  test('refuses to start if PostgreSQL’s programs are missing or do not run', async () => {
    expect(() => findBinaries('plan9-mips')).toThrow(
      /for plan9-mips are not installed: run "npm ci/,
    );
    const options = await makeOptions();
    const binaries = { ...findBinaries(), folder: join(await makeFolder(), 'nothing') };
    await mkdir(binaries.folder);
    expect(await refusal({ ...options, binaries })).toMatch(
      /do not run on this system .*Set DATABASE_URL/,
    );
  });

  test.runIf(isRoot())('refuses a folder that the user may not write', async () => {
    const dataDir = await makeFolder();
    const start = forkTrio().start({ dataDir }, { uid: 54_321, gid: 54_321 });
    await expect(start).rejects.toThrow(
      /may not read and write .*choose another folder with TRIO_DATA/,
    );
    expect(await readdir(dataDir)).toEqual([]);
  });
});

describe.runIf(isRoot())('a full disk', () => {
  async function withDisk(
    megabytes: number,
    act: (folder: string) => Promise<void>,
  ): Promise<void> {
    const disk = await makeFolder();
    await run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'trio-test', disk]);
    try {
      await act(disk);
    } finally {
      await run('umount', [disk]);
    }
  }

  test('is reported at the first start', async () => {
    const { sharedFolder } = await makeOptions();
    await withDisk(8, async (disk) => {
      const dataDir = join(disk, 'data');
      expect(await refusal({ dataDir, sharedFolder })).toMatch(
        /^No disk space is left at .*: free some/,
      );
      expect((await readdir(dataDir)).toSorted()).toEqual(['postgres-password', 'trio-data.json']);
    });
  });

  test('is reported at a later start, and loses no row', async () => {
    const used = await makeUsedOptions();
    await withDisk(64, async (disk) => {
      const options = { ...used, dataDir: join(disk, 'data') };
      await run('cp', ['-a', used.dataDir, options.dataDir]);
      await run('dd', ['if=/dev/zero', `of=${disk}/filler`, 'bs=64k']).catch(() => undefined);
      expect(await refusal(options)).toMatch(/^No disk space is left at/);
      await rm(join(disk, 'filler'));
      const database = await startEmbeddedPostgres({ ...options, log: () => undefined });
      expect(await query(database.url, 'SELECT answer FROM kept')).toEqual([{ answer: 42 }]);
      await database.stop();
    });
  });

  test('is reported if PostgreSQL’s programs cannot be copied', async () => {
    const dataDir = join(await makeFolder({ mode: 0o700 }), 'data');
    await withDisk(8, async (disk) => {
      const locked = await makeFolder({ mode: 0o700 });
      await run('cp', ['-a', findBinaries().folder, join(locked, 'native')]);
      const sharedFolder = join(disk, 'shared');
      const options = {
        dataDir,
        sharedFolder,
        binaries: { ...findBinaries(), folder: join(locked, 'native') },
      };
      expect(await refusal(options)).toMatch(/^No disk space is left at .*shared/);
      expect((await readdir(sharedFolder)).filter((name) => name.startsWith('postgresql'))).toEqual(
        [],
      );
    });
  });
});
