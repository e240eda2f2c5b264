import type { UsageSummary } from '@trio/contracts/usage';

/** A place where sorts are left: a card by its number, or the pick (null). */
export interface LeftAt {
  readonly step: number | null;
  readonly count: number;
}

/** Every card up to the last one at which somebody left, those without anybody too; then the pick. */
export function placesLeft(abandons: UsageSummary['abandons'], cards: number): LeftAt[] {
  const counts = new Map(abandons.map(({ step, count }) => [step, count]));
  const last = Math.max(cards, ...abandons.map(({ step }) => step ?? 0));
  const steps = Array.from({ length: last }, (_, place) => place + 1);
  return [...steps, null].map((step) => ({ step, count: counts.get(step) ?? 0 }));
}
