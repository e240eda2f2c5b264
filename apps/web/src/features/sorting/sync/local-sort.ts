import type { ExtraCard } from '@trio/contracts/cards';
import type { ResultRecord } from '@trio/contracts/results';
import { sortOfRecord } from '@trio/contracts/results-wire';
import { importSort, mergeSorts } from '@trio/domain/sorting/merge';
import { isSame, reconcile } from '@trio/domain/sorting/reconcile';
import { ownCardIds } from '@trio/domain/sorting/ranks';
import { countTime, entryOf, type Sort } from '@trio/domain/sorting/sort';

/** A sort as it was when the student abandoned it. Later changes of another device restore it. */
export interface AbandonedSort {
  readonly sort: Sort;
  readonly revision: number | null;
}

export interface LocalSort {
  readonly sort: Sort;
  /** The server's copy as last acknowledged; null while the server does not know this sort. */
  readonly acked: Sort | null;
  readonly revision: number | null;
  /** The abandoned sort that this one replaces; sent with its creation. */
  readonly replaces: AbandonedSort | null;
  readonly extraCards: readonly ExtraCard[];
  /** Random id under which this browser counts its time in this sort. */
  readonly device: string;
}

export interface DeviceRecord {
  readonly local: LocalSort | null;
  /** Confirmed offline, before the sort in progress began. */
  readonly finished: readonly LocalSort[];
  /** Abandoned sorts whose deletion is not sent. */
  readonly abandoned: readonly AbandonedSort[];
  /** Id of the tab that wrote the record; records of other tabs are merged. */
  readonly writer: string;
}

/** Active time alone is not worth a request. */
export const hasUnsent = ({ sort, acked }: LocalSort): boolean =>
  acked === null || !isSame(sentPart(mergeSorts(acked, sort)), sentPart(acked));

const sentPart = (sort: Sort): Sort => withoutTime(withoutHiddenCards(sort));

/** A save has only the visible own cards, so the server may not know the hidden ones. */
function withoutHiddenCards(sort: Sort): Sort {
  const visible = ownCardIds(sort);
  const isSent = ([id, { value }]: [string, Sort['ownCards'][string]]) =>
    value === null || visible.includes(id);
  return { ...sort, ownCards: Object.fromEntries(Object.entries(sort.ownCards).filter(isSent)) };
}

export const addsChanges = (theirs: Sort, ours: Sort): boolean =>
  !isSame(withoutTime(mergeSorts(ours, theirs)), withoutTime(ours));

const withoutTime = (sort: Sort): Sort => ({ ...sort, time: {} });

/**
 * For an abandoned sort with another revision on the server. Returns it with that revision if the revision
 * comes from our own unanswered save; null if another device changed the sort.
 */
export function reviseAbandoned(
  abandoned: AbandonedSort,
  record: ResultRecord,
): AbandonedSort | null {
  const { revision } = record;
  const theirs = unconfirmedSortOf(record);
  const isOurs = theirs?.id === abandoned.sort.id && revision !== abandoned.revision;
  return isOurs && !addsChanges(theirs, abandoned.sort) ? { ...abandoned, revision } : null;
}

const unconfirmedSortOf = (record: ResultRecord): Sort | null =>
  record.confirmedAt === null ? sortOfRecord(record) : null;

/** Includes the revision, because a restored sort can be abandoned again. */
export const abandonmentKey = ({ sort, revision }: AbandonedSort): string =>
  `${sort.id} ${revision}`;

export const isAllSent = ({ local, finished, abandoned }: DeviceRecord): boolean =>
  finished.length + abandoned.length === 0 && (local === null || !hasUnsent(local));

export function mergeDeviceRecords(
  stored: DeviceRecord,
  mine: DeviceRecord,
  endedKeys: ReadonlySet<string>,
): DeviceRecord {
  const isNotEnded = (key: string) => !endedKeys.has(key);
  const abandoned = [...mine.abandoned];
  for (const each of stored.abandoned) {
    const isNew = !abandoned.some(({ sort }) => sort.id === each.sort.id);
    if (isNew && isNotEnded(each.sort.id) && isNotEnded(abandonmentKey(each))) abandoned.push(each);
  }
  const finished = [...mine.finished];
  for (const each of stored.finished) {
    const isNew = !finished.some(({ sort }) => sort.id === each.sort.id);
    if (isNew && isNotEnded(each.sort.id)) finished.push(each);
  }
  const unsentEnds = new Set([...abandoned, ...finished].map(({ sort }) => sort.id));
  const ifInProgress = (local: LocalSort | null) =>
    local && isNotEnded(local.sort.id) && !unsentEnds.has(local.sort.id) ? local : null;
  const [theirs, ours] = [ifInProgress(stored.local), ifInProgress(mine.local)];
  const local = theirs && ours ? mergeLocal(theirs, ours) : (ours ?? theirs);
  return { local, finished, abandoned, writer: mine.writer };
}

