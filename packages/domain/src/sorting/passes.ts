import { limits } from '../limits.ts';
import { dropLostRanks } from './ranks.ts';
import {
  answerOf,
  entryOf,
  isLiked,
  noRanks,
  stampFor,
  type Answer,
  type PassKind,
  type Sort,
} from './sort.ts';

/** The cards of the pass that is under way, in order. One answered in it stays, whatever the answer. */
export const passCards = (sort: Sort): readonly string[] => cardsAsked(settled(sort));

function cardsAsked(sort: Sort): readonly string[] {
  if (sort.pass.value !== 'liked') return sort.deck;
  return sort.deck.filter(
    (card) => !isDue(sort, card) || isLiked(answerOf(sort, card)) || isUnanswered(sort, card),
  );
}

const isUnanswered = (sort: Sort, card: string): boolean => answerOf(sort, card) === null;

/** Whether the pass still has to ask about this card. */
export const isOpen = (sort: Sort, card: string): boolean => isDue(settled(sort), card);

/** The first pass takes an answer whenever it was given; a second one asks about it again. */
const isDue = (sort: Sort, card: string): boolean =>
  isUnanswered(sort, card) ||
  (sort.pass.value !== 'first' && (entryOf(sort.answers, card)?.at ?? 0) < sort.pass.at);

/** From 1: the first card that the pass has to ask about; one more than there are once it is through. */
export function positionOf(sort: Sort): number {
  const current = settled(sort);
  const cards = cardsAsked(current);
  const open = cards.findIndex((card) => isDue(current, card));
  return (open === -1 ? cards.length : open) + 1;
}

export const isPassDone = (sort: Sort): boolean => positionOf(sort) > passCards(sort).length;

/** Nothing of the pass has been answered yet: this is where it explains itself. */
export function isPassUntouched(sort: Sort): boolean {
  const current = settled(sort);
  return cardsAsked(current).every((card) => isDue(current, card));
}

export const likedCards = (sort: Sort): readonly string[] =>
  sort.deck.filter((card) => isLiked(answerOf(sort, card)));

export const hasTooFew = (sort: Sort): boolean => likedCards(sort).length < limits.cardsToPick;

/** A second sort: answers are kept until they are changed. */
export const startPass = (sort: Sort, kind: Exclude<PassKind, 'first'>, now: number): Sort =>
  sort.confirmedAt === null ? { ...sort, pass: { value: kind, at: stampFor(sort, now) } } : sort;

/** A pass that is through with too few liked cards leads to another one over all of them. */
function settlePass(sort: Sort, now: number): Sort {
  if (cardsAsked(sort).some((card) => isDue(sort, card)) || !hasTooFew(sort)) return sort;
  return startPass(sort, 'all', now);
}

/**
 * The pass as it stands: what two devices said may together leave too few liked cards, and neither of
 * them has begun the next pass. The stamp is the same for everybody who looks.
 */
const settled = (sort: Sort): Sort => settlePass(sort, 0);

/** An answer to a card of the sort; to any other it changes nothing. */
export function answerCard(sort: Sort, card: string, answer: Answer, now: number): Sort {
  if (sort.confirmedAt !== null || !sort.deck.includes(card)) return sort;
  const answered = writeAnswer(settlePass(sort, now), card, answer, now);
  return settlePass(dropLostRanks(answered, now), now);
}

/** Clears an answer. What was ranked is picked again: it rested on the answers as they were. */
export function undoAnswer(sort: Sort, card: string, now: number): Sort {
  if (sort.confirmedAt !== null || isUnanswered(sort, card)) return sort;
  const undone = writeAnswer(sort, card, null, now);
  const hasRanks = sort.ranks.value.some((slot) => slot !== null);
  return hasRanks ? { ...undone, ranks: { value: noRanks, at: stampFor(undone, now) } } : undone;
}

const writeAnswer = (sort: Sort, card: string, value: Answer | null, now: number): Sort => ({
  ...sort,
  answers: { ...sort.answers, [card]: { value, at: stampFor(sort, now) } },
});
