import type { UsageSummary } from '@trio/contracts/usage';

/** `step` is a card's number, or null for the pick. */
export interface LeftAt {
  readonly step: number | null;
  readonly count: number;
}

/** All cards, including those at which no sort was left; then the pick. */
export function placesLeft(abandons: UsageSummary['abandons'], cards: number): LeftAt[] {
  const counts = new Map(abandons.map(({ step, count }) => [step, count]));
  const last = Math.max(cards, ...abandons.map(({ step }) => step ?? 0));
  const steps = Array.from({ length: last }, (_, place) => place + 1);
  return [...steps, null].map((step) => ({ step, count: counts.get(step) ?? 0 }));
}
