import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { StartupError } from '../platform/startup-error.ts';

/** `npm start` builds here. The file `current` lists the builds, newest first. */
const webBuildsFolder = fileURLToPath(new URL('../../../web/builds/', import.meta.url));

export interface WebBuilds {
  readonly folder: string;
  /** Tabs that were opened before the newest build still request these files. */
  readonly olderFolders: readonly string[];
}

export const missingBuild = (): StartupError =>
  new StartupError('The web app has not been built: start with `npm start`, which builds it.');

export async function readWebBuilds(buildsFolder = webBuildsFolder): Promise<WebBuilds> {
  const list = await readFile(join(buildsFolder, 'current'), 'utf8').catch(() => '');
  const [current, ...older] = list.split('\n').filter(Boolean);
  if (current === undefined) throw missingBuild();
  return {
    folder: join(buildsFolder, current),
    olderFolders: older.map((name) => join(buildsFolder, name)),
  };
}