function mergeLocal(a: LocalSort, b: LocalSort): LocalSort {
  if (a.sort.id !== b.sort.id)
    return a.sort.startedAt > b.sort.startedAt ? continueLater(a, b) : continueLater(b, a);
  const newer = (a.revision ?? -1) > (b.revision ?? -1) ? a : b;
  return {
    ...newer,
    sort: mergeSorts(a.sort, b.sort),
    acked: a.acked && b.acked ? mergeSorts(a.acked, b.acked) : (a.acked ?? b.acked),
  };
}

/** Only one sort can continue: the later one, with the unsent changes of the earlier one. */
function continueLater(later: LocalSort, earlier: LocalSort): LocalSort {
  if (later.replaces?.sort.id === earlier.sort.id || !hasUnsent(earlier)) return later;
  // A sort unknown to the server moves completely; else only changes since the later one began.
  const since = earlier.acked === null ? -Infinity : later.sort.startedAt;
  return { ...later, sort: importSort(later.sort, earlier.sort, since) };
}

/** Merges the server's answer. `unsentEnds`: ids of sorts that ended here, which the server does not know. */
export function reconcileLocal(
  local: LocalSort | null,
  record: ResultRecord,
  { unsentEnds, newDevice }: { readonly unsentEnds: readonly string[]; readonly newDevice: string },
): LocalSort | null {
  const remote = unconfirmedSortOf(record);
  const isEnded = (id: string) => unsentEnds.includes(id) || local?.replaces?.sort.id === id;
  const open = remote && !isEnded(remote.id) ? remote : null;
  const { sort, send: request } = reconcile(
    local && { sort: local.sort, isKnown: local.acked !== null, hasUnsent: hasUnsent(local) },
    { open, confirmedId: record.confirmed?.id ?? null },
  );
  if (sort === null) return null;
  if (request === 'create') return local && { ...local, acked: null, revision: null };
  return {
    sort: dropRemovedCards(sort),
    acked: open,
    revision: record.revision,
    replaces: null,
    extraCards: record.extraCards,
    device: local?.device ?? newDevice,
  };
}

/** For an answer with only a revision. `live` may have changes that are newer than `sent`. */
export function acknowledge(
  live: LocalSort,
  sent: Sort,
  answer: { readonly revision: number },
): LocalSort {
  return { ...live, acked: withoutHiddenCards(sent), revision: answer.revision, replaces: null };
}

/** For an answer with a whole sort, in which the server may have merged changes of other devices. */
export function acknowledgeRecord(live: LocalSort, record: ResultRecord): LocalSort | null {
  const theirs = sortOfRecord(record);
  if (theirs === null) return null;
  const isOurs = theirs.id === live.sort.id;
  const merged = isOurs ? mergeSorts(theirs, live.sort) : importSort(theirs, live.sort, -Infinity);
  return {
    ...live,
    sort: dropRemovedCards(merged),
    // Not what was sent: a restored backup may have lost earlier answers, which are then unsent.
    acked: theirs,
    revision: record.revision,
    replaces: null,
    extraCards: record.extraCards,
  };
}

/** A school may remove a card before the server receives the sort. Its answers and ideas are dropped. */
function dropRemovedCards(sort: Sort): Sort {
  const isInDeck = (card: string) => sort.deck.includes(card);
  if ([sort.answers, sort.ideas].every((entries) => Object.keys(entries).every(isInDeck)))
    return sort;
  const onlyInDeck = <T>(entries: Readonly<Record<string, T>>) =>
    Object.fromEntries(Object.entries(entries).filter(([card]) => isInDeck(card)));
  const isRemoved = (card: string | null) =>
    card !== null && !isInDeck(card) && entryOf(sort.ownCards, card) === undefined;
  const [first, second, third] = sort.ranks.value.map((card) => (isRemoved(card) ? null : card));
  return {
    ...sort,
    answers: onlyInDeck(sort.answers),
    ideas: onlyInDeck(sort.ideas),
    ranks: { ...sort.ranks, value: [first ?? null, second ?? null, third ?? null] },
  };
}

export const withTime = ({ sort, device }: LocalSort, spent: number): Sort =>
  spent > 0 ? countTime(sort, device, (sort.time[device] ?? 0) + spent) : sort;
