import pg from 'pg';
import { afterEach, beforeAll, expect, inject, it, onTestFinished } from 'vitest';
import { openDatabaseProxy } from '../../../test/database-proxy.ts';
import { openTestDatabase } from '../../../test/test-database.ts';
import { openDatabase, type OpenDatabase } from '../database/database.ts';
import { createJobs, type Jobs } from './jobs.ts';

let database: OpenDatabase & { url: string };
const running: Jobs[] = [];
beforeAll(async () => {
  database = await openTestDatabase();
  return () => database.close();
});
afterEach(async () => {
  for (const jobs of running.splice(0)) await jobs.stop();
});

const fail = (error: unknown) => {
  throw error;
};

async function startJobs(onError: (error: unknown) => void = fail, pool = database.pool) {
  const jobs = createJobs(pool);
  await jobs.install();
  await jobs.start(onError);
  running.push(jobs);
  return jobs;
}

function inbox() {
  const prefix = `job-${crypto.randomUUID()}`;
  const seen: string[] = [];
  const waiting = new Map<string, () => void>();
  return {
    id: (name: string) => `${prefix}-${name}`,
    take: (mailId: string) => {
      if (!mailId.startsWith(prefix)) return;
      seen.push(mailId.slice(prefix.length + 1));
      waiting.get(mailId)?.();
    },
    seen,
    until: (name: string) =>
      new Promise<void>((resolve) => {
        if (seen.includes(name)) resolve();
        else waiting.set(`${prefix}-${name}`, resolve);
      }),
  };
}

it('is installed once by servers that start together', async () => {
  const name = `trio_jobs_${process.pid}`;
  const admin = new pg.Client(inject('postgresUrl'));
  await admin.connect();
  await admin.query(`CREATE DATABASE ${name}`);
  const url = new URL(inject('postgresUrl'));
  url.pathname = `/${name}`;
  const pools = Array.from(
    { length: 5 },
    () => openDatabase(url.href, { onConnectionError: fail }).pool,
  );
  try {
    await Promise.all(pools.map((pool) => createJobs(pool).install()));
    const installed = 'SELECT count(*)::int FROM pgboss.version';
    expect((await pools[0]?.query(installed))?.rows).toEqual([{ count: 1 }]);
    const queue = "SELECT name FROM pgboss.queue WHERE name = 'mail'";
    expect((await pools[0]?.query(queue))?.rows).toEqual([{ name: 'mail' }]);
  } finally {
    for (const pool of pools) await pool.end();
    await admin.query(`DROP DATABASE ${name}`);
    await admin.end();
  }
});

it('runs a job of a committed transaction, and none of a rolled-back one', async () => {
  const { id, take, seen, until } = inbox();
  const jobs = await startJobs();
  await jobs.work('mail', async ({ mailId }) => take(mailId));
  const enqueue = (name: string, isCommitted: boolean) =>
    database.db.transaction().execute(async (transaction) => {
      await jobs.enqueue(transaction, 'mail', { mailId: id(name) });
      if (!isCommitted) throw new Error('rolled back');
    });
  await expect(enqueue('lost', false)).rejects.toThrow('rolled back');
  await enqueue('kept', true);
  await until('kept');
  expect(seen).toEqual(['kept']);
});

it('reports a job that failed, and runs it again', async () => {
  const { id, take, seen, until } = inbox();
  const reported: unknown[] = [];
  const jobs = await startJobs((error) => reported.push(error));
  const failure = new Error('not this time');
  await jobs.work('mail', async ({ mailId }) => {
    if (mailId !== id('twice')) return;
    if (reported.length === 0) throw failure;
    take(mailId);
  });
  await jobs.enqueue(database.db, 'mail', { mailId: id('twice') });
  await until('twice');
  expect(reported).toEqual([failure]);
  expect(seen).toEqual(['twice']);
});

it('accepts jobs from 20 transactions at once without a deadlock', async () => {
  const jobs = createJobs(database.pool);
  await jobs.install();
  const mailIds = Array.from({ length: 20 }, () => crypto.randomUUID());
  await Promise.all(
    mailIds.map((mailId) =>
      database.db
        .transaction()
        .execute((transaction) => jobs.enqueue(transaction, 'mail', { mailId })),
    ),
  );
  const { rows } = await database.pool.query(
    "SELECT FROM pgboss.job WHERE data ->> 'mailId' = ANY ($1)",
    [mailIds],
  );
  expect(rows).toHaveLength(20);
});

it('waits for a running job when it is stopped', async () => {
  const { id, take, seen } = inbox();
  const jobs = await startJobs();
  const started = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  await jobs.work('mail', async ({ mailId }) => {
    if (mailId !== id('slow')) return;
    started.resolve();
    await held.promise;
    take(mailId);
  });
  await jobs.enqueue(database.db, 'mail', { mailId: id('slow') });
  await started.promise;
  const stopped = jobs.stop();
  held.resolve();
  await stopped;
  expect(seen).toEqual(['slow']);
});

it('continues after a database outage', async () => {
  const { id, take, seen, until } = inbox();
  const proxy = await openDatabaseProxy(database.url);
  onTestFinished(proxy.cut);
  const { pool } = openDatabase(proxy.url, { onConnectionError: () => {} });
  onTestFinished(() => pool.end());
  const failed = Promise.withResolvers<void>();
  const jobs = await startJobs(() => failed.resolve(), pool);
  await jobs.work('mail', async ({ mailId }) => take(mailId));
  await jobs.enqueue(database.db, 'mail', { mailId: id('before') });
  await until('before');

  await proxy.cut();
  await failed.promise;
  await proxy.restore();

  await jobs.enqueue(database.db, 'mail', { mailId: id('after') });
  await until('after');
  expect(seen).toEqual(['before', 'after']);
});
