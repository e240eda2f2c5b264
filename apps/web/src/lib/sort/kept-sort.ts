import type { ExtraCard } from '@trio/contracts/cards';
import type { ResultRecord } from '@trio/contracts/results';
import { sortOfRecord } from '@trio/contracts/results-wire';
import { adoptSort, mergeSorts } from '@trio/domain/sorting/merge';
import { isSame, reconcile } from '@trio/domain/sorting/reconcile';
import type { Sort } from '@trio/domain/sorting/sort';

/** The sort under way, with what this device knows of the server's copy. */
export interface Kept {
  readonly sort: Sort;
  /** What the server has said that it has; null while it knows nothing of this sort. */
  readonly acked: Sort | null;
  /** Of the server's copy, so that it can tell whether another device came in between. */
  readonly revision: number | null;
  /** A sort that this one takes the place of. */
  readonly replaces: string | null;
  /** The school's cards in its deck. */
  readonly extraCards: readonly ExtraCard[];
  /** A random name under which this browser counts its time in this sort. */
  readonly device: string;
}

/** What a browser keeps for one account. */
export interface DeviceRecord {
  readonly kept: Kept | null;
  /** Confirmed here without a network, and another one has begun since. */
  readonly finished: readonly Kept[];
  /** Sorts that were given up here, and that the server has not heard of yet. */
  readonly givenUp: readonly string[];
  /** The tab that wrote this: what another one wrote has to be brought together with ours. */
  readonly writer: string;
}

/** Whether it holds something that the server has not confirmed. Time alone is not worth a request. */
export const hasUnsent = ({ sort, acked }: Kept): boolean =>
  acked === null || !isSame(withoutTime(mergeSorts(acked, sort)), withoutTime(acked));

const withoutTime = (sort: Sort): Sort => ({ ...sort, time: {} });

/** Nothing here would be missed. */
export const isAllSent = ({ kept, finished, givenUp }: DeviceRecord): boolean =>
  finished.length + givenUp.length === 0 && (kept === null || !hasUnsent(kept));

/**
 * Two tabs of one browser, each with its copy. `over` are the sorts that have ended as far as the
 * second one knows: a copy of one of them is old news.
 */
export function mergeRecords(
  stored: DeviceRecord,
  mine: DeviceRecord,
  over: ReadonlySet<string>,
): DeviceRecord {
  const isOpen = (id: string) => !over.has(id);
  const givenUp = [...new Set([...stored.givenUp.filter(isOpen), ...mine.givenUp])];
  const finished = [...mine.finished];
  for (const each of stored.finished) {
    const isNew = !finished.some(({ sort }) => sort.id === each.sort.id);
    if (isNew && isOpen(each.sort.id)) finished.push(each);
  }
  const ended = new Set([...givenUp, ...finished.map(({ sort }) => sort.id)]);
  const going = (kept: Kept | null) =>
    kept && isOpen(kept.sort.id) && !ended.has(kept.sort.id) ? kept : null;
  const [theirs, ours] = [going(stored.kept), going(mine.kept)];
  const kept = theirs && ours ? mergeKept(theirs, ours) : (ours ?? theirs);
  return { kept, finished, givenUp, writer: mine.writer };
}

function mergeKept(a: Kept, b: Kept): Kept {
  if (a.sort.id !== b.sort.id)
    return a.sort.startedAt > b.sort.startedAt ? follow(a, b) : follow(b, a);
  const newer = (a.revision ?? -1) > (b.revision ?? -1) ? a : b;
  return {
    ...newer,
    sort: mergeSorts(a.sort, b.sort),
    acked: a.acked && b.acked ? mergeSorts(a.acked, b.acked) : (a.acked ?? b.acked),
  };
}

/** Only one sort can go on: the later one, with what the earlier one says that nobody has seen. */
function follow(later: Kept, earlier: Kept): Kept {
  if (later.replaces === earlier.sort.id || !hasUnsent(earlier)) return later;
  const since = earlier.acked === null ? -Infinity : later.sort.startedAt;
  return { ...later, sort: adoptSort(later.sort, earlier.sort, since) };
}

/**
 * The server's word and this device's, brought together. `ended`: sorts that have ended here, of which
 * the server has not heard. Null: no sort is under way.
 */
export function reconcileKept(
  kept: Kept | null,
  record: ResultRecord,
  { ended, newDevice }: { readonly ended: readonly string[]; readonly newDevice: string },
): Kept | null {
  const remote = record.confirmedAt === null ? sortOfRecord(record) : null;
  const isEnded = (id: string) => ended.includes(id) || kept?.replaces === id;
  const open = remote && !isEnded(remote.id) ? remote : null;
  const { sort, send } = reconcile(
    kept && { sort: kept.sort, isKnown: kept.acked !== null, hasUnsent: hasUnsent(kept) },
    { open, confirmedId: record.confirmed?.id ?? null },
  );
  if (sort === null) return null;
  if (send === 'create') return kept && { ...kept, acked: null, revision: null };
  return {
    sort,
    acked: open,
    revision: record.revision,
    replaces: null,
    extraCards: record.extraCards,
    device: kept?.device ?? newDevice,
  };
}

/**
 * The server has taken in `sent`; where it had more, it says what it has now. The live copy may have
 * moved on since. What was sent counts as received: it is not sent again for being worded otherwise.
 */
export function acknowledge(live: Kept, sent: Sort, answer: { readonly revision: number }): Kept {
  return { ...live, acked: sent, revision: answer.revision, replaces: null };
}

export function acknowledgeRecord(live: Kept, sent: Sort, record: ResultRecord): Kept | null {
  const theirs = sortOfRecord(record);
  if (theirs === null) return null;
  const isOurs = theirs.id === live.sort.id;
  const join = (mine: Sort) =>
    isOurs ? mergeSorts(theirs, mine) : adoptSort(theirs, mine, -Infinity);
  return {
    ...live,
    sort: join(live.sort),
    acked: join(sent),
    revision: record.revision,
    replaces: null,
    extraCards: record.extraCards,
  };
}
