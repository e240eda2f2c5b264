import { finishSort } from './ranks.ts';
import { entryOf, isFinalStamp, type Sort, type Stamped } from './sort.ts';
import { canonicalJson } from './canonical-json.ts';

type StampedRecord<T> = Readonly<Record<string, Stamped<T>>>;

/**
 * Merges two copies of one sort. The later value wins; equal stamps are decided the same way on
 * every device. The order and number of merges do not matter. Returns `b` itself if `a` adds
 * nothing.
 */
export function mergeSorts(a: Sort, b: Sort): Sort {
  const { ranks, confirmedAt } = laterRanks(a, b);
  const merged: Sort = {
    id: a.id,
    startedAt: Math.min(a.startedAt, b.startedAt),
    deck: a.deck,
    answers: mergeRecords(a.answers, b.answers),
    pass: later(a.pass, b.pass),
    ranks,
    ownCards: mergeRecords(a.ownCards, b.ownCards),
    ideas: mergeRecords(a.ideas, b.ideas),
    time: mergeTimes(a.time, b.time),
    confirmedAt,
  };
  const parts = Object.keys(merged) as (keyof Sort)[];
  return parts.every((part) => merged[part] === b[part]) ? b : merged;
}

/** A confirmed trio is final: a copy without the confirmation cannot change it. */
function laterRanks(a: Sort, b: Sort): Pick<Sort, 'ranks' | 'confirmedAt'> {
  if (a.confirmedAt === b.confirmedAt) {
    return { ranks: later(a.ranks, b.ranks), confirmedAt: a.confirmedAt };
  }
  if (a.confirmedAt === null) return b;
  if (b.confirmedAt === null) return a;
  return a.confirmedAt < b.confirmedAt ? a : b;
}

function later<T>(a: Stamped<T>, b: Stamped<T>): Stamped<T> {
  if (a === b) return b;
  if (a.at !== b.at) return a.at > b.at ? a : b;
  return a.value === b.value || canonicalJson(a.value) <= canonicalJson(b.value) ? b : a;
}

const mergeRecords = <T>(a: StampedRecord<T>, b: StampedRecord<T>): StampedRecord<T> =>
  mergeBy(a, b, later);

const mergeTimes = (a: Sort['time'], b: Sort['time']): Sort['time'] =>
  mergeBy(a, b, (x, y) => Math.max(x, y));

function mergeBy<T>(
  a: Readonly<Record<string, T>>,
  b: Readonly<Record<string, T>>,
  choose: (x: T, y: T) => T,
): Readonly<Record<string, T>> {
  if (a === b) return b;
  const kept: [string, T][] = [];
  for (const [key, mine] of Object.entries(a)) {
    const theirs = entryOf(b, key);
    const chosen = theirs === undefined ? mine : choose(mine, theirs);
    if (chosen !== theirs) kept.push([key, chosen]);
  }
  // Not by assignment, because a key may be `__proto__`.
  return kept.length === 0 ? b : { ...b, ...Object.fromEntries(kept) };
}

/**
 * Moves the changes since `since` into another sort. Needed when two devices each started a sort
 * and only one of them can continue. Drops cards that `into` does not have.
 */
export function importSort(into: Sort, from: Sort, since: number): Sort {
  const newer = <T>(record: StampedRecord<T>, isIncluded: (key: string) => boolean = () => true) =>
    Object.fromEntries(
      Object.entries(record).filter(([key, { at }]) => at > since && isIncluded(key)),
    );
  const isInDeck = (card: string) => into.deck.includes(card);
  const adopted = {
    ...from,
    id: into.id,
    startedAt: into.startedAt,
    deck: into.deck,
    answers: newer(from.answers, isInDeck),
    // The initial pass and ranks are defaults: they must not overwrite the other sort's.
    pass: from.pass.at > Math.max(since, from.startedAt) ? from.pass : into.pass,
    ranks: from.ranks.at > Math.max(since, from.startedAt) ? from.ranks : into.ranks,
    ownCards: newer(unfinishedCards(from)),
    ideas: newer(from.ideas, isInDeck),
    confirmedAt: null,
  };
  const isConfirmed = from.confirmedAt !== null && from.confirmedAt > since && hasItsThree(adopted);
  return mergeSorts(into, isConfirmed ? finishSort(adopted, from.confirmedAt) : adopted);
}

/** Resets final stamps to the moment of confirmation. */
const unfinishedCards = ({ ownCards, confirmedAt }: Sort): Sort['ownCards'] =>
  Object.fromEntries(
    Object.entries(ownCards).map(([id, { value, at }]) => [
      id,
      { value, at: isFinalStamp(at) ? (confirmedAt ?? 0) : at },
    ]),
  );

/** A confirmation counts only if the other sort has all three cards. */
const hasItsThree = ({ ranks, deck, ownCards }: Sort): boolean =>
  ranks.value.every(
    (card) => card !== null && (deck.includes(card) || Boolean(entryOf(ownCards, card)?.value)),
  );
