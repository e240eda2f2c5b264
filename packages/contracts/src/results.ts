import { limits } from '@trio/domain/limits';
import { isBlank, isPlainText } from '@trio/domain/plain-text';
import { answers, passKinds } from '@trio/domain/sorting/sort';
import * as z from 'zod/mini';
import { extraCard } from './cards.ts';
import { defineEndpoint } from './endpoint.ts';
import { pathId } from './query-fields.ts';
import { reflection } from './reflection.ts';
import { cardColor, cardDescription, cardTitle, ownPicture } from './own-card.ts';
import { withCode } from './with-code.ts';

/** Milliseconds of the device's clock, within the range of `Date`. */
const stamp = z.int().check(z.nonnegative(), z.maximum(8.64e15));
export const cardId = z.string().check(z.minLength(1), z.maxLength(120), z.refine(isPlainText));

const ownCardFields = {
  title: cardTitle,
  description: cardDescription,
  imageUrl: ownPicture,
  color: cardColor,
};

const selectedOwnCard = z.object({
  id: z.optional(cardId),
  title: cardTitle,
  description: z._default(cardDescription, ''),
  imageUrl: z._default(ownPicture, ''),
  color: z.optional(ownCardFields.color),
});

/**
 * A deck card has a `name`, an own card has an `id` and a title. `at` is the moment of the answer:
 * the later of two copies wins.
 */
export const sortedCard = z.object({
  name: z.optional(cardId),
  id: z.optional(cardId),
  result: z.nullable(z.enum(answers)),
  rank: z.optional(
    z.nullable(
      z.union([z.literal(1), z.literal(2), z.literal(3)], withCode('result/rank-invalid')),
    ),
  ),
  at: z.optional(stamp),
  ideas: z.optional(
    z
      .array(
        z.string().check(z.minLength(1), z.maxLength(2 * limits.ideaMax), z.refine(isPlainText)),
      )
      .check(
        z.maxLength(limits.ideasPerCard),
        z.overwrite((ideas) => ideas.filter((idea) => !isBlank(idea))),
      ),
  ),
  ideasAt: z.optional(stamp),
  title: z.optional(ownCardFields.title),
  description: z.optional(ownCardFields.description),
  imageUrl: z.optional(ownCardFields.imageUrl),
  color: z.optional(ownCardFields.color),
});
export type SortedCard = z.output<typeof sortedCard>;

const ranksOf = (cards: readonly SortedCard[]) => cards.flatMap(({ rank }) => (rank ? [rank] : []));

const areDistinct = (values: readonly unknown[]): boolean => new Set(values).size === values.length;

const areRanksApart = (cards: readonly SortedCard[]): boolean => {
  const ranked = cards.filter(({ rank }) => rank);
  const names = ranked.map(({ name, id, title }) => name ?? { own: id ?? title });
  return areDistinct(ranksOf(cards)) && areDistinct(names.map((each) => JSON.stringify(each)));
};

const sortedCards = z.array(sortedCard).check(
  z.maxLength(limits.deckMax + 50),
  z.refine(
    (cards) => ranksOf(cards).length <= limits.cardsToPick,
    withCode('result/too-many-picks'),
  ),
  z.refine(
    (cards) => ranksOf(cards).length > limits.cardsToPick || areRanksApart(cards),
    withCode('result/rank-invalid'),
  ),
  z.refine(
    (cards) => cards.filter(({ name }) => name === undefined).length <= limits.ownCardsMax,
    withCode('card/too-many'),
  ),
);

export const selectedCard = z.union(
  [cardId, selectedOwnCard],
  withCode('result/selection-invalid'),
);
export type SelectedCard = z.output<typeof selectedCard>;

export const selectedKey = (card: SelectedCard): string =>
  typeof card === 'string' ? card : (card.id ?? card.title);
const isSelection = (list: readonly SelectedCard[]): boolean =>
  list.length === 0 || (list.length === limits.cardsToPick && areDistinct(list.map(selectedKey)));
const selected = z.array(selectedCard).check(
  z.refine((list) => list.length <= limits.cardsToPick, withCode('result/too-many-picks')),
  z.refine(
    (list) => list.length > limits.cardsToPick || isSelection(list),
    withCode('result/selection-invalid'),
  ),
);

const pass = z.object({ kind: z.enum(passKinds), at: stamp });
const removedCards = z
  .array(z.object({ id: cardId, at: stamp }))
  .check(z.maxLength(limits.removedCardsMax));
