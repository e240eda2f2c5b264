import { useEffect } from 'react';
import { updateAccount } from '../../../../lib/session/session.ts';
import { getMe } from '../../api/get-me.ts';

/** A link in a mail opens in another tab: back in this one, what it confirmed is no longer asked for. */
export function useFreshAccount(isWaiting: boolean): void {
  useEffect(() => {
    if (!isWaiting) return;
    const refresh = () => {
      if (document.visibilityState !== 'visible') return;
      // Where that fails, the page goes on with what it knows.
      getMe().then(
        (account) => updateAccount({ pendingEmail: undefined, ...account }),
        () => undefined,
      );
    };
    document.addEventListener('visibilitychange', refresh);
    return () => document.removeEventListener('visibilitychange', refresh);
  }, [isWaiting]);
}
