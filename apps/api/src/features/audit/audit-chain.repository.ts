import { sql } from 'kysely';
import type { Connection } from '../../platform/database/database.ts';
import { genesis, platformChain, type ChainEntry, type Seal } from './audit-chain.rules.ts';

/** As in the indexes of the migration. */
const chainOf = sql`coalesce(school_id, board_id, '00000000-0000-0000-0000-000000000000'::uuid)`;

/**
 * A student's log-in has no time of day, and its place in the chain must not tell one either: it
 * is sealed when the day is over everywhere.
 */
const isSealable = (now: Date) => sql`(actor_role IS DISTINCT FROM 'student'
  OR occurred_at <= ${new Date(now.getTime() - 24 * 60 * 60_000)}::timestamptz)`;

const fields = sql`
  entry_id, action, actor_id, actor_role, school_id, board_id, subject_id, details,
  to_char(occurred_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS occurred_at`;

export async function findUnsealedChains(connection: Connection, now: Date): Promise<string[]> {
  const { rows } = await sql<{ chainId: string }>`
    SELECT DISTINCT ${chainOf} AS chain_id FROM audit_entries
    WHERE sequence IS NULL AND ${isSealable(now)}`.execute(connection);
  return rows.map(({ chainId }) => chainId);
}

export async function findChainIds(connection: Connection): Promise<string[]> {
  const { rows } = await sql<{ chainId: string }>`
    SELECT chain_id FROM audit_chains
    UNION SELECT ${chainOf} FROM audit_entries WHERE sequence IS NOT NULL
    ORDER BY 1`.execute(connection);
  return rows.map(({ chainId }) => chainId);
}

interface ChainRow {
  readonly sequence: string;
  readonly hash: string;
  readonly prunedSequence: string;
  readonly prunedHash: string | null;
  readonly prunedCount: string;
  readonly prunedAt: Date | null;
  readonly prunedSignature: string | null;
  readonly mailedSequence: string;
  readonly summaryMonth: string | null;
}

export interface Chain {
  readonly newest: Seal;
  /** What was deleted because of its age; its hash is the one before the oldest entry. */
  readonly pruned: Seal & {
    readonly count: number;
    readonly at: string | null;
    readonly signature: string | null;
  };
  readonly mailedSequence: number;
  readonly summaryMonth: string | null;
}

const toChain = (row: ChainRow): Chain => ({
  newest: { sequence: Number(row.sequence), hash: row.hash },
  pruned: {
    sequence: Number(row.prunedSequence),
    hash: row.prunedHash ?? genesis,
    count: Number(row.prunedCount),
    at: row.prunedAt?.toISOString() ?? null,
    signature: row.prunedSignature,
  },
  mailedSequence: Number(row.mailedSequence),
  summaryMonth: row.summaryMonth,
});

const chainColumns = sql`
  sequence, encode(hash, 'hex') AS hash, pruned_sequence, encode(pruned_hash, 'hex') AS pruned_hash,
  pruned_count, pruned_at, pruned_signature, mailed_sequence, summary_month::text AS summary_month`;

export async function findChain(connection: Connection, chainId: string): Promise<Chain | null> {
  const { rows } = await sql<ChainRow>`
    SELECT ${chainColumns} FROM audit_chains WHERE chain_id = ${chainId}::uuid`.execute(connection);
  return rows[0] ? toChain(rows[0]) : null;
}

/** Only one transaction at a time seals or prunes a chain. */
export async function lockChain(connection: Connection, chainId: string): Promise<Chain> {
  await sql`INSERT INTO audit_chains (chain_id, hash)
    VALUES (${chainId}::uuid, decode(${genesis}, 'hex')) ON CONFLICT DO NOTHING`.execute(
    connection,
  );
  const { rows } = await sql<ChainRow>`
    SELECT ${chainColumns} FROM audit_chains WHERE chain_id = ${chainId}::uuid
    FOR UPDATE`.execute(connection);
  const [row] = rows;
  if (!row) throw new Error('the chain was deleted meanwhile');
  return toChain(row);
}

/** Everything that is visible and has no place yet, however late it was committed. */
export async function findUnsealed(
  connection: Connection,
  chainId: string,
  now: Date,
  limit: number,
): Promise<ChainEntry[]> {
  const { rows } = await sql<ChainEntry>`
    SELECT ${fields} FROM audit_entries
    WHERE sequence IS NULL AND ${chainOf} = ${chainId}::uuid AND ${isSealable(now)}
    ORDER BY audit_entries.occurred_at, entry_id LIMIT ${limit}`.execute(connection);
  return rows;
}

