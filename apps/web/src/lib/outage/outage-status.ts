import { useEffect } from 'react';
import { createObservable, useObservable } from '../observable.ts';

const waiting = createObservable(0);

/** Counts the waiting parts of a page, so that a screen reader announces them once. */
export function useWaitingMark(isWaiting: boolean): void {
  useEffect(() => {
    if (!isWaiting) return;
    waiting.set(waiting.get() + 1);
    return () => waiting.set(waiting.get() - 1);
  }, [isWaiting]);
}

export const useIsWaiting = (): boolean => useObservable(waiting) > 0;
