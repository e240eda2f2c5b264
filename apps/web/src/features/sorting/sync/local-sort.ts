import type { ExtraCard } from '@trio/contracts/cards';
import type { ResultRecord } from '@trio/contracts/results';
import { sortOfRecord } from '@trio/contracts/results-wire';
import { importSort, mergeSorts } from '@trio/domain/sorting/merge';
import { isSame, reconcile } from '@trio/domain/sorting/reconcile';
import { countTime, entryOf, type Sort } from '@trio/domain/sorting/sort';

/** An abandoned sort as it was then, so that changes of another device are not lost. */
export interface AbandonedSort {
  readonly sort: Sort;
  /** The server's revision at that time; null if unknown. */
  readonly revision: number | null;
}

/** The sort under way, with this device's knowledge of the server's copy. */
export interface LocalSort {
  readonly sort: Sort;
  /** The server's copy as last acknowledged; null while the server does not know this sort. */
  readonly acked: Sort | null;
  readonly revision: number | null;
  readonly replaces: AbandonedSort | null;
  readonly extraCards: readonly ExtraCard[];
  /** Random id under which this browser counts its time in this sort. */
  readonly device: string;
}

/** One account's data on the device. */
export interface DeviceRecord {
  readonly local: LocalSort | null;
  /** Confirmed offline, before the sort under way began. */
  readonly finished: readonly LocalSort[];
  /** Abandoned sorts whose deletion is not sent. */
  readonly abandoned: readonly AbandonedSort[];
  /** Id of the tab that wrote the record; records of other tabs are merged. */
  readonly writer: string;
}

/** Active time alone is not worth a request. */
export const hasUnsent = ({ sort, acked }: LocalSort): boolean =>
  acked === null || !isSame(withoutTime(mergeSorts(acked, sort)), withoutTime(acked));

export const hasChanges = (theirs: Sort, ours: Sort): boolean =>
  !isSame(withoutTime(mergeSorts(ours, theirs)), withoutTime(ours));

const withoutTime = (sort: Sort): Sort => ({ ...sort, time: {} });

/**
 * The server has another revision of an abandoned sort. If that is our own save whose answer was lost, it
 * stays abandoned; null if another device continued it.
 */
export function abandonAgain(gone: AbandonedSort, record: ResultRecord): AbandonedSort | null {
  const { revision } = record;
  const theirs = openIn(record);
  const isOurs = theirs?.id === gone.sort.id && revision !== gone.revision;
  return isOurs && !hasChanges(theirs, gone.sort) ? { ...gone, revision } : null;
}

const openIn = (record: ResultRecord): Sort | null =>
  record.confirmedAt === null ? sortOfRecord(record) : null;

/** A sort can be abandoned, restored and abandoned again. */
export const nameOf = ({ sort, revision }: AbandonedSort): string => `${sort.id} ${revision}`;

export const isAllSent = ({ local, finished, abandoned }: DeviceRecord): boolean =>
  finished.length + abandoned.length === 0 && (local === null || !hasUnsent(local));

/** Merges the records of two tabs. `ended`: sorts and abandonments that this tab knows to be over. */
export function mergeRecords(
  stored: DeviceRecord,
  mine: DeviceRecord,
  ended: ReadonlySet<string>,
): DeviceRecord {
  const isOpen = (id: string) => !ended.has(id);
  const abandoned = [...mine.abandoned];
  for (const each of stored.abandoned) {
    const isNew = !abandoned.some(({ sort }) => sort.id === each.sort.id);
    if (isNew && isOpen(each.sort.id) && isOpen(nameOf(each))) abandoned.push(each);
  }
  const finished = [...mine.finished];
  for (const each of stored.finished) {
    const isNew = !finished.some(({ sort }) => sort.id === each.sort.id);
    if (isNew && isOpen(each.sort.id)) finished.push(each);
  }
  const unsentEnds = new Set([...abandoned, ...finished].map(({ sort }) => sort.id));
  const going = (local: LocalSort | null) =>
    local && isOpen(local.sort.id) && !unsentEnds.has(local.sort.id) ? local : null;
  const [theirs, ours] = [going(stored.local), going(mine.local)];
  const local = theirs && ours ? mergeLocal(theirs, ours) : (ours ?? theirs);
  return { local, finished, abandoned, writer: mine.writer };
}

