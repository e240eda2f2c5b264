import { useSyncExternalStore } from 'react';

/** A value outside React that components can watch. */
export interface Observable<T> {
  readonly get: () => T;
  readonly set: (next: T) => void;
  readonly subscribe: (listener: () => void) => () => void;
  /** Until what it returns is called, whoever asks gets what is new, and nobody is told of it. */
  readonly hold: () => () => void;
}

export function createObservable<T>(initial: T): Observable<T> {
  let value = initial;
  let holds = 0;
  let isUntold = false;
  const listeners = new Set<() => void>();
  const tell = () => {
    if (holds > 0 || !isUntold) return;
    isUntold = false;
    for (const listener of listeners) listener();
  };
  return {
    get: () => value,
    set: (next) => {
      value = next;
      isUntold = true;
      tell();
    },
    hold: () => {
      holds += 1;
      return () => {
        holds -= 1;
        tell();
      };
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const useObservable = <T>(observable: Observable<T>): T =>
  // The same where there is no browser yet: what the page starts with is what was rendered for it.
  useSyncExternalStore(observable.subscribe, observable.get, observable.get);
