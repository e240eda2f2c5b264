import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSchool } from '../../../test/factories.ts';
import { openTestDatabase } from '../../../test/test-database.ts';
import { insertAuditEntry, system } from '../../data/audit.repository.ts';
import { createCheckpointSigner, type CheckpointSigner } from '../../platform/checkpoint-signer.ts';
import {
  transactOn,
  type Connection,
  type OpenDatabase,
} from '../../platform/database/database.ts';
import { newId } from '../../platform/ids.ts';
import { platformChain } from './audit-chain.rules.ts';
import { createAuditChainService, sealAllChains, sealChain } from './audit-chain.service.ts';

const day = 24 * 60 * 60_000;
const start = new Date('2026-03-02T08:00:00Z').getTime();
const oldSecret = 'a secret that will be replaced by a newer one';
const newSecret = 'the secret that replaces it, long enough too';

let database: OpenDatabase;
let now = new Date(start);
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const depsWith = (signer = createCheckpointSigner([oldSecret])) => ({
  db: database.db,
  transact: transactOn(database.db),
  clock: { now: () => now },
  signer,
});

const chainsOf = (signer?: CheckpointSigner) => createAuditChainService(depsWith(signer));

async function record(schoolId: string | null, n: number, connection: Connection = database.db) {
  const entry = { by: system, action: 'card-added', schoolId, details: { n } } as const;
  await insertAuditEntry(connection, entry, new Date(start + n));
}

async function createChain(count: number, newest = 0): Promise<string> {
  const { schoolId } = await createSchool(database.db);
  for (let n = 0; n < count; n += 1) await record(schoolId, newest + n);
  await sealChain(depsWith(), schoolId);
  return schoolId;
}

const entriesOf = (schoolId: string) =>
  database.db
    .selectFrom('auditEntries')
    .select(['entryId', 'sequence', 'details'])
    .where('schoolId', '=', schoolId)
    .orderBy('sequence')
    .execute();
const problemOf = async (schoolId: string) => (await chainsOf().verify(schoolId)).problem;
const entryAt = (schoolId: string, sequence: number) =>
  sql`(SELECT entry_id FROM audit_entries
       WHERE school_id = ${schoolId}::uuid AND sequence = ${sequence})`;

it('seals the entries of each school in order, and those without a school in a chain of their own', async () => {
  const one = await createChain(3);
  const other = await createChain(2);
  await record(null, 0);
  await sealAllChains(depsWith());
  expect((await entriesOf(one)).map(({ sequence, details }) => [sequence, details])).toEqual([
    ['1', { n: 0 }],
    ['2', { n: 1 }],
    ['3', { n: 2 }],
  ]);
  expect(await problemOf(one)).toBeNull();
  expect(await problemOf(other)).toBeNull();
  const verified = await chainsOf().verifyAll();
  expect(verified.map(({ chainId }) => chainId)).toEqual(
    expect.arrayContaining([one, other, platformChain]),
  );
});

it('appends an entry that was committed late, without changing sealed ones', async () => {
  const { schoolId } = await createSchool(database.db);
  const isWritten = Promise.withResolvers<void>();
  const mayCommit = Promise.withResolvers<void>();
  const late = transactOn(database.db)(async (connection) => {
    await record(schoolId, 1, connection);
    isWritten.resolve();
    await mayCommit.promise;
  });
  await isWritten.promise;
  await record(schoolId, 2);
  const first = await sealChain(depsWith(), schoolId);
  mayCommit.resolve();
  await late;
  const second = await sealChain(depsWith(), schoolId);
  expect((await entriesOf(schoolId)).map(({ details }) => details)).toEqual([{ n: 2 }, { n: 1 }]);
  expect([first.sequence, second.sequence]).toEqual([1, 2]);
  expect((await chainsOf().verify(schoolId, first)).problem).toBeNull();
});

it('gives every entry exactly one place while transactions write and sealers run in parallel', async () => {
  const schools = await Promise.all([createSchool(database.db), createSchool(database.db)]);
  const ids = schools.map(({ schoolId }) => schoolId);
  const writers = Array.from({ length: 40 }, (_, n) =>
    transactOn(database.db)(async (connection) => {
      for (const schoolId of n % 2 === 0 ? ids : ids.toReversed()) {
        await record(schoolId, n, connection);
        await record(schoolId, n, connection);
      }
    }),
  );
  const sealers = Array.from({ length: 6 }, async () => {
    for (let round = 0; round < 5; round += 1) await sealAllChains(depsWith());
  });
  await Promise.all([...writers, ...sealers]);
  await sealAllChains(depsWith());
  for (const schoolId of ids) {
    const entries = await entriesOf(schoolId);
    expect(entries.map(({ sequence }) => Number(sequence))).toEqual(
      Array.from({ length: 80 }, (_, n) => n + 1),
    );
    expect(await problemOf(schoolId)).toBeNull();
  }
});

