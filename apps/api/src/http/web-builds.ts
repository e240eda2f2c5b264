import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { StartupError } from '../platform/startup-error.ts';

/** Where `npm start` puts its builds of the web app; the file `current` lists them, the newest first. */
const webBuildsFolder = fileURLToPath(new URL('../../../web/builds/', import.meta.url));

export interface WebBuilds {
  /** The build whose documents are sent. */
  readonly folder: string;
  /** Builds before it: a tab that was opened then still asks for their files. */
  readonly olderFolders: readonly string[];
}

export const missingBuild = (): StartupError =>
  new StartupError('The web app has not been built: start with `npm start`, which builds it.');

/** Read once, at start: a server serves the build that was current then for as long as it runs. */
export async function readWebBuilds(buildsFolder = webBuildsFolder): Promise<WebBuilds> {
  const list = await readFile(join(buildsFolder, 'current'), 'utf8').catch(() => '');
  const [current, ...older] = list.split('\n').filter(Boolean);
  if (current === undefined) throw missingBuild();
  return {
    folder: join(buildsFolder, current),
    olderFolders: older.map((name) => join(buildsFolder, name)),
  };
}
