import type { ExtraCard } from '@trio/contracts/cards';
import type { ResultRecord } from '@trio/contracts/results';
import { sortOfRecord } from '@trio/contracts/results-wire';
import { adoptSort, mergeSorts } from '@trio/domain/sorting/merge';
import { isSame, reconcile } from '@trio/domain/sorting/reconcile';
import { countTime, entryOf, type Sort } from '@trio/domain/sorting/sort';

/** A sort that was given up here, as it was then: whoever went on with it elsewhere loses nothing. */
export interface GivenUp {
  readonly sort: Sort;
  /** Of the server's copy when it was given up; null where none was known. */
  readonly revision: number | null;
}

/** The sort under way, with what this device knows of the server's copy. */
export interface Kept {
  readonly sort: Sort;
  /** What the server has said that it has; null while it knows nothing of this sort. */
  readonly acked: Sort | null;
  /** Of the server's copy, so that it can tell whether another device came in between. */
  readonly revision: number | null;
  /** A sort that this one takes the place of. */
  readonly replaces: GivenUp | null;
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
  readonly givenUp: readonly GivenUp[];
  /** The tab that wrote this: what another one wrote has to be brought together with ours. */
  readonly writer: string;
}

/** Whether it holds something that the server has not confirmed. Time alone is not worth a request. */
export const hasUnsent = ({ sort, acked }: Kept): boolean =>
  acked === null || !isSame(withoutTime(mergeSorts(acked, sort)), withoutTime(acked));

/** Whether a copy says anything that ours does not. */
export const hasNews = (theirs: Sort, ours: Sort): boolean =>
  !isSame(withoutTime(mergeSorts(ours, theirs)), withoutTime(ours));

const withoutTime = (sort: Sort): Sort => ({ ...sort, time: {} });

/**
 * What was given up has another revision by now. Where that is only our own last word, whose answer was
 * lost, it is given up all the same; null where the student went on with it elsewhere.
 */
export function giveUpAgain(gone: GivenUp, record: ResultRecord): GivenUp | null {
  const { revision } = record;
  const theirs = openIn(record);
  const isOurs = theirs?.id === gone.sort.id && revision !== gone.revision;
  return isOurs && !hasNews(theirs, gone.sort) ? { ...gone, revision } : null;
}

const openIn = (record: ResultRecord): Sort | null =>
  record.confirmedAt === null ? sortOfRecord(record) : null;

/** One giving-up, told from a later one of the same sort. */
export const nameOf = ({ sort, revision }: GivenUp): string => `${sort.id} ${revision}`;

/** Nothing here would be missed. */
export const isAllSent = ({ kept, finished, givenUp }: DeviceRecord): boolean =>
  finished.length + givenUp.length === 0 && (kept === null || !hasUnsent(kept));

/**
 * Two tabs of one browser, each with its copy. `over` are the sorts that have ended as far as the
 * second one knows, and the givings-up that have been answered: a copy of one of them is old news.
 */
export function mergeRecords(
  stored: DeviceRecord,
  mine: DeviceRecord,
  over: ReadonlySet<string>,
): DeviceRecord {
  const isOpen = (id: string) => !over.has(id);
  const givenUp = [...mine.givenUp];
  for (const each of stored.givenUp) {
    const isNew = !givenUp.some(({ sort }) => sort.id === each.sort.id);
    if (isNew && isOpen(each.sort.id) && isOpen(nameOf(each))) givenUp.push(each);
  }
  const finished = [...mine.finished];
  for (const each of stored.finished) {
    const isNew = !finished.some(({ sort }) => sort.id === each.sort.id);
    if (isNew && isOpen(each.sort.id)) finished.push(each);
  }
  const ended = new Set([...givenUp, ...finished].map(({ sort }) => sort.id));
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
  if (later.replaces?.sort.id === earlier.sort.id || !hasUnsent(earlier)) return later;
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
  const remote = openIn(record);
  const isEnded = (id: string) => ended.includes(id) || kept?.replaces?.sort.id === id;
  const open = remote && !isEnded(remote.id) ? remote : null;
  const { sort, send } = reconcile(
    kept && { sort: kept.sort, isKnown: kept.acked !== null, hasUnsent: hasUnsent(kept) },
    { open, confirmedId: record.confirmed?.id ?? null },
  );
  if (sort === null) return null;
  if (send === 'create') return kept && { ...kept, acked: null, revision: null };
  return {
    sort: keepToDeck(sort),
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
    keepToDeck(isOurs ? mergeSorts(theirs, mine) : adoptSort(theirs, mine, -Infinity));
  return {
    ...live,
    sort: join(live.sort),
    acked: join(sent),
    revision: record.revision,
    replaces: null,
    extraCards: record.extraCards,
  };
}

/** A school may take a card back before the server hears of a sort: what was said of it goes with it. */
function keepToDeck(sort: Sort): Sort {
  const isInDeck = (card: string) => sort.deck.includes(card);
  if ([sort.answers, sort.ideas].every((said) => Object.keys(said).every(isInDeck))) return sort;
  const kept = <T>(said: Readonly<Record<string, T>>) =>
    Object.fromEntries(Object.entries(said).filter(([card]) => isInDeck(card)));
  const isLost = (card: string | null) =>
    card !== null && !isInDeck(card) && entryOf(sort.ownCards, card) === undefined;
  const [first, second, third] = sort.ranks.value.map((card) => (isLost(card) ? null : card));
  return {
    ...sort,
    answers: kept(sort.answers),
    ideas: kept(sort.ideas),
    ranks: { ...sort.ranks, value: [first ?? null, second ?? null, third ?? null] },
  };
}

/** With active time that this device has counted since. */
export const withTime = ({ sort, device }: Kept, spent: number): Sort =>
  spent > 0 ? countTime(sort, device, (sort.time[device] ?? 0) + spent) : sort;
