import { limits } from '@trio/domain/limits';
import { inOrder } from '@trio/domain/sorting/in-order';
import { finishSort, ownCardIds, rankedCards, rankOf, ranksOf } from '@trio/domain/sorting/ranks';
import {
  countTime,
  entryOf,
  stampFor,
  startSort,
  totalTime,
  type OwnCard,
  type Slots,
  type Sort,
  type Stamped,
} from '@trio/domain/sorting/sort';
import { spell } from '@trio/domain/sorting/spell';
import type { ResultBody, ResultRecord, SelectedCard, SortedCard } from './results.ts';

/** Between a sort as the domain knows it and the wire's own form of it. Both sides use this one. */

/** The device that a client which names none is taken for. */
const unnamedDevice = 'client';
const defaultColor = 'purple';

/** Every card of the deck, then the student's own. */
export const toWireCards = (sort: Sort): SortedCard[] => [
  ...sort.deck.map((name) => toDeckCard(sort, name)),
  ...ownCardIds(sort).flatMap((id) => toOwnCard(sort, id)),
];

function toDeckCard(sort: Sort, name: string): SortedCard {
  const answer = entryOf(sort.answers, name);
  const ideas = entryOf(sort.ideas, name);
  const rank = rankOf(sort, name);
  return {
    name,
    result: answer?.value ?? null,
    ...(rank !== null && { rank }),
    ...(answer && { at: answer.at }),
    ...(ideas && { ideas: [...ideas.value], ideasAt: ideas.at }),
  };
}

function toOwnCard(sort: Sort, id: string): SortedCard[] {
  const own = entryOf(sort.ownCards, id);
  if (!own?.value) return [];
  const rank = rankOf(sort, id);
  return [{ id, ...own.value, result: 'superlike', at: own.at, ...(rank !== null && { rank }) }];
}

/** The latest ones: whoever makes and removes cards all day long can still save. */
const toRemovedCards = (sort: Sort) =>
  inOrder(
    Object.entries(sort.ownCards).flatMap(([id, { value, at }]) =>
      value === null ? [{ id, at }] : [],
    ),
    (a, b) => b.at - a.at,
  ).slice(0, limits.removedCardsMax);

/** The three in rank order. */
export const toSelected = (sort: Sort): SelectedCard[] =>
  rankedCards(sort).map((card) => {
    const own = entryOf(sort.ownCards, card)?.value;
    return own ? { id: card, ...own } : card;
  });

/** What a device sends: all that has been said, and nothing about cards that nothing was said about. */
export function toResultBody(sort: Sort, device: string): ResultBody {
  const isSaid = ({ at, ideasAt, rank, id }: SortedCard) => Boolean(at ?? ideasAt ?? rank ?? id);
  return {
    cards: toWireCards(sort).filter(isSaid),
    pass: { kind: sort.pass.value, at: sort.pass.at },
    rankedAt: sort.ranks.at,
    removedCards: toRemovedCards(sort),
    totalTimeSpent: entryOf(sort.time, device) ?? 0,
    device,
    ...(sort.confirmedAt !== null && { selected: toSelected(sort), confirmedAt: sort.confirmedAt }),
  };
}

/** The part of a record that is the sort itself. */
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

/** A record's sort, as the page goes on with it; null where there is none. */
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

/**
 * A copy of the sort that says what the body says. Whoever sends no stamps says it now; what is said
 * again in the same words keeps its stamp.
 */
export function applyBody(sort: Sort, body: ResultBody, now: number): Sort {
  const at = stampFor(sort, now);
  const answers = new Map(Object.entries(sort.answers));
  const ideas = new Map(Object.entries(sort.ideas));
  for (const card of body.cards ?? []) {
    const { name } = card;
    if (name === undefined) continue;
    if (card.at !== undefined || card.result !== null || (isUnstamped(body) && answers.has(name))) {
      answers.set(name, restamp(answers.get(name), card.result, card.at, at));
    }
    if (card.ideas) ideas.set(name, restamp(ideas.get(name), card.ideas, card.ideasAt, at));
  }
  const said: Sort = {
    ...sort,
    answers: Object.fromEntries(answers),
    ideas: Object.fromEntries(ideas),
    ownCards: ownCardsIn(sort, body, at),
    pass: body.pass ? { value: body.pass.kind, at: body.pass.at } : sort.pass,
    ranks: ranksIn(sort, body, at),
  };
  const timed = countTime(said, body.device ?? unnamedDevice, body.totalTimeSpent ?? 0);
  const counted = body.totalTimeSpent === undefined ? said : timed;
  return body.selected?.length ? finishSort(counted, body.confirmedAt ?? at) : counted;
}

/** Who stamps nothing takes an answer back by saying null; who stamps does not know of one. */
const isUnstamped = ({ cards = [], rankedAt, pass }: ResultBody): boolean =>
  rankedAt === undefined && pass === undefined && cards.every(({ at }) => at === undefined);

function ownCardsIn(sort: Sort, body: ResultBody, now: number): Sort['ownCards'] {
  const ownCards = new Map(Object.entries(sort.ownCards));
  for (const card of body.cards ?? []) {
    if (card.name !== undefined) continue;
    const own = ownCardOf(card);
    const id = ownId(sort, card);
    if (own) ownCards.set(id, restamp<OwnCard | null>(ownCards.get(id), own, card.at, now));
  }
  for (const { id, at } of body.removedCards ?? []) ownCards.set(id, { value: null, at });
  for (const card of body.selected ?? []) {
    const own = typeof card === 'string' ? null : ownCardOf(card);
    const id = typeof card === 'string' ? card : ownId(sort, card);
    if (own && !ownCards.get(id)?.value) ownCards.set(id, { value: own, at: now });
  }
  return Object.fromEntries(ownCards);
}

/** A student's own card is told from the deck's by its id, whatever its title is. */
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
  if (stamp !== undefined) return { value, at: stamp };
  return known && spell(known.value) === spell(value) ? known : { value, at: now };
}

function ranksIn(sort: Sort, body: ResultBody, now: number): Stamped<Slots> {
  if (body.selected?.length) {
    const [first, second, third] = body.selected.map((card) =>
      typeof card === 'string' ? card : ownId(sort, card),
    );
    return { value: [first ?? null, second ?? null, third ?? null], at: body.rankedAt ?? now };
  }
  // Who does not know that the three were confirmed does not move them.
  if (body.cards === undefined || sort.confirmedAt !== null) return sort.ranks;
  const listed = new Map(
    body.cards.map((card) => [card.name ?? ownId(sort, card), card.rank ?? null]),
  );
  const ranked = [...listed].filter(([, rank]) => rank !== null);
  const slot = (rank: number): string | null =>
    ranked.find((each) => each[1] === rank)?.[0] ?? null;
  const sent: Slots = [slot(1), slot(2), slot(3)];
  if (body.rankedAt !== undefined) return { value: sent, at: body.rankedAt };
  const known = { value: ranksOf(sort), at: sort.ranks.at };
  // Without any rank the cards that are listed have lost theirs; of the others nothing was said.
  const isLeft = (card: string | null) => (card !== null && !listed.has(card) ? card : null);
  const [first, second, third] = known.value;
  const left: Slots = [isLeft(first), isLeft(second), isLeft(third)];
  return restamp(known, ranked.length > 0 ? sent : left, undefined, now);
}
