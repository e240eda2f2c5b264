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

/** A card that was answered in this pass stays in it, even if it is no longer liked. */
export const passCards = (sort: Sort): readonly string[] => cardsAsked(settled(sort));

function cardsAsked(sort: Sort): readonly string[] {
  if (sort.pass.value !== 'liked') return sort.deck;
  return sort.deck.filter(
    (card) => !isDue(sort, card) || isLiked(answerOf(sort, card)) || isUnanswered(sort, card),
  );
}

const isUnanswered = (sort: Sort, card: string): boolean => answerOf(sort, card) === null;

export const isOpen = (sort: Sort, card: string): boolean => isDue(settled(sort), card);

/** The first pass accepts every answer; a second pass asks again about older ones. */
const isDue = (sort: Sort, card: string): boolean =>
  isUnanswered(sort, card) ||
  (sort.pass.value !== 'first' && (entryOf(sort.answers, card)?.at ?? 0) < sort.pass.at);

/** The 1-based position of the first open card; the number of cards + 1 if the pass is done. */
export function positionOf(sort: Sort): number {
  const current = settled(sort);
  const cards = cardsAsked(current);
  const open = cards.findIndex((card) => isDue(current, card));
  return (open === -1 ? cards.length : open) + 1;
}

export const isPassDone = (sort: Sort): boolean => positionOf(sort) > passCards(sort).length;

export function isPassUntouched(sort: Sort): boolean {
  const current = settled(sort);
  return cardsAsked(current).every((card) => isDue(current, card));
}

export const likedCards = (sort: Sort): readonly string[] =>
  sort.deck.filter((card) => isLiked(answerOf(sort, card)));

export const hasTooFew = (sort: Sort): boolean => likedCards(sort).length < limits.cardsToPick;

export const isLaterPass = (sort: Sort): boolean => settled(sort).pass.value !== 'first';

/** The first pass is always whole. In every later one, three liked cards are enough. */
export const mayPick = (sort: Sort): boolean =>
  !hasTooFew(sort) && (isLaterPass(sort) || isPassDone(sort));

export const startPass = (sort: Sort, kind: Exclude<PassKind, 'first'>, now: number): Sort =>
  sort.confirmedAt === null ? { ...sort, pass: { value: kind, at: stampFor(sort, now) } } : sort;

/** A finished pass with too few liked cards starts another one over all cards. */
function settlePass(sort: Sort, now: number): Sort {
  if (cardsAsked(sort).some((card) => isDue(sort, card)) || !hasTooFew(sort)) return sort;
  return startPass(sort, 'all', now);
}

/**
 * A merge of two devices may leave too few liked cards although neither started the next pass.
 * Stamp 0 gives every device the same result.
 */
const settled = (sort: Sort): Sort => settlePass(sort, 0);

export function answerCard(sort: Sort, card: string, answer: Answer, now: number): Sort {
  if (sort.confirmedAt !== null || !sort.deck.includes(card)) return sort;
  const answered = writeAnswer(settlePass(sort, now), card, answer, now);
  return settlePass(dropLostRanks(answered, now), now);
}

/** Also clears the ranks, because they depended on the answers. */
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