function mergeLocal(a: LocalSort, b: LocalSort): LocalSort {
  if (a.sort.id !== b.sort.id)
    return a.sort.startedAt > b.sort.startedAt ? follow(a, b) : follow(b, a);
  const newer = (a.revision ?? -1) > (b.revision ?? -1) ? a : b;
  return {
    ...newer,
    sort: mergeSorts(a.sort, b.sort),
    acked: a.acked && b.acked ? mergeSorts(a.acked, b.acked) : (a.acked ?? b.acked),
  };
}

/** Only one sort can continue: the later one, with the unsent changes of the earlier one. */
function follow(later: LocalSort, earlier: LocalSort): LocalSort {
  if (later.replaces?.sort.id === earlier.sort.id || !hasUnsent(earlier)) return later;
  const since = earlier.acked === null ? -Infinity : later.sort.startedAt;
  return { ...later, sort: importSort(later.sort, earlier.sort, since) };
}

/** Merges the server's answer. `ended`: sorts that ended here and are unsent. Null: no sort is under way. */
export function reconcileLocal(
  local: LocalSort | null,
  record: ResultRecord,
  { ended, newDevice }: { readonly ended: readonly string[]; readonly newDevice: string },
): LocalSort | null {
  const remote = openIn(record);
  const isEnded = (id: string) => ended.includes(id) || local?.replaces?.sort.id === id;
  const open = remote && !isEnded(remote.id) ? remote : null;
  const { sort, send } = reconcile(
    local && { sort: local.sort, isKnown: local.acked !== null, hasUnsent: hasUnsent(local) },
    { open, confirmedId: record.confirmed?.id ?? null },
  );
  if (sort === null) return null;
  if (send === 'create') return local && { ...local, acked: null, revision: null };
  return {
    sort: keepToDeck(sort),
    acked: open,
    revision: record.revision,
    replaces: null,
    extraCards: record.extraCards,
    device: local?.device ?? newDevice,
  };
}

/** The live sort may have changed since `sent`. */
export function acknowledge(
  live: LocalSort,
  sent: Sort,
  answer: { readonly revision: number },
): LocalSort {
  return { ...live, acked: sent, revision: answer.revision, replaces: null };
}

export function acknowledgeRecord(
  live: LocalSort,
  sent: Sort,
  record: ResultRecord,
): LocalSort | null {
  const theirs = sortOfRecord(record);
  if (theirs === null) return null;
  const isOurs = theirs.id === live.sort.id;
  const join = (mine: Sort) =>
    keepToDeck(isOurs ? mergeSorts(theirs, mine) : importSort(theirs, mine, -Infinity));
  return {
    ...live,
    sort: join(live.sort),
    // A save sends changes only, so answers and ideas that a restored backup has lost count as unsent.
    acked: isOurs ? { ...join(sent), answers: theirs.answers, ideas: theirs.ideas } : join(sent),
    revision: record.revision,
    replaces: null,
    extraCards: record.extraCards,
  };
}

/** A school may remove a card before the server receives the sort: its answers go with it. */
function keepToDeck(sort: Sort): Sort {
  const isInDeck = (card: string) => sort.deck.includes(card);
  if ([sort.answers, sort.ideas].every((entries) => Object.keys(entries).every(isInDeck)))
    return sort;
  const local = <T>(entries: Readonly<Record<string, T>>) =>
    Object.fromEntries(Object.entries(entries).filter(([card]) => isInDeck(card)));
  const isLost = (card: string | null) =>
    card !== null && !isInDeck(card) && entryOf(sort.ownCards, card) === undefined;
  const [first, second, third] = sort.ranks.value.map((card) => (isLost(card) ? null : card));
  return {
    ...sort,
    answers: local(sort.answers),
    ideas: local(sort.ideas),
    ranks: { ...sort.ranks, value: [first ?? null, second ?? null, third ?? null] },
  };
}

export const withTime = ({ sort, device }: LocalSort, spent: number): Sort =>
  spent > 0 ? countTime(sort, device, (sort.time[device] ?? 0) + spent) : sort;
