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
  /** Where a copy goes if one is needed; the user can enter it. */
  copiesIn: string;
  log: (message: string) => void;
};

/** Returns the programs where the user can run them: in place if possible, else a copy. */
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

/** An own user's failure to run them is explained when they are really needed. */
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
      // Static libraries are for compiling against; they are never run.
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
 * Puts a finished copy in its place. Where somebody else finished the same copy first it may be in
 * use already: it stays, and only one that cannot run (cut short by a power failure) is replaced.
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

/** A strict umask at install time would carry over to the copy. */
async function openToAll(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
    if (entry.isSymbolicLink()) continue;
    const path = join(entry.parentPath, entry.name);
    const isExecutable = entry.isDirectory() || ((await stat(path)).mode & 0o100) !== 0;
    await chmod(path, isExecutable ? 0o755 : 0o644);
  }
}
