import { useEffect } from 'react';
import { createObservable, useObservable } from '../observable.ts';

/** How many parts of the page wait for the server. */
const waiting = createObservable(0);

/** Marks a part of the page as waiting: however many there are, a screen reader hears of it once. */
export function useWaitingMark(isWaiting: boolean): void {
  useEffect(() => {
    if (!isWaiting) return;
    waiting.set(waiting.get() + 1);
    return () => waiting.set(waiting.get() - 1);
  }, [isWaiting]);
}

export const useIsWaiting = (): boolean => useObservable(waiting) > 0;
