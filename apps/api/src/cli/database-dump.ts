import { spawnSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { readConfig } from '../config/config.ts';
import { demoSchools } from '../demo/demo-schools.ts';
import { seedDemo } from '../demo/seed-demo.ts';
import { systemClock } from '../platform/clock.ts';
import { openDatabase } from '../platform/database/database.ts';
import { migrate } from '../platform/database/migrate.ts';
import { hashPassword } from '../platform/identity/passwords.ts';
import { userDirectory } from '../platform/identity/user-directory.ts';
import { StartupError } from '../platform/startup-error.ts';
import { UsageError } from './usage-error.ts';

const studentsPerSchool = 6;
const folder = new URL('../../test/dumps/', import.meta.url);

async function makeDump(url: string): Promise<string> {
  const applied = await migrate({ url, log: console.log });
  const name = applied.at(-1);
  if (name === undefined || !applied[0]?.startsWith('0001_')) {
    throw new UsageError('This database is in use. A dump needs an empty database.');
  }
  const { db, close } = openDatabase(url, { onConnectionError: () => {} });
  const schools = demoSchools.map((school) => ({
    ...school,
    students: Math.min(school.students, studentsPerSchool),
  }));
  const identity = { hashPassword, users: userDirectory };
  await seedDemo({ db, identity, clock: systemClock, log: console.log, schools });
  await close();

  const options = ['--inserts', '--no-owner', '--no-privileges', '--no-comments'];
  const { status, error, stdout } = spawnSync('pg_dump', [...options, url], {
    encoding: 'utf8',
    maxBuffer: 100 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (error) throw new UsageError(`pg_dump cannot be run (${error.message}): install PostgreSQL.`);
  if (status !== 0) throw new UsageError('pg_dump failed.');
  await mkdir(folder, { recursive: true });
  const file = new URL(`${name}.sql.gz`, folder);
  await writeFile(file, gzipSync(forAnyServer(stdout), { level: 9 }));
  return fileURLToPath(file);
}

const forAnyServer = (dump: string): string =>
  dump.replaceAll(/^(?:\\(?:un)?restrict .*|SET transaction_timeout .*)\n/gmu, '');

try {
  const { databaseUrl } = readConfig();
  if (databaseUrl === undefined) {
    throw new UsageError(
      'Set DATABASE_URL to an empty database of PostgreSQL 15, the oldest that Trio runs on.',
    );
  }
  console.log(`Written: ${await makeDump(databaseUrl)}`);
} catch (error) {
  const isForTheReader = error instanceof StartupError || error instanceof UsageError;
  console.error(isForTheReader ? error.message : error);
  process.exitCode = 1;
}
