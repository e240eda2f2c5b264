import type { Answer } from '@trio/domain/sorting/sort';

interface KeyPress {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly repeat: boolean;
}

const answerKeys: Readonly<Partial<Record<string, Answer>>> = {
  '1': 'dislike',
  '2': 'like',
  '3': 'superlike',
  ArrowLeft: 'dislike',
  ArrowUp: 'like',
  ArrowRight: 'superlike',
};

export const isArrow = (key: string): boolean => key.startsWith('Arrow');

export function meaningOfKey(press: KeyPress): Answer | 'back' | null {
  const { key, ctrlKey, metaKey, altKey, repeat } = press;
  if (repeat || altKey) return null;
  if (ctrlKey || metaKey) return key.toLowerCase() === 'z' ? 'back' : null;
  return key === 'Backspace' ? 'back' : (answerKeys[key] ?? null);
}

/** Distance in pixels and speed in pixels per millisecond */
interface Swipe {
  readonly x: number;
  readonly y: number;
  readonly speed: number;
}

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