const device = z.string().check(z.regex(/^[a-z\d][\w-]{0,39}$/iu));

/** The database's integer range. */
const revision = z.int().check(z.nonnegative(), z.maximum(2 ** 31 - 1));

/** Absent fields stay unchanged. */
const resultFields = {
  cards: z.optional(sortedCards),
  selected: z.optional(selected),
  confirmedAt: z.optional(stamp),
  language: z.optional(z.enum(['en', 'fr'])),
  /** On this device. */
  totalTimeSpent: z.optional(z.int().check(z.nonnegative(), z.maximum(1e11))),
  device: z.optional(device),
  pass: z.optional(pass),
  rankedAt: z.optional(stamp),
  removedCards: z.optional(removedCards),
  /** Only for a confirmed sort, or with the confirmation itself. */
  reflection: z.optional(reflection),
  /** The teachers of the student's classes may read the reflection. Like it, for a confirmed sort. */
  areWordsShared: z.optional(z.boolean()),
  /** The revision that this copy is based on. If it is absent or outdated, the server merges. */
  revision: z.optional(revision),
};
const resultBody = z.object(resultFields);
export type ResultBody = z.output<typeof resultBody>;

export const confirmedResult = z.object({
  id: z.uuid(),
  created: z.iso.datetime(),
  updated: z.iso.datetime(),
  selected: z.array(selectedCard),
  extraCards: z.array(extraCard),
  reflection: z.nullable(reflection),
  /** Optional: an older server does not send it. */
  areWordsShared: z.optional(z.boolean()),
  emailSent: z.boolean(),
  /** Consumer groups: the team has sent it, so it can be downloaded. */
  profileSent: z.boolean(),
  /** All own cards, also those outside the three. Optional: an older server does not send it. */
  ownCards: z.optional(z.array(selectedOwnCard)),
  /** The student's ideas by card. */
  ideas: z.optional(z.record(z.string(), z.array(z.string()))),
});

/** The sort in progress, else the latest confirmed one; empty before the first sort. */
export const resultRecord = z.object({
  id: z.nullable(z.uuid()),
  created: z.nullable(z.iso.datetime()),
  startTime: z.nullable(z.int()),
  selected: z.array(selectedCard),
  cards: z.array(sortedCard),
  extraCards: z.array(extraCard),
  totalTimeSpent: z.int(),
  time: z.record(z.string(), z.int()),
  pass: z.nullable(pass),
  rankedAt: z.nullable(stamp),
  removedCards,
  confirmedAt: z.nullable(stamp),
  revision: z.int(),
  sortAttempts: z.int(),
  confirmed: z.nullable(confirmedResult),
  previous: z.nullable(confirmedResult),
});
export type ResultRecord = z.output<typeof resultRecord>;
export type ConfirmedResult = z.output<typeof confirmedResult>;

export const getResult = defineEndpoint({
  method: 'GET',
  path: '/results',
  summary: 'Get the sort in progress, or else the latest confirmed result',
  access: ['student'],
  answer: resultRecord,
});

export const createResult = defineEndpoint({
  method: 'POST',
  path: '/results',
  summary: 'Start a sort, or import one that was started offline',
  access: ['student'],
  body: z.object({
    ...resultFields,
    /** Created by the device, so that a repeated request starts only one sort. */
    id: z.optional(z.uuid()),
    replaces: z.optional(z.uuid()),
    /** If another device changed that sort since, nothing is replaced. */
    replacesRevision: z.optional(revision),
    startTime: z.optional(stamp),
  }),
  status: 201,
  answer: resultRecord,
});

export const updateResult = defineEndpoint({
  method: 'PUT',
  path: '/results/:id',
  summary: 'Save a sort, or confirm it with three selected cards',
  access: ['student'],
  params: pathId,
  body: resultBody,
  answer: z.object({
    id: z.uuid(),
    selected: z.array(selectedCard),
    revision: z.int(),
    merged: z.optional(resultRecord),
  }),
});

export const deleteResult = defineEndpoint({
  method: 'DELETE',
  path: '/results/:id',
  summary: 'Abandon the sort in progress; confirmed results stay',
  access: ['student'],
  params: pathId,
  query: z.object({
    /** If another device changed the sort since, it is not deleted. */
    revision: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(2 ** 31 - 1))),
  }),
  answer: null,
});
