import { limits } from '@trio/domain/limits';
import { inOrder } from '@trio/domain/sorting/in-order';
import { finishSort, ownCardIds, rankedCards, ranksOf } from '@trio/domain/sorting/ranks';
import {
  countTime,
  entryOf,
  stampFor,
  startSort,
  totalTime,
  type Answer,
  type OwnCard,
  type Slots,
  type Sort,
  type Stamped,
} from '@trio/domain/sorting/sort';
import { canonicalJson } from '@trio/domain/sorting/canonical-json';
import type { ResultBody, ResultRecord, SelectedCard, SortedCard } from './results.ts';

const unnamedDevice = 'client';
const defaultColor = 'purple';

export function toWireCards(sort: Sort): SortedCard[] {
  const slots = ranksOf(sort);
  return [
    ...sort.deck.map((name) => toDeckCard(sort, name, slots)),
    ...ownCardIds(sort).flatMap((id) => toOwnCard(sort, id, slots)),
  ];
}

function toDeckCard(sort: Sort, name: string, slots: Slots): SortedCard {
  const answer = entryOf(sort.answers, name);
  const ideas = entryOf(sort.ideas, name);
  return {
    name,
    result: answer?.value ?? null,
    ...rankIn(slots, name),
    ...(answer && { at: answer.at }),
    ...(ideas && { ideas: [...ideas.value], ideasAt: ideas.at }),
  };
}

function toOwnCard(sort: Sort, id: string, slots: Slots): SortedCard[] {
  const own = entryOf(sort.ownCards, id);
  if (!own?.value) return [];
  return [{ id, ...own.value, result: 'superlike', at: own.at, ...rankIn(slots, id) }];
}

function rankIn(slots: Slots, card: string): Pick<SortedCard, 'rank'> {
  const place = slots.indexOf(card);
  return place === -1 ? {} : { rank: (place + 1) as 1 | 2 | 3 };
}

/** Only the latest, so that a student who creates and removes many cards can still save. */
const toRemovedCards = (sort: Sort, isAcked: (id: string) => boolean = () => false) =>
  inOrder(
    Object.entries(sort.ownCards).flatMap(([id, { value, at }]) =>
      value === null && !isAcked(id) ? [{ id, at }] : [],
    ),
    (a, b) => b.at - a.at,
  ).slice(0, limits.removedCardsMax);

export const toSelected = (sort: Sort): SelectedCard[] =>
  rankedCards(sort).map((card) => {
    const own = entryOf(sort.ownCards, card)?.value;
    return own ? { id: card, ...own } : card;
  });

/**
 * Leaves out cards without an answer, idea or rank, and cards that the server has already
 * (`acked`). All ranked cards are sent, because together they make up the ranks.
 */
export function toResultBody(sort: Sort, device: string, acked: Sort | null = null): ResultBody {
  const isUsed = ({ at, ideasAt, rank, id }: SortedCard) => Boolean(at ?? ideasAt ?? rank ?? id);
  const isAcked = (card: string) =>
    acked !== null &&
    isSameEntry(entryOf(sort.answers, card), entryOf(acked.answers, card)) &&
    isSameEntry(entryOf(sort.ideas, card), entryOf(acked.ideas, card)) &&
    isSameEntry(entryOf(sort.ownCards, card), entryOf(acked.ownCards, card));
  return {
    cards: toWireCards(sort).filter(
      (card) => isUsed(card) && (card.rank !== undefined || !isAcked(card.name ?? card.id ?? '')),
    ),
    pass: { kind: sort.pass.value, at: sort.pass.at },
    rankedAt: sort.ranks.at,
    removedCards: toRemovedCards(sort, isAcked),
    totalTimeSpent: entryOf(sort.time, device) ?? 0,
    device,
    ...(sort.confirmedAt !== null && { selected: toSelected(sort), confirmedAt: sort.confirmedAt }),
  };
}

const isSameEntry = <T>(a: Stamped<T> | undefined, b: Stamped<T> | undefined): boolean =>
  a === b || (a?.at === b?.at && isEqual(a?.value, b?.value));

export const toSortFields = (sort: Sort) => ({
  startTime: sort.startedAt,
  cards: toWireCards(sort),
  selected: sort.confirmedAt === null ? [] : toSelected(sort),
  totalTimeSpent: totalTime(sort),
  time: { ...sort.time },
  pass: { kind: sort.pass.value, at: sort.pass.at },
  rankedAt: sort.ranks.at,
  removedCards: toRemovedCards(sort),
  confirmedAt: sort.confirmedAt,
});

export function sortOfRecord(record: ResultRecord): Sort | null {
  if (record.id === null || record.startTime === null) return null;
  const deck = record.cards.flatMap(({ name }) => (name === undefined ? [] : [name]));
  const empty = startSort(record.id, deck, record.startTime);
  const { pass, confirmedAt, selected, ...rest } = record;
  const body = {
    ...rest,
    rankedAt: record.rankedAt ?? undefined,
    ...(pass && { pass }),
    ...(confirmedAt !== null && { confirmedAt, selected }),
  };
  return { ...applyBody(empty, body, record.startTime), time: record.time };
}

