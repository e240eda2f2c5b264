import { createObservable, useObservable } from './observable.ts';
import { readStored, store } from './storage.ts';

const storageKey = 'shortcuts';
const areOn = createObservable(readStored(storageKey) !== 'off');

/** Single-key shortcuts interfere with speech input, so they can be switched off (WCAG 2.1.4). */
export const useShortcuts = (): boolean => useObservable(areOn);

export function setShortcuts(isOn: boolean): void {
  store(storageKey, isOn ? 'on' : 'off');
  areOn.set(isOn);
}
