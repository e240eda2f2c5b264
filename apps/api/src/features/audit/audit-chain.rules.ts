import { createHash } from 'node:crypto';
import { canonicalJson } from '@trio/domain/sorting/canonical-json';

/** Entries without a school or board. */
export const platformChain = '00000000-0000-0000-0000-000000000000';

/** The hash before the first entry. */
export const genesis = '0'.repeat(64);

export interface ChainEntry {
  readonly entryId: string;
  /** With microseconds, as stored: a `Date` would not notice a change of one. */
  readonly occurredAt: string;
  readonly action: string;
  readonly actorId: string | null;
  readonly actorRole: string | null;
  readonly schoolId: string | null;
  readonly boardId: string | null;
  readonly subjectId: string | null;
  readonly details: unknown;
}

/** A place in a chain: the entry's number and its hash, in hexadecimal digits. */
export interface Seal {
  readonly sequence: number;
  readonly hash: string;
}

export interface SealedEntry extends ChainEntry, Seal {}

/** SHA-256 over all fields, the sequence number and the hash of the entry before. */
function sealAfter(before: Seal, entry: ChainEntry): Seal {
  const { entryId, occurredAt, action, actorId, actorRole } = entry;
  const { schoolId, boardId, subjectId, details } = entry;
  const sequence = before.sequence + 1;
  const fields = { entryId, occurredAt, action, actorId, actorRole, schoolId, boardId, subjectId };
  const text = canonicalJson({ ...fields, details, sequence, previous: before.hash });
  return { sequence, hash: createHash('sha256').update(text).digest('hex') };
}

export function sealAll<E extends ChainEntry>(before: Seal, entries: readonly E[]): (E & Seal)[] {
  let last = before;
  return entries.map((entry) => {
    last = sealAfter(last, entry);
    return { ...entry, ...last };
  });
}

/** The number of the first entry that does not follow from the one before; null if all do. */
export function findBreak(before: Seal, entries: readonly SealedEntry[]): number | null {
  let last = before;
  for (const entry of entries) {
    const expected = sealAfter(last, entry);
    if (entry.sequence !== expected.sequence || entry.hash !== expected.hash) {
      return expected.sequence;
    }
    last = expected;
  }
  return null;
}

export interface Checkpoint extends Seal {
  readonly chainId: string;
  /** All entries that were deleted because of their age. */
  readonly count: number;
  readonly at: string;
}

/** What is signed. */
export const checkpointText = ({ chainId, sequence, hash, count, at }: Checkpoint): string =>
  canonicalJson({ chainId, sequence, hash, count, at });
