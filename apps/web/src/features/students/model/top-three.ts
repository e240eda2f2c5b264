import { limits } from '@trio/domain/limits';
import { inOrder } from '@trio/domain/sorting/in-order';

export interface Chosen {
  readonly name: string;
  readonly count: number;
}

/** Ties keep the server's order. */
export const topThree = (challenges: Readonly<Record<string, number>>): Chosen[] =>
  inOrder(
    Object.entries(challenges).map(([name, count]) => ({ name, count })),
    (a, b) => b.count - a.count,
  ).slice(0, limits.cardsToPick);
