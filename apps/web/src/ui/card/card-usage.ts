import type { UsageEvent } from '@trio/contracts/usage';
import { countEvent } from '../../lib/usage/usage.ts';
import type { CardView } from './card-view.ts';

/** Privacy: text that a school or a student wrote is never sent. */
function usageKeyOf({ kind, id }: Pick<CardView, 'kind' | 'id'>): string {
  return kind === 'built-in' ? id : kind === 'extra' ? 'extra' : 'own';
}

/** A built-in career is named by its place on the card; a school's career is not sent. */
const careerKeysOf = (
  card: Pick<CardView, 'kind' | 'id'>,
  careerId: string,
): Pick<UsageEvent, 'card' | 'career'> => ({
  card: usageKeyOf(card),
  ...(card.kind === 'built-in' && { career: careerId }),
});

export const countBack = (card: CardView): void =>
  countEvent('card-back-view', { card: usageKeyOf(card) });

export function countCareers(card: CardView): void {
  if (card.careers.length > 0) countEvent('sample-careers-view', { card: usageKeyOf(card) });
}

export const countCareer = (card: CardView, careerId: string): void =>
  countEvent('career-click', careerKeysOf(card, careerId));
