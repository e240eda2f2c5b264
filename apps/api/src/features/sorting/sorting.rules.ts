import type { ResultBody, SortedCard } from '@trio/contracts/results';
import { limits } from '@trio/domain/limits';
import { shuffleCards } from '@trio/domain/sorting/card-order';
import { inOrder } from '@trio/domain/sorting/in-order';
import { mergeSorts } from '@trio/domain/sorting/merge';
import { applyBody } from '@trio/contracts/results-wire';
import { entryOf, stampFor, type Sort } from '@trio/domain/sorting/sort';
import { ownCardIds } from '@trio/domain/sorting/ranks';
import type { ExtraCard } from '@trio/contracts/cards';
import { cardFacts, cardKeys } from '@trio/deck/facts.generated';
import { readDeckPicture } from '@trio/contracts/deck-cards';
import { readImage } from '@trio/contracts/uploads';
import { ApiError } from '../../http/api-error.ts';
import { isId } from '../../platform/ids.ts';

/** Far above the number of devices that take part in one sort. */
export const devicesMax = 20;

/** Limits a row's size: removed cards and devices could grow without end. */
export function boundSort(sort: Sort): Sort {
  const removed = Object.entries(sort.ownCards).filter(([, { value }]) => value === null);
  const devices = Object.entries(sort.time);
  if (removed.length <= limits.removedCardsMax && devices.length <= devicesMax) return sort;
  const forgotten = inOrder(removed, ([, a], [, b]) => b.at - a.at).slice(limits.removedCardsMax);
  const gone = new Set(forgotten.map(([id]) => id));
  return {
    ...sort,
    ownCards: Object.fromEntries(Object.entries(sort.ownCards).filter(([id]) => !gone.has(id))),
    time: Object.fromEntries(inOrder(devices, ([, a], [, b]) => b - a).slice(0, devicesMax)),
  };
}

const day = 24 * 3_600_000;
/** Clock skew between device and server, and requests in progress. */
const slack = 60_000;
/** A card takes seconds; this is a generous limit on the average. */
const longestPerCard = 3 * 60_000;

export const boundTimeSpent = <B extends ResultBody>(body: B): B =>
  body.totalTimeSpent === undefined
    ? body
    : { ...body, totalTimeSpent: Math.min(body.totalTimeSpent, day) };

export interface KnownTimes {
  readonly createdAt: Date;
  readonly now: Date;
  readonly signedUpAt: Date;
  readonly countedMs: number;
}

/**
 * A confirmed sort's time enters the school's averages, so a student must not choose it freely.
 * Three limits apply: the sort's duration (on the server's clock, or on the device's if sorted
 * offline), a maximum per card, and the account's age for all sorts together.
 */
export function boundTime(sort: Sort, known: KnownTimes): Sort {
  if (sort.confirmedAt === null) return sort;
  let room = Math.max(0, Math.min(longestOf(sort, known), unspentBy(known)));
  const time = Object.entries(sort.time).map(([device, ms]): [string, number] => {
    const counted = Math.min(Math.max(0, ms), room);
    room -= counted;
    return [device, counted];
  });
  return { ...sort, time: Object.fromEntries(time) };
}

function longestOf(
  { answers, startedAt, confirmedAt }: Sort,
  { createdAt, now }: KnownTimes,
): number {
  const onServer = now.getTime() - createdAt.getTime();
  const onDevice = (confirmedAt ?? startedAt) - startedAt;
  const answered = Object.values(answers).filter(({ value }) => value !== null).length;
  const cards = Math.max(answered, limits.cardsToPick);
  return Math.min(Math.max(onServer, onDevice, 0) + slack, cards * longestPerCard);
}

function unspentBy({ signedUpAt, now, countedMs }: KnownTimes): number {
  const unspent = now.getTime() - signedUpAt.getTime() + slack - countedMs;
  // An account that took over another account's sorts may have counted more than its own age.
  return unspent < 0 ? Infinity : unspent;
}

/**
 * A client that sends stamps also stamps a withdrawn answer. A card without answer and stamp is
 * unknown to this client, and another device may have answered it.
 */
export function withoutEmptyCards<B extends ResultBody>(body: B): B {
  const { cards } = body;
  if (!cards?.some(({ at }) => at !== undefined)) return body;
  return { ...body, cards: cards.filter((card) => !isEmptyCard(card)) };
}

const isEmptyCard = ({ name, result, at, rank, ideas }: SortedCard): boolean =>
  name !== undefined && result === null && at === undefined && !rank && !ideas;

/** A client without stamps always sends all own cards, so a missing card was removed. */
function withRemovedCards(body: ResultBody, sort: Sort, now: number): ResultBody {
  const { cards, selected = [], removedCards, revision } = body;
  const isPlain =
    cards !== undefined &&
    removedCards === undefined &&
    revision === undefined &&
    !cards.some(({ at }) => at !== undefined);
  if (!isPlain) return body;
  const named = new Set(
    [...cards, ...selected].map((card) =>
      typeof card === 'string' ? card : (card.id ?? card.title),
    ),
  );
  const isNamed = (id: string) => named.has(id) || named.has(id.replace(/^own-/u, ''));
  const missing = ownCardIds(sort).filter((id) => !isNamed(id));
  const at = stampFor(sort, now);
  return { ...body, removedCards: missing.map((id) => ({ id, at })) };
}

