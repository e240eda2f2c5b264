export const answers = ['dislike', 'like', 'superlike'] as const;
export type Answer = (typeof answers)[number];

/**
 * `first` covers the whole deck. A second sort covers `all` cards again (too few liked, or the
 * student's choice) or only the `liked` ones.
 */
export const passKinds = ['first', 'all', 'liked'] as const;
export type PassKind = (typeof passKinds)[number];

export interface Stamped<T> {
  readonly value: T;
  readonly at: number;
}

export const cardColors = ['blue', 'yellow', 'pink', 'purple', 'green', 'red'] as const;
export type CardColor = (typeof cardColors)[number];

export interface OwnCard {
  readonly title: string;
  readonly description: string;
  readonly imageUrl: string;
  readonly color: CardColor;
}

export type Slots = readonly [string | null, string | null, string | null];

/** Every value has a stamp, so two copies can always be merged without losing an answer. */
export interface Sort {
  readonly id: string;
  readonly startedAt: number;
  /** Fixed when the sort begins. */
  readonly deck: readonly string[];
  readonly answers: Readonly<Record<string, Stamped<Answer | null>>>;
  readonly pass: Stamped<PassKind>;
  readonly ranks: Stamped<Slots>;
  /** A removed card stays as null, or another device would bring it back. */
  readonly ownCards: Readonly<Record<string, Stamped<OwnCard | null>>>;
  readonly ideas: Readonly<Record<string, Stamped<readonly string[]>>>;
  /** Active milliseconds by device. */
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

const wholeMs = (ms: number): number => Math.floor(ms) || 0;

/** Ignores inherited names such as `constructor`, because keys come from clients. */
export const entryOf = <T>(record: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;

/** The maximum time value of a `Date`. */
export const lastMoment = 8.64e15;

/**
 * Later than every ordinary stamp; the earlier of two confirmations gets the later stamp and wins.
 */
export const finalStamp = (confirmedAt: number): number => lastMoment - confirmedAt;
export const isFinalStamp = (at: number): boolean => at > lastMoment / 2;

function latestStamp(sort: Sort): number {
  let latest = Math.max(sort.startedAt, sort.pass.at, sort.ranks.at, sort.confirmedAt ?? 0);
  for (const record of [sort.answers, sort.ownCards, sort.ideas]) {
    for (const { at } of Object.values<Stamped<unknown>>(record)) {
      if (at > latest && !isFinalStamp(at)) latest = at;
    }
  }
  return latest;
}

/** Later than every stamp on this device: with a slow clock, a new answer must not look old. */
export const stampFor = (sort: Sort, now: number): number =>
  Math.max(wholeMs(now), latestStamp(sort) + 1);

export const answerOf = (sort: Sort, card: string): Answer | null =>
  entryOf(sort.answers, card)?.value ?? null;

export const isLiked = (answer: Answer | null): boolean =>
  answer === 'like' || answer === 'superlike';

export const totalTime = ({ time }: Sort): number =>
  Object.values(time).reduce((sum, ms) => sum + ms, 0);

export function countTime(sort: Sort, device: string, ms: number): Sort {
  const known = entryOf(sort.time, device);
  const counted = Math.max(wholeMs(ms), known ?? 0);
  return counted === known ? sort : { ...sort, time: { ...sort.time, [device]: counted } };
}