export async function updateSeals(
  connection: Connection,
  chainId: string,
  sealed: readonly (Pick<ChainEntry, 'entryId'> & Seal)[],
): Promise<void> {
  const newest = sealed.at(-1);
  if (!newest) return;
  await sql`
    UPDATE audit_entries SET sequence = seals.sequence, hash = decode(seals.hash, 'hex')
    FROM unnest(${sealed.map(({ entryId }) => entryId)}::uuid[],
                ${sealed.map(({ sequence }) => sequence)}::bigint[],
                ${sealed.map(({ hash }) => hash)}::text[]) AS seals (entry_id, sequence, hash)
    WHERE audit_entries.entry_id = seals.entry_id AND audit_entries.sequence IS NULL`.execute(
    connection,
  );
  await sql`
    UPDATE audit_chains SET sequence = ${newest.sequence}, hash = decode(${newest.hash}, 'hex')
    WHERE chain_id = ${chainId}::uuid`.execute(connection);
}

export async function findSealed(
  connection: Connection,
  chainId: string,
  afterSequence: number,
  limit: number,
): Promise<(ChainEntry & Seal)[]> {
  const { rows } = await sql<ChainEntry & { sequence: string; hash: string }>`
    SELECT ${fields}, sequence, encode(hash, 'hex') AS hash FROM audit_entries
    WHERE ${chainOf} = ${chainId}::uuid AND sequence > ${afterSequence}
    ORDER BY sequence LIMIT ${limit}`.execute(connection);
  return rows.map((row) => ({ ...row, sequence: Number(row.sequence) }));
}

/** The last entry before the first one that is young enough to stay. */
export async function findPrunable(
  connection: Connection,
  chainId: string,
  before: Date,
): Promise<Seal | null> {
  const { rows } = await sql<{ sequence: string; hash: string }>`
    SELECT sequence, encode(hash, 'hex') AS hash FROM audit_entries
    WHERE ${chainOf} = ${chainId}::uuid AND sequence < coalesce(
      (SELECT min(sequence) FROM audit_entries
       WHERE ${chainOf} = ${chainId}::uuid AND sequence IS NOT NULL
         AND occurred_at >= ${before}::timestamptz),
      9223372036854775807)
    ORDER BY sequence DESC LIMIT 1`.execute(connection);
  const [row] = rows;
  return row ? { sequence: Number(row.sequence), hash: row.hash } : null;
}

/** In batches, so that a transaction stays short. */
export async function deleteSealedUpTo(
  connection: Connection,
  chainId: string,
  sequence: number,
  limit: number,
): Promise<{ readonly deleted: number; readonly newest: Seal | null }> {
  const { rows } = await sql<{ sequence: string; hash: string }>`
    WITH gone AS (
      DELETE FROM audit_entries WHERE entry_id IN (
        SELECT entry_id FROM audit_entries
        WHERE ${chainOf} = ${chainId}::uuid AND sequence <= ${sequence}
        ORDER BY sequence LIMIT ${limit})
      RETURNING sequence, hash)
    SELECT sequence, encode(hash, 'hex') AS hash FROM gone ORDER BY gone.sequence DESC`.execute(
    connection,
  );
  const [row] = rows;
  const newest = row ? { sequence: Number(row.sequence), hash: row.hash } : null;
  return { deleted: rows.length, newest };
}

export async function updateCheckpoint(
  connection: Connection,
  chainId: string,
  pruned: Seal & { readonly count: number; readonly at: string; readonly signature: string },
): Promise<void> {
  await sql`
    UPDATE audit_chains SET pruned_sequence = ${pruned.sequence},
      pruned_hash = decode(${pruned.hash}, 'hex'), pruned_count = ${pruned.count},
      pruned_at = ${pruned.at}::timestamptz, pruned_signature = ${pruned.signature}
    WHERE chain_id = ${chainId}::uuid`.execute(connection);
}

/** Of deleted schools and boards, after their last entry. */
export async function deleteEmptyChains(connection: Connection): Promise<void> {
  await sql`
    DELETE FROM audit_chains c
    WHERE c.sequence = c.pruned_sequence AND c.chain_id <> ${platformChain}::uuid
      AND NOT EXISTS (SELECT FROM schools WHERE schools.school_id = c.chain_id)
      AND NOT EXISTS (SELECT FROM boards WHERE boards.board_id = c.chain_id)
      AND NOT EXISTS (SELECT FROM audit_entries WHERE ${chainOf} = c.chain_id)`.execute(connection);
}

/** Names that no entry mentions any more. */
export async function deleteUnusedNames(connection: Connection): Promise<void> {
  await sql`
    DELETE FROM audit_names n
    WHERE NOT EXISTS (SELECT FROM audit_entries WHERE actor_id = n.named_id)
      AND NOT EXISTS (SELECT FROM audit_entries WHERE subject_id = n.named_id)
      AND NOT EXISTS (SELECT FROM audit_entries WHERE school_id = n.named_id)
      AND NOT EXISTS (SELECT FROM audit_entries WHERE board_id = n.named_id)
      -- A member's school may be mentioned only by entries that are about the school.
      AND NOT EXISTS (SELECT FROM schools WHERE schools.school_id = n.named_id)`.execute(
    connection,
  );
}

/** Counters of hours that are over, except the one that the next entry reports. */
export async function deleteOldFailures(connection: Connection, before: Date): Promise<void> {
  await sql`DELETE FROM audit_failures WHERE hour < ${before}::timestamptz`.execute(connection);
}