/** The deck and its order never change after this. A client that names its cards has ordered them. */
export function deckOf(
  sortId: string,
  cards: readonly SortedCard[] = [],
  extraCards: readonly ExtraCard[],
  school: { readonly excludedCards: readonly string[]; readonly isCardOrderFixed: boolean },
): readonly string[] {
  const named = [...new Set(namesOf(cards))];
  if (named.length > 0) {
    if (named.length < limits.cardsToPick) throw new ApiError('request/invalid');
    return named;
  }
  const deck = [...cardKeys, ...extraCards.map(({ name }) => name)]
    .filter((name) => !school.excludedCards.includes(name))
    .slice(0, limits.deckMax);
  return school.isCardOrderFixed ? deck : shuffleCards(sortId, deck, colorIn(extraCards));
}

function colorIn(extraCards: readonly ExtraCard[]): (name: string) => string {
  const colors = new Map<string, string>(extraCards.map(({ name, color }) => [name, color]));
  for (const key of cardKeys) colors.set(key, cardFacts[key].color);
  return (name) => colors.get(name) ?? '';
}

const namesOf = (cards: readonly SortedCard[]): string[] => cards.flatMap(({ name }) => name ?? []);

/**
 * A school may remove a card while a device is offline with it. That card's answers are dropped and
 * the sort begins, unless too few cards are left.
 */
export function withoutUnknownCards<B extends ResultBody>(body: B, known: ReadonlySet<string>): B {
  const cards = body.cards?.filter(({ name }) => name === undefined || known.has(name));
  if (!cards || cards.length === body.cards?.length) return body;
  if (new Set(namesOf(cards)).size < limits.cardsToPick) throw new ApiError('result/card-unknown');
  return { ...body, cards };
}

export const knownCards = (
  extraCards: readonly ExtraCard[],
  openDeck: readonly string[] = [],
): ReadonlySet<string> =>
  new Set([...cardKeys, ...extraCards.map(({ name }) => name), ...openDeck]);

export const snapshotOf = (
  deck: readonly string[],
  extraCards: readonly ExtraCard[],
): readonly ExtraCard[] => extraCards.filter(({ name }) => deck.includes(name));

const idIn =
  ({ path }: { readonly path: string }) =>
  (imageUrl: string): string | null => {
    const start = `/api${path.replace(':id', '')}`;
    const id = imageUrl.startsWith(start) ? imageUrl.slice(start.length) : '';
    return isId(id) ? id : null;
  };

export const ownCardImageIdOf = idIn(readImage);

export const extraCardPictureIdOf = idIn(readDeckPicture);

export const imagesOf = ({ ownCards }: Pick<Sort, 'ownCards'>): string[] => [
  ...new Set(
    Object.values(ownCards).flatMap(({ value }) => ownCardImageIdOf(value?.imageUrl ?? '') ?? []),
  ),
];

export function hasKnownCards({ cards = [] }: ResultBody, { answers, deck }: Sort): boolean {
  // Most cards have an answer; looking them up is faster than searching the deck.
  const isKnown = (name: string) => entryOf(answers, name) !== undefined || deck.includes(name);
  return cards.every(({ name }) => name === undefined || isKnown(name));
}

/** Four devices that do not know of each other. */
const ownCardsOfAllDevices = 4 * limits.ownCardsMax;

const ownCount = ({ ownCards }: Sort): number =>
  Object.values(ownCards).filter(({ value }) => value !== null).length;

export function mayHaveOwnCards(before: Sort, sort: Sort, hasSeen: boolean): boolean {
  const most = hasSeen ? limits.ownCardsMax : ownCardsOfAllDevices;
  return ownCount(sort) <= Math.max(most, ownCount(before));
}

export function mergeBody(sort: Sort, body: ResultBody, now: number) {
  const sent = applyBody(sort, withRemovedCards(body, sort, now), now);
  const merged = mergeSorts(sort, sent);
  return { sent, merged, isClientBehind: merged !== sent || revealsOwnCard(sort, merged, body) };
}

/** Removing a card makes room for a hidden one, which this device may not know. */
function revealsOwnCard(before: Sort, merged: Sort, { cards = [] }: ResultBody): boolean {
  if (ownCount(before) <= limits.ownCardsMax) return false;
  const known = new Set([...ownCardIds(before), ...cards.map(({ id }) => id)]);
  return ownCardIds(merged).some((id) => !known.has(id));
}

/** Only a save that confirms nothing and names its revision can skip the lock. */
export const isPlainSave = (body: ResultBody): body is ResultBody & { readonly revision: number } =>
  body.revision !== undefined &&
  !body.selected?.length &&
  body.reflection === undefined &&
  body.areWordsShared === undefined;

export function nextSort(sort: Sort, body: ResultBody, now: number): Sort | null {
  if (!hasKnownCards(body, sort)) return null;
  const { merged, isClientBehind } = mergeBody(sort, body, now);
  const isFit = mayHaveOwnCards(sort, merged, true) && freshImages(sort, merged).length === 0;
  return isFit && !isClientBehind ? boundSort(merged) : null;
}

export function isSameSelection(sort: Sort, selected: ResultBody['selected']): boolean {
  const sent = applyBody(sort, { selected }, 0).ranks.value;
  return sent.every((card, place) => card === sort.ranks.value[place]);
}

export function freshImages(before: Sort, sort: Sort): string[] {
  const known = new Set(imagesOf(before));
  return imagesOf(sort).filter((id) => !known.has(id));
}
