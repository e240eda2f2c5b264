import { useSyncExternalStore } from 'react';

export interface Observable<T> {
  readonly get: () => T;
  readonly set: (next: T) => void;
  readonly subscribe: (listener: () => void) => () => void;
  /** Holds back notifications until the returned function is called; `get` is always current. */
  readonly hold: () => () => void;
}

export function createObservable<T>(initial: T): Observable<T> {
  let value = initial;
  let holds = 0;
  let isPending = false;
  const listeners = new Set<() => void>();
  const notify = () => {
    if (holds > 0 || !isPending) return;
    isPending = false;
    for (const listener of listeners) listener();
  };
  return {
    get: () => value,
    set: (next) => {
      value = next;
      isPending = true;
      notify();
    },
    hold: () => {
      holds += 1;
      return () => {
        holds -= 1;
        notify();
      };
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const useObservable = <T>(observable: Observable<T>): T =>
  // The server snapshot is the same: a prerendered page starts with the initial value.
  useSyncExternalStore(observable.subscribe, observable.get, observable.get);
