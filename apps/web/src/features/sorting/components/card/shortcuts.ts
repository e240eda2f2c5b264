import { createObservable, useObservable } from '../../../../lib/observable.ts';
import { readStored, store } from '../../../../lib/storage.ts';

const storageKey = 'shortcuts';
const areOn = createObservable(readStored(storageKey) !== 'off');

/** Single keys can get in the way of somebody who talks to their computer: they can be switched off. */
export const useShortcuts = (): boolean => useObservable(areOn);

export function setShortcuts(isOn: boolean): void {
  store(storageKey, isOn ? 'on' : 'off');
  areOn.set(isOn);
}
