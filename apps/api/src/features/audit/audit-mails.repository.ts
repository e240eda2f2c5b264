import { mailedActions, studentLooks, type MailedAction } from '@trio/contracts/audit';
import { sql } from 'kysely';
import type { Connection } from '../../platform/database/database.ts';
import { findEntries, type EntryRow } from './audit.repository.ts';

/** Schools with sealed changes that owners were not told about, the last of them before `quietSince`. */
export async function findSchoolsToTell(
  connection: Connection,
  { since, quietSince }: { readonly since: Date; readonly quietSince: Date },
): Promise<string[]> {
  const { rows } = await sql<{ schoolId: string }>`
    SELECT e.school_id FROM audit_entries e
    JOIN audit_chains c ON c.chain_id = e.school_id
    WHERE e.occurred_at > ${since}::timestamptz AND e.sequence > c.mailed_sequence
      AND e.action = ANY (${[...mailedActions]}::text[])
    GROUP BY e.school_id HAVING min(e.occurred_at) <= ${quietSince}::timestamptz`.execute(
    connection,
  );
  return rows.map(({ schoolId }) => schoolId);
}

export type Change = EntryRow & { readonly action: MailedAction };

/** Oldest first. */
export async function findChanges(
  connection: Connection,
  schoolId: string,
  { since, afterSequence }: { readonly since: Date; readonly afterSequence: number },
): Promise<Change[]> {
  const scope = { kind: 'school', schoolId } as const;
  const filter = { scope, from: since.toISOString(), actions: mailedActions, afterSequence };
  const rows = await findEntries(connection, filter, { limit: 200 });
  return rows.toReversed() as Change[];
}

export async function updateMailedSequence(
  connection: Connection,
  schoolId: string,
  sequence: number,
): Promise<void> {
  await sql`UPDATE audit_chains SET mailed_sequence = ${sequence}
    WHERE chain_id = ${schoolId}::uuid`.execute(connection);
}

/** Verified schools whose owners have had no email about this month. */
export async function findSchoolsToSummarise(
  connection: Connection,
  month: string,
): Promise<string[]> {
  const { rows } = await sql<{ schoolId: string }>`
    SELECT s.school_id FROM schools s JOIN audit_chains c ON c.chain_id = s.school_id
    WHERE s.verified_at IS NOT NULL AND c.sequence > 0
      AND (c.summary_month IS NULL OR c.summary_month < ${month}::date)
    ORDER BY s.school_id`.execute(connection);
  return rows.map(({ schoolId }) => schoolId);
}

export async function countEntries(
  connection: Connection,
  schoolId: string,
  { from, to }: { readonly from: Date; readonly to: Date },
): Promise<{ readonly entries: number; readonly looks: number }> {
  const { rows } = await sql<{ entries: string; looks: string }>`
    SELECT count(*) AS entries,
           count(*) FILTER (WHERE action = ANY (${[...studentLooks]}::text[])) AS looks
    FROM audit_entries
    WHERE school_id = ${schoolId}::uuid
      AND occurred_at >= ${from}::timestamptz AND occurred_at < ${to}::timestamptz`.execute(
    connection,
  );
  return { entries: Number(rows[0]?.entries), looks: Number(rows[0]?.looks) };
}

export async function updateSummaryMonth(
  connection: Connection,
  schoolId: string,
  month: string,
): Promise<void> {
  await sql`UPDATE audit_chains SET summary_month = ${month}::date
    WHERE chain_id = ${schoolId}::uuid`.execute(connection);
}
