import { useEffect } from 'react';
import { countEvent, sendWaitingEvents } from '../../../lib/usage/usage.ts';
import { activeClock, cardTimes } from './sorting-time.ts';
import { storeTime } from './browser-sync.ts';

const activityEvents = ['pointerdown', 'pointermove', 'keydown', 'wheel'] as const;

export function useActiveTime(): void {
  useEffect(() => {
    const watch = () => {
      if (document.visibilityState === 'visible') return activeClock.noteActivity();
      activeClock.pause();
      storeTime();
    };
    const leave = () => {
      activeClock.pause();
      storeTime();
    };
    watch();
    for (const event of activityEvents) {
      addEventListener(event, activeClock.noteActivity, { capture: true, passive: true });
    }
    document.addEventListener('visibilitychange', watch);
    addEventListener('pagehide', leave);
    return () => {
      for (const event of activityEvents) {
        removeEventListener(event, activeClock.noteActivity, { capture: true });
      }
      document.removeEventListener('visibilitychange', watch);
      removeEventListener('pagehide', leave);
      leave();
    };
  }, []);
}

function report(): void {
  const times = cardTimes.take();
  if (times) countEvent('card-times', { times });
}

export function useCardTimes(): void {
  useEffect(() => {
    const leave = () => {
      report();
      // The page may not come back, and the usage module's own send has already run.
      sendWaitingEvents();
    };
    const watch = () => {
      if (document.visibilityState === 'hidden') leave();
    };
    cardTimes.begin();
    document.addEventListener('visibilitychange', watch);
    addEventListener('pagehide', leave);
    return () => {
      document.removeEventListener('visibilitychange', watch);
      removeEventListener('pagehide', leave);
      report();
    };
  }, []);
}
