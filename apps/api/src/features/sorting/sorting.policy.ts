import type { ResultBody } from '@trio/contracts/results';
import { ownCardIds } from '@trio/domain/sorting/ranks';
import { answerOf, isFinalStamp, isLiked, type Sort } from '@trio/domain/sorting/sort';
import { ApiError } from '../../http/api-error.ts';
import { hasKnownCards, ownCardImageIdOf, mayHaveOwnCards } from './sorting.rules.ts';

/** An expired school's students may finish a sort in progress, but not begin one. */
export function refuseExpiredSchool({ expiresAt }: { expiresAt: Date | null }, now: Date): void {
  if (expiresAt !== null && expiresAt <= now) throw new ApiError('result/school-expired');
}

export function refuseUnconfirmed(school: {
  readonly isAllowListOn: boolean;
  readonly requiresConfirmedEmail: boolean;
  readonly student: { readonly isEmailUnconfirmed: boolean; readonly sortAttempts: number };
}): void {
  const { isEmailUnconfirmed, sortAttempts } = school.student;
  const isRequired = school.requiresConfirmedEmail && school.isAllowListOn;
  if (isRequired && isEmailUnconfirmed && sortAttempts === 0) {
    throw new ApiError('result/email-unconfirmed');
  }
}

type SentBody = ResultBody & { readonly startTime?: number | undefined };

export function refuseMalformed(body: SentBody, now: Date): void {
  const { cards = [], selected = [] } = body;
  for (const { name, title, imageUrl = '' } of cards) {
    if (name !== undefined) continue;
    if (title === undefined) throw new ApiError('card/title-required');
    refuseForeignPicture(imageUrl);
  }
  for (const card of selected) if (typeof card !== 'string') refuseForeignPicture(card.imageUrl);
  if (latestStamp(body) > now.getTime() + century) throw new ApiError('request/invalid');
}

// A clock may be wrong by years. A later stamp would leave no room for a newer answer.
const century = 100 * 366 * 24 * 3_600_000;

function latestStamp({ cards = [], removedCards = [], ...body }: SentBody): number {
  const { pass, rankedAt = 0, confirmedAt = 0, startTime = 0 } = body;
  let latest = Math.max(pass?.at ?? 0, rankedAt, confirmedAt, startTime);
  for (const { name, at = 0, ideasAt = 0 } of cards) {
    // A card confirmed on another device has the final stamp, later than any other.
    if (name === undefined && isFinalStamp(at)) continue;
    latest = Math.max(latest, at, ideasAt);
  }
  for (const { at } of removedCards) latest = Math.max(latest, at);
  return latest;
}

function refuseForeignPicture(imageUrl: string): void {
  if (imageUrl !== '' && ownCardImageIdOf(imageUrl) === null) throw new ApiError('card/malformed');
}

export function refuseUnknownCards(body: ResultBody, sort: Sort): void {
  if (!hasKnownCards(body, sort)) throw new ApiError('result/card-unknown');
}

/**
 * The three must be in the sort, and liked or the student's own. A like in any copy counts: a later
 * answer from another device must not make the confirmation fail.
 */
export function refuseUnfitPicks(sort: Sort, ...copies: readonly Sort[]): void {
  const { ranks, deck, confirmedAt } = sort;
  if (confirmedAt === null) return;
  const own = new Set<string | null>(ownCardIds(sort));
  const there = new Set<string | null>([...deck, ...own]);
  if (!ranks.value.every((card) => there.has(card))) throw new ApiError('result/card-unknown');
  const wasLiked = (card: string | null) =>
    card !== null && [sort, ...copies].some((copy) => isLiked(answerOf(copy, card)));
  if (!ranks.value.every((card) => own.has(card) || wasLiked(card))) {
    throw new ApiError('result/selection-invalid');
  }
}

export function refuseChanged(stored: number, known: number | undefined): void {
  if (known !== undefined && known !== stored) throw new ApiError('result/changed');
}

/**
 * Devices that were offline may exceed the limit; the surplus cards are hidden (see ownCardIds).
 */
export function refuseTooManyOwnCards(before: Sort, sort: Sort, hasSeen: boolean): void {
  if (!mayHaveOwnCards(before, sort, hasSeen)) throw new ApiError('card/too-many');
}
