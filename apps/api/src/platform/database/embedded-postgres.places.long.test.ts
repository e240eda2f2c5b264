import { execFile } from 'node:child_process';
import { chown, cp, lstat, readdir, readFile, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import { findBinaries } from './embedded/platform-binaries.ts';
import { isRoot, userForNewCluster } from './embedded/server-user.ts';
import {
  forkTrio,
  makeFolder,
  makeOptions,
  makeUsedOptions,
  query,
  serverPid,
} from './embedded/trio-under-test.ts';

const run = promisify(execFile);

const logged = () => {
  const lines: string[] = [];
  return { lines, log: (line: string) => void lines.push(line) };
};

/** The repository itself may be readable by root only. */
async function openBinaries() {
  const binaries = { ...findBinaries(), folder: join(await makeFolder(), 'native') };
  await cp(findBinaries().folder, binaries.folder, { recursive: true, verbatimSymlinks: true });
  await run('chmod', ['-R', 'a+rX', binaries.folder]);
  return binaries;
}

describe.runIf(isRoot())('started by root', () => {
  test('runs PostgreSQL as another user, in a data folder that this user can reach', async () => {
    const options = await makeOptions();
    const { lines, log } = logged();
    const database = await startEmbeddedPostgres({ ...options, log });
    const cluster = join(options.dataDir, 'postgres');
    const owner = (await stat(cluster)).uid;
    expect(owner).toBe(userForNewCluster()?.uid);
    expect((await stat(`/proc/${await serverPid(cluster)}`)).uid).toBe(owner);
    expect(lines.filter((line) => line.includes('is kept in'))).toEqual([]);
    await database.stop();
  });

  test('moves programs and data out of a 0700 folder, and finds them at the next start', async () => {
    const locked = await makeFolder({ mode: 0o700 });
    const options = {
      dataDir: join(locked, 'data'),
      sharedFolder: join(await makeFolder(), 'shared'),
    };
    const binaries = { ...findBinaries(), folder: join(locked, 'native') };
    await cp(findBinaries().folder, binaries.folder, {
      recursive: true,
      verbatimSymlinks: true,
      // Without links, as npm installs it when install scripts are off.
      filter: async (path) => !(await lstat(path)).isSymbolicLink(),
    });
    const first = logged();
    const database = await startEmbeddedPostgres({ ...options, binaries, log: first.log });
    expect(database.isFresh).toBe(true);
    await query(database.url, 'CREATE TABLE kept AS SELECT 42 AS answer');
    await database.stop();

    const { id, postgresAt } = JSON.parse(
      await readFile(join(options.dataDir, 'trio-data.json'), 'utf8'),
    );
    expect(postgresAt).toBe(join(options.sharedFolder, id, 'postgres'));
    expect(await readFile(join(options.sharedFolder, id, 'belongs-to.txt'), 'utf8')).toBe(
      `${options.dataDir}\n`,
    );
    expect(first.lines).toEqual([
      expect.stringContaining(
        `The database of ${options.dataDir} is kept in ${postgresAt}, because user`,
      ),
      expect.stringContaining(`PostgreSQL's programs were copied to ${options.sharedFolder}`),
      `Creating the database in ${postgresAt}.`,
    ]);

    const second = logged();
    const again = await startEmbeddedPostgres({ ...options, binaries, log: second.log });
    expect(again.isFresh).toBe(false);
    expect(await query(again.url, 'SELECT answer FROM kept')).toEqual([{ answer: 42 }]);
    expect(second.lines).toEqual([expect.stringContaining('is kept in')]);
    await again.stop();

    await rename(postgresAt, `${postgresAt}.away`);
    await expect(
      startEmbeddedPostgres({ ...options, binaries, log: () => undefined }),
    ).rejects.toThrow(/is kept in .* which is missing: restore it/);
    expect(await readdir(join(options.sharedFolder, id))).not.toContain('postgres');
  });

  test('runs everything as an ordinary user, and refuses another user’s database', async () => {
    const options = await makeOptions({ mode: 0o777 });
    const binaries = await openBinaries();
    const [uid, gid] = await Promise.all(
      ['-u', '-g'].map(async (flag) => Number((await run('id', [flag, 'nobody'])).stdout)),
    );
    const ordinaryUser = { uid: uid ?? 0, gid: gid ?? 0 };

    const trio = forkTrio();
    const { url, isFresh } = await trio.start({ ...options, binaries }, ordinaryUser);
    expect(isFresh).toBe(true);
    expect(await query(url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    expect((await stat(join(options.dataDir, 'postgres'))).uid).toBe(ordinaryUser.uid);
    expect((await stat(options.dataDir)).mode & 0o777).toBe(0o700);
    await trio.stop();

    const asRoot = await startEmbeddedPostgres({ ...options, binaries, log: () => undefined });
    expect((await stat(`/proc/${await serverPid(join(options.dataDir, 'postgres'))}`)).uid).toBe(
      ordinaryUser.uid,
    );
    await asRoot.stop();

    await chown(join(options.dataDir, 'postgres'), 54_322, 54_322);
    await expect(forkTrio().start({ ...options, binaries }, ordinaryUser)).rejects.toThrow(
      /belongs to user 54322: start Trio as root or as that user/,
    );
  });

  test('refuses an ordinary user without a name', async () => {
    const options = await makeOptions({ mode: 0o777 });
    const binaries = await openBinaries();
    const start = forkTrio().start({ ...options, binaries }, { uid: 54_321, gid: 54_321 });
    await expect(start).rejects.toThrow(/user 54321 has none. Add it to \/etc\/passwd/);
  });

  test('refuses a database that belongs to root', async () => {
    const options = await makeUsedOptions();
    await chown(join(options.dataDir, 'postgres'), 0, 0);
    await expect(startEmbeddedPostgres({ ...options, log: () => undefined })).rejects.toThrow(
      /belongs to root, but PostgreSQL does not run as root: .*chown -R/,
    );
  });
});
