import { readFileSync, rmSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../src/platform/database/database.ts';
import { startEmbeddedPostgres } from '../src/platform/database/embedded-postgres.ts';
import { migrate } from '../src/platform/database/migrate.ts';
import { createJobs } from '../src/platform/jobs/jobs.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'trio-test-'));
  // PostgreSQL's own user must be able to enter, so that all files stay in this folder.
  await chmod(folder, 0o755);
  const server = await startEmbeddedPostgres({ dataDir: folder, log: () => {} });
  const stopAtExit = () => stopAtOnce(folder);
  // Vitest runs no teardown when a signal ends it.
  process.once('exit', stopAtExit);
  const client = new pg.Client(server.url);
  await client.connect();
  await client.query('CREATE DATABASE trio_template');
  await client.end();

  const template = new URL(server.url);
  template.pathname = '/trio_template';
  await migrate({ url: template.href, log: () => {} });
  const { pool, close } = openDatabase(template.href, { onConnectionError: () => {} });
  await createJobs(pool).install();
  await close();

  project.provide('postgresUrl', server.url);
  return async () => {
    process.off('exit', stopAtExit);
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
}

function stopAtOnce(folder: string): void {
  const [pid] = readFileSync(join(folder, 'postgres', 'postmaster.pid'), 'utf8').split('\n');
  process.kill(Number(pid), 'SIGQUIT');
  rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
}
