import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { openTestDatabase } from '../../test/test-database.ts';
import { adoptStorageFolder, checkSecret, checkStorageFolder } from './check-installation.ts';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let parent: string;
beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'trio-installation-'));
  await database.db
    .deleteFrom('installation')
    .where('name', 'in', ['secret-fingerprint', 'storage-id'])
    .execute();
});
afterEach(() => rm(parent, { recursive: true }));
afterAll(() => database.close());

const [one, other] = [
  'one secret of thirty-two characters',
  'another of thirty-two characters',
] as const;

it('refuses a server with another secret, with instructions', async () => {
  await checkSecret(database.db, [one]);
  await checkSecret(database.db, [one]);
  await expect(checkSecret(database.db, [other])).rejects.toThrow(/TRIO_SECRET .* every server/u);
  await checkSecret(database.db, [one]);
});

it('allows replacing a secret one server at a time', async () => {
  await checkSecret(database.db, [one]);
  await checkSecret(database.db, [one, other]);
  await checkSecret(database.db, [other, one]);
  // A server with the old order restarts meanwhile.
  await checkSecret(database.db, [one, other]);
  await checkSecret(database.db, [other, one]);
  await checkSecret(database.db, [other]);
  await expect(checkSecret(database.db, [one])).rejects.toThrow(/TRIO_SECRET/u);
});

it('does not store the secret in the database', async () => {
  await checkSecret(database.db, [one]);
  const rows = await database.db.selectFrom('installation').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(one.slice(0, 8));
});

it('refuses a server with another image folder, until that folder is adopted', async () => {
  const [first, second] = [join(parent, 'first'), join(parent, 'second')];
  const id = await checkStorageFolder(database.db, first);
  expect(await checkStorageFolder(database.db, first)).toBe(id);
  await expect(checkStorageFolder(database.db, second)).rejects.toThrow(/another folder .*second/u);
  await adoptStorageFolder(database.db, second);
  expect(await checkStorageFolder(database.db, second)).not.toBe(id);
  await expect(checkStorageFolder(database.db, first)).rejects.toThrow(/another folder/u);
});
