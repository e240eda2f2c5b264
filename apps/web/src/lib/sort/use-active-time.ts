import { useEffect } from 'react';
import { activeClock } from './active-clock.ts';
import { keepTime } from './sort-keeping.ts';

const signsOfLife = ['pointerdown', 'pointermove', 'keydown', 'wheel'] as const;

/**
 * Counts the time spent on a page of the sort: while it is in view, pauses over two minutes left out.
 * Nothing is drawn for it; an answer takes along what has come together.
 */
export function useActiveTime(): void {
  useEffect(() => {
    const watch = () => {
      if (document.visibilityState === 'visible') return activeClock.sign();
      activeClock.pause();
      keepTime();
    };
    const leave = () => {
      activeClock.pause();
      keepTime();
    };
    watch();
    for (const sign of signsOfLife) {
      addEventListener(sign, activeClock.sign, { capture: true, passive: true });
    }
    document.addEventListener('visibilitychange', watch);
    addEventListener('pagehide', leave);
    return () => {
      for (const sign of signsOfLife) {
        removeEventListener(sign, activeClock.sign, { capture: true });
      }
      document.removeEventListener('visibilitychange', watch);
      removeEventListener('pagehide', leave);
      leave();
    };
  }, []);
}
