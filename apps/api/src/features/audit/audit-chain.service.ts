import type { CheckpointSigner } from '../../platform/checkpoint-signer.ts';
import type { Clock } from '../../platform/clock.ts';
import {
  isUniqueViolation,
  type Connection,
  type Database,
  type Transact,
} from '../../platform/database/database.ts';
import {
  deleteEmptyChains,
  deleteOldFailures,
  deleteSealedUpTo,
  deleteUnusedNames,
  findChain,
  findChainIds,
  findPrunable,
  findSealed,
  findUnsealed,
  findUnsealedChains,
  lockChain,
  updateCheckpoint,
  updateSeals,
  type Chain,
} from './audit-chain.repository.ts';
import { checkpointText, findBreak, genesis, sealAll, type Seal } from './audit-chain.rules.ts';

const entriesAtOnce = 500;
const day = 24 * 60 * 60_000;

export interface SealerDeps {
  readonly transact: Transact;
  readonly clock: Clock;
}

/** Gives every visible entry of the chain its place, and returns the newest seal. */
export async function sealChain({ transact, clock }: SealerDeps, chainId: string): Promise<Seal> {
  for (;;) {
    const { newest, isDone } = await transact(async (connection) => {
      const chain = await lockChain(connection, chainId);
      // Read after the lock, so that the entries that another sealer has just sealed are not here.
      const found = await findUnsealed(connection, chainId, clock.now(), entriesAtOnce);
      const sealed = sealAll(chain.newest, found);
      await updateSeals(connection, chainId, sealed);
      return {
        newest: sealed.at(-1) ?? chain.newest,
        isDone: found.length < entriesAtOnce,
      };
    });
    if (isDone) return { sequence: newest.sequence, hash: newest.hash };
  }
}

export async function sealAllChains(deps: SealerDeps & { readonly db: Database }): Promise<void> {
  const errors: unknown[] = [];
  for (const chainId of await findUnsealedChains(deps.db, deps.clock.now())) {
    // A damaged chain must not stop the others.
    await sealChain(deps, chainId).catch((error: unknown) => errors.push(error));
  }
  if (errors.length > 0) throw errors[0];
}

export interface AuditChainDeps extends SealerDeps {
  readonly db: Database;
  readonly signer: CheckpointSigner;
}

/** Its methods have no caller: jobs and the command line use them. */
export interface AuditChainService {
  /** Deletes the oldest entries of each chain; a signed checkpoint lets the rest be verified. */
  prune(keptDays: number): Promise<void>;
  /** Seals first. An expected seal is one that a file or an email named earlier. */
  verify(chainId: string, expected?: Seal): Promise<Verified>;
  verifyAll(): Promise<Verified[]>;
}

export const createAuditChainService = (deps: AuditChainDeps): AuditChainService => ({
  prune: (keptDays) => pruneChains(deps, keptDays),
  verify: (chainId, expected) => verifyChain(deps, chainId, expected),
  verifyAll: () => verifyAll(deps),
});

async function pruneChains(deps: AuditChainDeps, keptDays: number): Promise<void> {
  const { db, clock, transact } = deps;
  await sealAllChains(deps);
  const before = new Date(clock.now().getTime() - keptDays * day);
  for (const chainId of await findChainIds(db)) {
    while (await transact((connection) => pruneSome(connection, deps, chainId, before)));
  }
  await deleteEmptyChains(db);
  await deleteUnusedNames(db);
  await deleteOldFailures(db, new Date(clock.now().getTime() - day));
}

async function pruneSome(
  connection: Connection,
  { clock, signer }: AuditChainDeps,
  chainId: string,
  before: Date,
): Promise<boolean> {
  const { pruned } = await lockChain(connection, chainId);
  const sign = async (seal: Seal, count: number, at: string) => {
    const signature = signer.sign(checkpointText({ chainId, ...seal, count, at }));
    await updateCheckpoint(connection, chainId, { ...seal, count, at, signature });
  };
  const last = await findPrunable(connection, chainId, before);
  if (!last) {
    // The secret of the old signature may be removed soon.
    if (checkOf(signer, chainId, pruned) === 'previous') {
      await sign({ sequence: pruned.sequence, hash: pruned.hash }, pruned.count, pruned.at ?? '');
    }
    return false;
  }
  const { deleted, newest } = await deleteSealedUpTo(
    connection,
    chainId,
    last.sequence,
    10 * entriesAtOnce,
  );
  if (newest) await sign(newest, pruned.count + deleted, clock.now().toISOString());
  return newest !== null && newest.sequence < last.sequence;
}

function checkOf(signer: CheckpointSigner, chainId: string, pruned: Chain['pruned']) {
  const { sequence, hash, count, at, signature } = pruned;
  const isUntouched = sequence === 0 && hash === genesis && count === 0 && at === null;
  if (isUntouched && signature === null) return 'none';
  const text = checkpointText({ chainId, sequence, hash, count, at: at ?? '' });
  return signer.check(text, signature ?? '');
}

export interface Verified {
  readonly chainId: string;
  readonly newest: Seal;
  readonly entries: number;
  readonly pruned: number;
  /** The first entry that was changed, moved or deleted, or what else is wrong. */
  readonly problem: number | 'checkpoint' | 'newest' | 'expected' | 'too-old' | null;
}

async function verifyChain(
  deps: AuditChainDeps,
  chainId: string,
  expected?: Seal,
): Promise<Verified> {
  await sealChain(deps, chainId).catch((error: unknown) => {
    // The chain's row was changed: what follows says so.
    if (!isUniqueViolation(error)) throw error;
  });
  // One snapshot, so that entries that are sealed or pruned meanwhile do not look broken.
  return deps.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute((connection) => verifyIn(connection, deps.signer, chainId, expected));
}

async function verifyIn(
  connection: Connection,
  signer: CheckpointSigner,
  chainId: string,
  expected: Seal | undefined,
): Promise<Verified> {
  const chain = await findChain(connection, chainId);
  const newest = chain?.newest ?? { sequence: 0, hash: genesis };
  const pruned = chain?.pruned;
  const result = { chainId, newest, entries: 0, pruned: pruned?.count ?? 0 };
  if (pruned && checkOf(signer, chainId, pruned) === 'invalid') {
    return { ...result, problem: 'checkpoint' };
  }
  let last: Seal = pruned ?? { sequence: 0, hash: genesis };
  if (expected && expected.sequence < last.sequence) return { ...result, problem: 'too-old' };
  let isExpectedSeen = !expected || isSame(expected, last);
  for (;;) {
    const entries = await findSealed(connection, chainId, last.sequence, entriesAtOnce);
    const problem = findBreak(last, entries);
    if (problem !== null) return { ...result, problem };
    if (expected && entries.some((entry) => isSame(entry, expected))) isExpectedSeen = true;
    last = entries.at(-1) ?? last;
    result.entries += entries.length;
    if (entries.length < entriesAtOnce) break;
  }
  if (!isSame(last, newest)) return { ...result, problem: 'newest' };
  return { ...result, problem: isExpectedSeen ? null : 'expected' };
}

const isSame = (one: Seal, other: Seal): boolean =>
  one.sequence === other.sequence && one.hash === other.hash;

async function verifyAll(deps: AuditChainDeps): Promise<Verified[]> {
  await sealAllChains(deps);
  const found: Verified[] = [];
  for (const chainId of await findChainIds(deps.db)) found.push(await verifyChain(deps, chainId));
  return found;
}
