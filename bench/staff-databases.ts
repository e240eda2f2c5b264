import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { connectDatabase } from '../apps/api/src/platform/database/connect.ts';
import type { Pool } from '../apps/api/src/platform/database/database.ts';
import { startProduct, type Product } from '../e2e/start-product.ts';

const seedCommand = fileURLToPath(new URL('../apps/api/src/cli/seed.ts', import.meta.url));
const perSchool = 200;

export interface SeededProduct {
  readonly product: Product;
  readonly pool: Pool;
  readonly students: number;
  /** Null if the database existed already. */
  readonly seconds: number | null;
}

/** TRIO_BENCH_FOLDER keeps databases for later runs. */
export async function withSeededProduct<T>(
  students: number,
  log: (text: string) => void,
  work: (seeded: SeededProduct) => Promise<T>,
): Promise<T> {
  const kept = process.env['TRIO_BENCH_FOLDER'];
  const parent = kept ? resolve(kept) : await mkdtemp(join(tmpdir(), 'trio-bench-'));
  // PostgreSQL's own user must be able to enter.
  if (!kept) await chmod(parent, 0o755);
  const folder = join(parent, `students-${students}`);
  try {
    const seconds = existsSync(folder) ? null : await seed(folder, students, log);
    const product = await startProduct(folder);
    try {
      const database = await connectDatabase({
        databaseUrl: undefined,
        dataFolder: folder,
        log: () => {},
        onConnectionError: () => {},
        whenRunning: 'share',
      });
      try {
        return await work({ product, pool: database.pool, students, seconds });
      } finally {
        await database.close();
      }
    } finally {
      await product.stop();
    }
  } finally {
    if (!kept) await rm(parent, { recursive: true, force: true });
  }
}

async function seed(folder: string, students: number, log: (text: string) => void) {
  await mkdir(folder, { recursive: true });
  const schools = Math.max(1, Math.round(students / perSchool));
  log(`seeding ${schools} schools and ${students} students…`);
  const begun = performance.now();
  const words = ['--schools', String(schools), '--students', String(students)];
  const child = spawn(process.execPath, [seedCommand, ...words], {
    env: { ...process.env, DATABASE_URL: '', TRIO_DATA: folder },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  createInterface(child.stdout).on('line', (line) => {
    if (/students, \d+ s$/u.test(line)) log(line);
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) {
    await rm(folder, { recursive: true, force: true });
    throw new Error(`The seed ended with ${code}.`);
  }
  return (performance.now() - begun) / 1000;
}
