import { resendVerification as endpoint } from '@trio/contracts/accounts';
import { useEffect } from 'react';
import { call } from '../../../../lib/api/call.ts';
import { resumeSession } from '../../../../lib/session/session.ts';

/** An email link opens in another tab; this tab reloads the account when the user returns. */
export function useFreshAccount(isWaiting: boolean): void {
  useEffect(() => {
    if (!isWaiting) return;
    const refresh = () => {
      if (document.visibilityState !== 'visible') return;
      // Ends the session of a deleted account; any other failure is ignored.
      void resumeSession();
    };
    document.addEventListener('visibilitychange', refresh);
    return () => document.removeEventListener('visibilitychange', refresh);
  }, [isWaiting]);
}

export const resendVerification = (): Promise<void> => call(endpoint);
