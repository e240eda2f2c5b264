import type { Answer } from '@trio/domain/sorting/sort';

/** How far a finger has moved the card, in pixels, and how fast it is going, in pixels a millisecond. */
export interface Swipe {
  readonly x: number;
  readonly y: number;
  readonly speed: number;
}

/** Further than this the card is being moved; up to here it is a tap. */
export const tapSlop = 8;

const farEnough = 88;
const flickSpeed = 0.45;
const flickDistance = 28;

/** Which answer a card is being moved towards: left, up or right. Down leads nowhere. */
export function swipeDirection({ x, y }: Pick<Swipe, 'x' | 'y'>): Answer | null {
  if (Math.hypot(x, y) < tapSlop) return null;
  if (Math.abs(x) >= Math.abs(y)) return x < 0 ? 'dislike' : 'superlike';
  return y < 0 ? 'like' : null;
}

/** The answer of a card that is let go: moved far enough, or flicked. Otherwise it comes back. */
export function swipeAnswer(swipe: Swipe): Answer | null {
  const distance = Math.hypot(swipe.x, swipe.y);
  const isMeant = distance >= farEnough || (distance >= flickDistance && swipe.speed >= flickSpeed);
  return isMeant ? swipeDirection(swipe) : null;
}
