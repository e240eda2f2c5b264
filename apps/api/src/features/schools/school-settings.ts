import { cardKeys, type CardKey } from '@trio/deck/facts.generated';
import type { Region } from '@trio/domain/regions';

/** What a platform administrator decides about a school; it reaches the records of its students. */
export interface SchoolSettings {
  readonly region: Region;
  readonly isConsumerGroup: boolean;
  readonly isFreemiumGroup: boolean;
  readonly isPathExplorerEnabled: boolean;
  readonly isCardExpanded: boolean;
  readonly excludedCards: readonly string[];
  readonly expiresAt: Date | null;
  readonly isAllowListOn: boolean;
  readonly isDenyListOn: boolean;
}

const byName = new Map(cardKeys.map((key) => [key.toLowerCase(), key]));

/** The card of this name, however it is capitalised. */
export const findCard = (name: string): CardKey | null =>
  byName.get(name.trim().toLowerCase()) ?? null;

/** A sort ends in three cards: with fewer there is nothing to choose. */
const fewestCards = 3;
export const mostExcludedCards = cardKeys.length - fewestCards;

/** Each card once, in the deck's own order. */
export const inDeckOrder = (cards: readonly CardKey[]): CardKey[] =>
  cardKeys.filter((key) => cards.includes(key));

export type Contradiction = 'freemium-without-consumer' | 'nobody-allowed' | 'nobody-denied';

/** Settings that are allowed and do not do what whoever made them may think. */
export function contradictionsIn(
  school: SchoolSettings & {
    readonly allowedEmailDomains: readonly string[];
    readonly deniedEmailDomains: readonly string[];
  },
): readonly Contradiction[] {
  return [
    // Only a consumer group has the screens that the freemium flag changes.
    ...(school.isFreemiumGroup && !school.isConsumerGroup
      ? (['freemium-without-consumer'] as const)
      : []),
    ...(school.isAllowListOn && school.allowedEmailDomains.length === 0
      ? (['nobody-allowed'] as const)
      : []),
    ...(school.isDenyListOn && school.deniedEmailDomains.length === 0
      ? (['nobody-denied'] as const)
      : []),
  ];
}
