import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createSchool } from '../../../test/factories.ts';
import { createJobs } from '../jobs/jobs.ts';
import { connectDatabase } from './connect.ts';
import type { OpenDatabase } from './database.ts';

const name = `trio_roles_${randomBytes(6).toString('hex')}`;
const [owner, server] = [`${name}_owner`, `${name}_server`];
let folder: string;
let database: OpenDatabase;
const problems: unknown[] = [];

const onServer = async (...statements: string[]) => {
  const client = new pg.Client(inject('postgresUrl'));
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
};
const urlAs = (role: string) => {
  const url = new URL(inject('postgresUrl'));
  url.pathname = `/${name}`;
  url.username = role;
  url.password = 'secret';
  return url.href;
};
const connect = (migrationUrl: string) =>
  connectDatabase({
    databaseUrl: urlAs(server),
    migrationUrl,
    dataFolder: folder,
    log: () => {},
    onConnectionError: (error) => problems.push(error),
  });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'trio-roles-'));
  await onServer(
    `CREATE ROLE ${owner} LOGIN PASSWORD 'secret'`,
    `CREATE ROLE ${server} LOGIN PASSWORD 'secret'`,
    `CREATE DATABASE ${name} OWNER ${owner}`,
  );
  database = await connect(urlAs(owner));
});
afterAll(async () => {
  await database.close();
  await onServer(`DROP DATABASE ${name} WITH (FORCE)`, `DROP ROLE ${owner}`, `DROP ROLE ${server}`);
  await rm(folder, { recursive: true });
});

describe('with MIGRATION_DATABASE_URL the server’s role', () => {
  it('reads and writes rows, and runs jobs', async () => {
    const { schoolId } = await createSchool(database.db);
    expect(schoolId).toBeTypeOf('string');
    const jobs = createJobs(database.pool);
    await jobs.install();
    await jobs.start((error) => problems.push(error));
    const done = Promise.withResolvers<object>();
    await jobs.work('mail', async (mail) => done.resolve(mail));
    await jobs.enqueue(database.db, 'mail', { mailId: 'one' });
    expect(await done.promise).toEqual({ mailId: 'one' });
    await jobs.stop();
    expect(problems).toEqual([]);
  });

  it.each([
    'CREATE TABLE notes (n int)',
    'CREATE TABLE pgboss.notes (n int)',
    'CREATE SCHEMA notes',
    'ALTER TABLE students ADD COLUMN note text',
    'DROP TABLE students',
    'TRUNCATE audit_entries',
    'CREATE ROLE another',
    "INSERT INTO kysely_migration VALUES ('0999_later', 'now')",
  ])('is refused: %s', async (statement) => {
    await expect(database.pool.query(statement)).rejects.toMatchObject({
      // Insufficient privilege.
      code: '42501',
    });
  });

  it('keeps its rights at the next start', async () => {
    const again = await connect(urlAs(owner));
    await expect(again.pool.query('SELECT count(*) FROM students')).resolves.toBeDefined();
    await again.close();
  });
});

it('refuses one user for both', async () => {
  await expect(connect(urlAs(server))).rejects.toThrow(/have the same user/u);
});
