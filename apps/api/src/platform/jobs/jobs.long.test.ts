import { fork } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase, type OpenDatabase } from '../database/database.ts';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../database/embedded-postgres.ts';
import { createJobs } from './jobs.ts';

const fixture = fileURLToPath(new URL('jobs.fixture.ts', import.meta.url));

let folder: string;
let server: EmbeddedPostgres;
let database: OpenDatabase;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'trio-jobs-'));
  await chmod(folder, 0o755);
  server = await startEmbeddedPostgres({ dataDir: folder, log: () => {} });
  database = openDatabase(server.url, { onConnectionError: () => {} });
});
afterAll(async () => {
  await database.pool.end();
  await server.stop();
  await rm(folder, { recursive: true });
});

it('runs the job of a killed server on another one within a minute', async () => {
  const jobs = createJobs(database.pool);
  await jobs.install();
  await jobs.enqueue(database.db, 'mail', { mailId: 'one' });

  const victim = fork(fixture, [server.url]);
  expect(await once(victim, 'message')).toEqual(['one', undefined]);
  victim.kill('SIGKILL');
  await once(victim, 'exit');

  const killedAt = performance.now();
  const taken = Promise.withResolvers<string>();
  await jobs.start((error) => taken.reject(error));
  await jobs.work('mail', async ({ mailId }) => taken.resolve(mailId));
  expect(await taken.promise).toBe('one');
  const seconds = (performance.now() - killedAt) / 1000;
  await jobs.stop();
  expect(seconds).toBeLessThan(60);
});
