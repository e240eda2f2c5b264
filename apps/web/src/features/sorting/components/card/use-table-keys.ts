import type { Answer } from '@trio/domain/sorting/sort';
import { useEffectEvent, useLayoutEffect } from 'react';
import { isArrow, meaningOfKey } from '../../model/answer-input.ts';

interface TableKeys {
  isOn: boolean;
  settle: () => void;
  onKey: (meaning: Answer | 'back') => void;
}

const textFields = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]';
/** A card's back takes the keys too. */
const otherDialogs = 'dialog[open]:not([data-look="card"])';

/** The card and the answers. Elsewhere arrow keys scroll. */
const arrowPlaces = '[data-arrows]';

export function useTableKeys({ isOn, settle, onKey }: TableKeys): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const meaning = isOn ? meaningOfKey(event) : null;
    const target = event.target instanceof Element ? event.target : document.body;
    if (meaning === null || event.defaultPrevented) return;
    if (target.closest(textFields) !== null || document.querySelector(otherDialogs)) return;
    if (isArrow(event.key) && target.closest(arrowPlaces) === null) return;
    event.preventDefault();
    onKey(meaning);
  });
  // Before the paint: a key pressed as soon as the card is visible must count.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => {
      settle();
      handleKey(event);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [settle]);
}
