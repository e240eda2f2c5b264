import { cardKeys, type CardKey } from '@trio/deck/facts.generated';
import type { Region } from '@trio/domain/regions';

export interface SchoolSettings {
  readonly region: Region;
  readonly isConsumerGroup: boolean;
  readonly isFreemiumGroup: boolean;
  readonly isPathExplorerEnabled: boolean;
  readonly isCardExpanded: boolean;
  readonly isCardOrderFixed: boolean;
  readonly excludedCards: readonly string[];
  readonly expiresAt: Date | null;
  readonly isAllowListOn: boolean;
  readonly isDenyListOn: boolean;
}

const byName = new Map(cardKeys.map((key) => [key.toLowerCase(), key]));

export const findCard = (name: string): CardKey | null =>
  byName.get(name.trim().toLowerCase()) ?? null;

/** A sort ends in three cards. */
const fewestCards = 3;
export const mostExcludedCards = cardKeys.length - fewestCards;

export const inDeckOrder = (cards: readonly CardKey[]): CardKey[] =>
  cardKeys.filter((key) => cards.includes(key));

export type Contradiction = 'freemium-without-consumer' | 'nobody-allowed' | 'nobody-denied';

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

const day = 24 * 60 * 60_000;

export function endOfDay(lastDay: string): Date | null {
  const start = new Date(`${lastDay}T00:00:00.000Z`);
  // JavaScript reads 31 February as 3 March.
  const isDay = !Number.isNaN(start.getTime()) && start.toISOString().slice(0, 10) === lastDay;
  return isDay ? new Date(start.getTime() + day - 1) : null;
}

export const lastDayOf = (expiresAt: Date | null): string | null =>
  expiresAt && expiresAt.toISOString().slice(0, 10);
