import { useEffect } from 'react';
import { countEvent, sendWaitingEvents } from '../usage/usage.ts';
import { cardTimes } from './card-times.ts';

function report(): void {
  const times = cardTimes.take();
  if (times) countEvent('card-times', { times });
}

/** While the cards are on the table. Told when they are left, or the page is out of sight. */
export function useCardTimes(): void {
  useEffect(() => {
    const leave = () => {
      report();
      // The page may not come back, and what sends by itself at this moment has done so already.
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
