import { chmod, cp, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { explainFailure } from './explain-failure.ts';
import { createOpenFolder } from './open-folder.ts';
import { createLibraryLinks, programPath, type Binaries } from './platform-binaries.ts';
import { runProgram } from './run-program.ts';
import type { ServerUser } from './server-user.ts';

type Wanted = {
  binaries: Binaries;
  user: ServerUser | undefined;
  copiesIn: string;
  log: (message: string) => void;
};

export async function reachableBinaries({
  binaries,
  user,
  copiesIn,
  log,
}: Wanted): Promise<Binaries> {
  const problem = await createLibraryLinks(binaries.folder).catch((error: unknown) => error);
  if (problem === undefined && (await canRun(binaries, user))) return binaries;

  const copy = { ...binaries, folder: join(copiesIn, `postgresql-${binaries.label}`) };
  if (await canRun(copy, user)) return copy;
  try {
    const unfinished = await makeCopy(binaries.folder, copy.folder, copiesIn);
    await publish(unfinished, copy.folder, () => canRun(copy, user));
  } catch (error) {
    throw explainFailure({
      doing: "copy PostgreSQL's programs",
      folder: copiesIn,
      evidence: error,
    });
  }
  const who = user ? `user ${user.name} cannot reach them` : 'they cannot be used';
  log(`PostgreSQL's programs were copied to ${copy.folder}, because ${who} in ${binaries.folder}.`);
  return copy;
}

/** For Trio's own user, only checks that the file exists. A failure to run is reported later. */
async function canRun(binaries: Binaries, user: ServerUser | undefined): Promise<boolean> {
  const program = programPath(binaries, 'postgres');
  if (user === undefined)
    return await stat(program).then(
      () => true,
      () => false,
    );
  return await runProgram(program, ['--version'], { user, cwd: '/' }).then(
    (result) => result.isDone,
    () => false,
  );
}

async function makeCopy(source: string, target: string, parent: string): Promise<string> {
  await createOpenFolder(parent);
  const unfinished = await mkdtemp(join(parent, `${basename(target)}.unfinished-`));
  try {
    await cp(source, unfinished, {
      recursive: true,
      verbatimSymlinks: true,
      // Skip static libraries: they are only used for compiling.
      filter: (path) => !path.endsWith('.a') && basename(path) !== 'pkgconfig',
    });
    await createLibraryLinks(unfinished);
    await openToAll(unfinished);
    return unfinished;
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
}

/**
 * If another process published the same copy first, that copy may be in use and stays. It is only
 * replaced if it cannot run, for example after a power failure.
 */
async function publish(
  unfinished: string,
  target: string,
  isUsable: () => Promise<boolean>,
): Promise<void> {
  try {
    await rename(unfinished, target);
  } catch (error) {
    const isTaken = ['ENOTEMPTY', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '');
    if (isTaken && !(await isUsable())) {
      await rm(target, { recursive: true, force: true });
      await rename(unfinished, target);
      return;
    }
    await rm(unfinished, { recursive: true, force: true });
    if (!isTaken) throw error;
  }
}

/** The copy inherits a strict umask from the installation. */
async function openToAll(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
    if (entry.isSymbolicLink()) continue;
    const path = join(entry.parentPath, entry.name);
    const isExecutable = entry.isDirectory() || ((await stat(path)).mode & 0o100) !== 0;
    await chmod(path, isExecutable ? 0o755 : 0o644);
  }
}
