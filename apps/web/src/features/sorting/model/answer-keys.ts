import type { Answer } from '@trio/domain/sorting/sort';

interface KeyPress {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  /** True while a key is held: one press is one answer */
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