it.each([
  ['occurred_at', sql`occurred_at = occurred_at + interval '1 microsecond'`],
  ['action', sql`action = 'card-removed'`],
  ['actor_id', sql`actor_id = ${newId()}::uuid`],
  ['actor_role', sql`actor_role = 'admin'`],
  ['board_id', sql`board_id = ${newId()}::uuid`],
  ['subject_id', sql`subject_id = ${newId()}::uuid`],
  ['details', sql`details = '{"n": 9}'`],
  ['hash', sql`hash = '\\x00'`],
  ['entry_id', sql`entry_id = ${newId()}::uuid`],
])('finds the entry whose %s was changed', async (_, change) => {
  const schoolId = await createChain(4);
  await sql`UPDATE audit_entries SET ${change} WHERE entry_id = ${entryAt(schoolId, 2)}`.execute(
    database.db,
  );
  expect(await problemOf(schoolId)).toBe(2);
});

it('finds where an entry was deleted or two were swapped', async () => {
  const schoolId = await createChain(4);
  await sql`DELETE FROM audit_entries WHERE entry_id = ${entryAt(schoolId, 3)}`.execute(
    database.db,
  );
  expect(await problemOf(schoolId)).toBe(3);
  const swapped = await createChain(3);
  await sql`UPDATE audit_entries SET sequence = 99 WHERE entry_id = ${entryAt(swapped, 1)}`.execute(
    database.db,
  );
  await sql`UPDATE audit_entries SET sequence = 1 WHERE entry_id = ${entryAt(swapped, 2)}`.execute(
    database.db,
  );
  await sql`UPDATE audit_entries SET sequence = 2 WHERE entry_id = ${entryAt(swapped, 99)}`.execute(
    database.db,
  );
  expect(await problemOf(swapped)).toBe(1);
});

it('detects that the newest entries were deleted, also if the chain’s row was changed to fit', async () => {
  const schoolId = await createChain(3);
  const { newest } = await chainsOf().verify(schoolId);
  await sql`DELETE FROM audit_entries WHERE entry_id = ${entryAt(schoolId, 3)}`.execute(
    database.db,
  );
  expect(await problemOf(schoolId)).toBe('newest');
  await sql`UPDATE audit_chains SET sequence = 2, hash =
    (SELECT hash FROM audit_entries WHERE entry_id = ${entryAt(schoolId, 2)})
    WHERE chain_id = ${schoolId}::uuid`.execute(database.db);
  expect(await problemOf(schoolId)).toBeNull();
  expect((await chainsOf().verify(schoolId, newest)).problem).toBe('expected');
});

it('leaves a signed checkpoint when it deletes old entries, so that the rest verifies', async () => {
  const schoolId = await createChain(3);
  for (const n of [0, 1]) await record(schoolId, 20 * day + n);
  now = new Date(start + 31 * day);
  await chainsOf().prune(30);
  const verified = await chainsOf().verify(schoolId);
  expect(verified).toMatchObject({ problem: null, entries: 2, pruned: 3 });
  expect(await chainsOf().verify(schoolId, { sequence: 2, hash: '0'.repeat(64) })).toMatchObject({
    problem: 'too-old',
  });

  // With a new secret the daily job signs again, before the old secret is removed.
  const rotated = createCheckpointSigner([newSecret, oldSecret]);
  await chainsOf(rotated).prune(30);
  const signer = createCheckpointSigner([newSecret]);
  expect((await chainsOf(signer).verify(schoolId)).problem).toBeNull();
  expect((await chainsOf().verify(schoolId)).problem).toBe('checkpoint');

  // A deletion without a checkpoint, and a checkpoint that was not signed here.
  await sql`DELETE FROM audit_entries WHERE entry_id = ${entryAt(schoolId, 4)}`.execute(
    database.db,
  );
  expect((await chainsOf(signer).verify(schoolId)).problem).toBe(4);
  await sql`UPDATE audit_chains SET pruned_sequence = 4 WHERE chain_id = ${schoolId}::uuid`.execute(
    database.db,
  );
  expect((await chainsOf(signer).verify(schoolId)).problem).toBe('checkpoint');
  now = new Date(start);
});

it('forgets the chain and the names of a deleted school with its last entry', async () => {
  const schoolId = await createChain(1);
  await database.db.deleteFrom('schools').where('schoolId', '=', schoolId).execute();
  const names = () =>
    database.db.selectFrom('auditNames').where('namedId', '=', schoolId).selectAll().execute();
  expect(await names()).toHaveLength(1);
  now = new Date(start + 31 * day);
  await chainsOf().prune(30);
  expect(await names()).toEqual([]);
  expect(
    await database.db
      .selectFrom('auditChains')
      .where('chainId', '=', schoolId)
      .selectAll()
      .execute(),
  ).toEqual([]);
  now = new Date(start);
});