/** Values without a stamp count as sent now, unless they did not change. */
export function applyBody(sort: Sort, body: ResultBody, now: number): Sort {
  const at = stampFor(sort, now);
  const isPlain = isUnstamped(body);
  const answers: [string, Stamped<Answer | null>][] = [];
  const ideas: [string, Stamped<readonly string[]>][] = [];
  for (const card of body.cards ?? []) {
    const { name } = card;
    if (name === undefined) continue;
    const answer = entryOf(sort.answers, name);
    if (card.at !== undefined || card.result !== null || (isPlain && answer)) {
      answers.push([name, restamp(answer, card.result, card.at, at)]);
    }
    if (card.ideas) {
      ideas.push([name, restamp(entryOf(sort.ideas, name), card.ideas, card.ideasAt, at)]);
    }
  }
  const updated: Sort = {
    ...sort,
    answers: withEntries(sort.answers, answers),
    ideas: withEntries(sort.ideas, ideas),
    ownCards: ownCardsIn(sort, body, at),
    pass: body.pass ? { value: body.pass.kind, at: body.pass.at } : sort.pass,
    ranks: ranksIn(sort, body, at),
  };
  const timed = countTime(updated, body.device ?? unnamedDevice, body.totalTimeSpent ?? 0);
  const counted = body.totalTimeSpent === undefined ? updated : timed;
  return body.selected?.length ? finishSort(counted, body.confirmedAt ?? at) : counted;
}

/** Returns the record itself if nothing changes, so that a merge can skip it. */
function withEntries<T>(
  record: Readonly<Record<string, T>>,
  entries: readonly [string, T][],
): Readonly<Record<string, T>> {
  const changed = entries.filter(([key, value]) => entryOf(record, key) !== value);
  return changed.length === 0 ? record : { ...record, ...Object.fromEntries(changed) };
}

/**
 * Clients without stamps clear an answer with null. For clients with stamps, null without a stamp
 * means "no answer known".
 */
const isUnstamped = ({ cards = [], rankedAt, pass }: ResultBody): boolean =>
  rankedAt === undefined && pass === undefined && cards.every(({ at }) => at === undefined);

function ownCardsIn(sort: Sort, body: ResultBody, now: number): Sort['ownCards'] {
  const { cards = [], removedCards = [], selected = [] } = body;
  const sent = cards.filter(({ name }) => name === undefined);
  if (sent.length + removedCards.length + selected.length === 0) return sort.ownCards;
  const ownCards = new Map(Object.entries(sort.ownCards));
  for (const card of sent) {
    const own = ownCardOf(card);
    const id = ownId(sort, card);
    if (own) ownCards.set(id, restamp<OwnCard | null>(ownCards.get(id), own, card.at, now));
  }
  for (const { id, at } of removedCards) ownCards.set(id, { value: null, at });
  for (const card of selected) {
    const own = typeof card === 'string' ? null : ownCardOf(card);
    const id = typeof card === 'string' ? card : ownId(sort, card);
    if (own && !ownCards.get(id)?.value) ownCards.set(id, { value: own, at: now });
  }
  return Object.fromEntries(ownCards);
}

/** An own card whose id equals a deck card's name gets a prefix. */
function ownId(
  { deck }: Sort,
  { id, title = '' }: { id?: string | undefined; title?: string | undefined },
): string {
  const given = id ?? title;
  return deck.includes(given) ? `own-${given}` : given;
}

function ownCardOf(card: {
  readonly [K in keyof OwnCard]?: OwnCard[K] | undefined;
}): OwnCard | null {
  const { title, description = '', imageUrl = '', color = defaultColor } = card;
  return title === undefined ? null : { title, description, imageUrl, color };
}

function restamp<T>(
  known: Stamped<T> | undefined,
  value: T,
  stamp: number | undefined,
  now: number,
): Stamped<T> {
  const at = stamp ?? now;
  const mayBeKnown = known !== undefined && (stamp === undefined || stamp === known.at);
  return mayBeKnown && isEqual(known.value, value) ? known : { value, at };
}

const isEqual = (a: unknown, b: unknown): boolean =>
  a === b || canonicalJson(a) === canonicalJson(b);

function ranksIn(sort: Sort, body: ResultBody, now: number): Stamped<Slots> {
  if (body.selected?.length) {
    const [first, second, third] = body.selected.map((card) =>
      typeof card === 'string' ? card : ownId(sort, card),
    );
    return { value: [first ?? null, second ?? null, third ?? null], at: body.rankedAt ?? now };
  }
  // A client that does not know of the confirmation must not change the trio.
  if (body.cards === undefined || sort.confirmedAt !== null) return sort.ranks;
  const idOf = (card: SortedCard) => card.name ?? ownId(sort, card);
  const ranked = body.cards.filter(({ rank }) => rank);
  const slot = (rank: number): string | null => {
    const card = ranked.find((each) => each.rank === rank);
    return card ? idOf(card) : null;
  };
  const sent: Slots = [slot(1), slot(2), slot(3)];
  if (body.rankedAt !== undefined) return restamp(sort.ranks, sent, body.rankedAt, now);
  const known = { value: ranksOf(sort), at: sort.ranks.at };
  const listed = new Set(body.cards.map(idOf));
  // If no card has a rank, the listed cards lose theirs and all others stay.
  const isLeft = (card: string | null) => (card !== null && !listed.has(card) ? card : null);
  const [first, second, third] = known.value;
  const left: Slots = [isLeft(first), isLeft(second), isLeft(third)];
  return restamp(known, ranked.length > 0 ? sent : left, undefined, now);
}
