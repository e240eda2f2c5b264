import { useEffect } from 'react';
import { resumeSession } from '../../../../lib/session/session.ts';

/** A link in a mail opens in another tab: back in this one, what it confirmed is no longer asked for. */
export function useFreshAccount(isWaiting: boolean): void {
  useEffect(() => {
    if (!isWaiting) return;
    const refresh = () => {
      if (document.visibilityState !== 'visible') return;
      // Ends the session of an account that was deleted; on any other failure the page goes on.
      void resumeSession();
    };
    document.addEventListener('visibilitychange', refresh);
    return () => document.removeEventListener('visibilitychange', refresh);
  }, [isWaiting]);
}
