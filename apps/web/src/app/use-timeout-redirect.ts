import { pages } from '@trio/contracts/pages';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { acknowledgeTimeout, useSession } from '../lib/session/session.ts';

const address = `${pages.landing.path}?timeout=1`;

export const saysTimeout = (search: string): boolean => new URLSearchParams(search).has('timeout');

/**
 * Explains a timeout on any page. The page is not stored: after an hour, a shared device may have
 * another user.
 */
export function useTimeoutRedirect(): void {
  const session = useSession();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const timeout = session.status === 'signed-out' ? session.timeout : undefined;
  const isLanding = pathname === pages.landing.path;
  const isThere = isLanding && saysTimeout(search);
  // A visitor from a mailed link or a sign-on provider has not lost a page to the timeout.
  const isNews = timeout === 'here' || isLanding || pathname.startsWith(pages.dashboard.path);

  useEffect(() => {
    if (timeout === undefined) return;
    if (isThere || !isNews) acknowledgeTimeout();
    else void navigate(address, { replace: true });
  }, [timeout, isThere, isNews, navigate]);
}
