/** What a student says about a card, in the wire's words. */
export const answers = ['dislike', 'like', 'superlike'] as const;
export type Answer = (typeof answers)[number];

/**
 * `first` goes through the whole deck. A second sort is a pass over answers already given: over `all`
 * of them where too few were liked or the student wants to look again, else over the `liked` ones.
 */
export const passKinds = ['first', 'all', 'liked'] as const;
export type PassKind = (typeof passKinds)[number];

/** A value and when it was given. Of two values for one thing the later one counts: see merge.ts. */
export interface Stamped<T> {
  readonly value: T;
  readonly at: number;
}

/** The six categories, by the wire's names of their colours. */
export const cardColors = ['blue', 'yellow', 'pink', 'purple', 'green', 'red'] as const;
export type CardColor = (typeof cardColors)[number];

/** A card that the student made. */
export interface OwnCard {
  readonly title: string;
  readonly description: string;
  readonly imageUrl: string;
  readonly color: CardColor;
}

export type Slots = readonly [string | null, string | null, string | null];

/**
 * One sort of one student, as it stands on a device or on the server. Everything in it is stamped, so
 * that two copies can always be brought together without asking anybody and without losing an answer.
 */
export interface Sort {
  readonly id: string;
  readonly startedAt: number;
  /** The names of its cards, in order: fixed when the sort began. */
  readonly deck: readonly string[];
  readonly answers: Readonly<Record<string, Stamped<Answer | null>>>;
  readonly pass: Stamped<PassKind>;
  readonly ranks: Stamped<Slots>;
  /** By id; a removed one stays as null, or another device would bring it back. */
  readonly ownCards: Readonly<Record<string, Stamped<OwnCard | null>>>;
  /** Careers that the student added to a card. */
  readonly ideas: Readonly<Record<string, Stamped<readonly string[]>>>;
  /** Active milliseconds by device: each device counts its own. */
  readonly time: Readonly<Record<string, number>>;
  readonly confirmedAt: number | null;
}

export const noRanks: Slots = [null, null, null];

export function startSort(id: string, deck: readonly string[], now: number): Sort {
  const at = wholeMs(now);
  return {
    id,
    startedAt: at,
    deck,
    answers: {},
    pass: { value: 'first', at },
    ranks: { value: noRanks, at },
    ownCards: {},
    ideas: {},
    time: {},
    confirmedAt: null,
  };
}

/** Stamps are whole milliseconds, from whatever clock they come. */
const wholeMs = (ms: number): number => Math.floor(ms) || 0;

/**
 * What a record holds under a name that came from elsewhere; nothing for one that every object has
 * without being given it, like `constructor`.
 */
export const entryOf = <T>(record: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;

/** The last moment that a date can hold. */
export const lastMoment = 8.64e15;

/**
 * For what was confirmed: later than anything that another device can say, and the earlier of two
 * confirmations has the later one.
 */
export const finalStamp = (confirmedAt: number): number => lastMoment - confirmedAt;
export const isFinalStamp = (at: number): boolean => at > lastMoment / 2;

/** The latest stamp that a sort carries. */
function latestStamp(sort: Sort): number {
  let latest = Math.max(sort.startedAt, sort.pass.at, sort.ranks.at, sort.confirmedAt ?? 0);
  for (const record of [sort.answers, sort.ownCards, sort.ideas]) {
    for (const { at } of Object.values<Stamped<unknown>>(record)) {
      if (at > latest && !isFinalStamp(at)) latest = at;
    }
  }
  return latest;
}

/**
 * Now, and later than everything that this device has seen: a clock that is behind another device's
 * must not make a new answer look old.
 */
export const stampFor = (sort: Sort, now: number): number =>
  Math.max(wholeMs(now), latestStamp(sort) + 1);

export const answerOf = (sort: Sort, card: string): Answer | null =>
  entryOf(sort.answers, card)?.value ?? null;

export const isLiked = (answer: Answer | null): boolean =>
  answer === 'like' || answer === 'superlike';

export const totalTime = ({ time }: Sort): number =>
  Object.values(time).reduce((sum, ms) => sum + ms, 0);

export const countTime = (sort: Sort, device: string, ms: number): Sort => ({
  ...sort,
  time: { ...sort.time, [device]: Math.max(wholeMs(ms), entryOf(sort.time, device) ?? 0) },
});
