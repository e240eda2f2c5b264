import type { Answer } from '@trio/domain/sorting/sort';

/** Distance in pixels and speed in pixels per millisecond */
export interface Swipe {
  readonly x: number;
  readonly y: number;
  readonly speed: number;
}

/** Pixels. A shorter movement is a tap. */
export const tapSlop = 8;

const farEnough = 88;
const flickSpeed = 0.45;
const flickDistance = 28;

export function swipeDirection({ x, y }: Pick<Swipe, 'x' | 'y'>): Answer | null {
  if (Math.hypot(x, y) < tapSlop) return null;
  if (Math.abs(x) >= Math.abs(y)) return x < 0 ? 'dislike' : 'superlike';
  return y < 0 ? 'like' : null;
}

export function swipeAnswer(swipe: Swipe): Answer | null {
  const distance = Math.hypot(swipe.x, swipe.y);
  const isMeant = distance >= farEnough || (distance >= flickDistance && swipe.speed >= flickSpeed);
  return isMeant ? swipeDirection(swipe) : null;
}
