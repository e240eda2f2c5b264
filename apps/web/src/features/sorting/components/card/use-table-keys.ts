import type { Answer } from '@trio/domain/sorting/sort';
import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';
import { createObservable, useObservable } from '../../../../lib/observable.ts';
import { readStored, store } from '../../../../lib/storage.ts';
import { isArrow, meaningOfKey } from '../../model/answer-input.ts';

interface TableKeys {
  /** The card and its answers. Arrow keys always answer here; elsewhere they may scroll. */
  stage: RefObject<HTMLElement | null>;
  isOn: boolean;
  settle: () => void;
  onKey: (meaning: Answer | 'back') => void;
}

const textFields = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]';

export function useTableKeys({ stage, isOn, settle, onKey }: TableKeys): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const meaning = isOn ? meaningOfKey(event) : null;
    const target = event.target instanceof Element ? event.target : document.body;
    if (meaning === null || event.defaultPrevented) return;
    if (target.closest(textFields) !== null || document.querySelector('dialog[open]')) return;
    if (isArrow(event.key) && !isForCard(target, stage.current)) return;
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

/** Arrow keys scroll in the careers and on a page that is already scrolled. */
const isForCard = (target: Element, stage: Element | null): boolean =>
  stage?.contains(target) === true ||
  (target.closest('[data-scrolls]') === null && window.scrollY === 0);

const storageKey = 'shortcuts';
const areOn = createObservable(readStored(storageKey) !== 'off');

/** Single-key shortcuts interfere with speech input, so they can be switched off (WCAG 2.1.4). */
export const useShortcuts = (): boolean => useObservable(areOn);

export function setShortcuts(isOn: boolean): void {
  store(storageKey, isOn ? 'on' : 'off');
  areOn.set(isOn);
}
