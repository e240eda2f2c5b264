import { homeOf, pages, type PageName } from '@trio/contracts/pages';
import type { Role } from '@trio/domain/roles';
import { useDeferredValue, useEffect, type ReactNode } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { currentLanguage } from '../lib/language/language.ts';
import { fetchTextAhead } from '../lib/language/use-text.ts';
import { lazyComponent } from '../lib/loading/chunk.ts';
import { acknowledgeTimeout, resumeSession, useSession } from '../lib/session/session.ts';
import { UnreachablePage } from '../ui/message-page.tsx';
import { PageLoading } from '../ui/loading.tsx';

const Age = lazyComponent(
  'age',
  async () => (await import('../features/accounts/components/age/age-page.tsx')).AgePage,
);

export interface WantedPage {
  readonly wanted?: string;
}

export function useWantedPage(): string | undefined {
  const location = useLocation() as { state: WantedPage | null };
  return location.state?.wanted;
}

/** Earlier sorts are not stored on the device. */
const isOnDevice = (page: PageName): boolean =>
  ['dashboard', 'explore', 'career'].includes(page) ||
  (page !== 'earlier' && pages[page].path.startsWith(pages.cards.path));

const isOver = (due: string | undefined): boolean =>
  due !== undefined && Date.parse(due) <= Date.now();

export function Guard({ page, children }: { page: PageName; children: ReactNode }) {
  const session = useSession();
  const { pathname, search, hash } = useLocation();
  const { access } = pages[page];
  const retry = () => {
    // The button disappears with the message, so the focus moves to the page.
    document.getElementById('main')?.focus();
    void resumeSession();
  };
  const isSignedIn = session.status === 'signed-in';
  // The page renders in slices; the waiting view stays until all of it is ready.
  const isDue = useDeferredValue(session.status !== 'loading');
  useEffect(() => {
    // A user must be able to log out, and read the messages, without a network.
    if (isSignedIn) fetchTextAhead(currentLanguage(), ['identity', 'errors']).catch(() => {});
  }, [isSignedIn]);
  if (access === 'public') return children;

  if (session.status === 'loading' || !isDue) return <PageLoading />;
  // A session read from the device is enough for the cards and the careers only.
  const isAlone = isSignedIn && session.isFromDevice && !isOnDevice(page);
  if (session.status === 'unreachable' || isAlone) {
    return <UnreachablePage isServerDown={session.isServerDown === true} onRetry={retry} />;
  }
  if (session.status === 'signed-out') {
    if (session.timeout) return null;
    const state: WantedPage = { wanted: pathname + search + hash };
    return <Navigate to={pages.landing.path} replace state={state} />;
  }
  // Nothing else is open to this student; what the device has not sent stays on it.
  if (session.account.ageQuestion !== undefined) return <Age />;
  const { role, secondFactorDue } = session.account;
  // The server opens nothing else.
  if (page !== 'secondFactor' && isOver(secondFactorDue)) {
    return <Navigate to={pages.secondFactor.path} replace />;
  }
  if (!(access as readonly Role[]).includes(role)) {
    // The dashboard redirects to the cards, which only students may see: staff have another home.
    return <Navigate to={page === 'cards' ? homeOf(role) : pages.dashboard.path} replace />;
  }
  return children;
}

const address = `${pages.landing.path}?timeout=1`;

export const isTimeoutAddress = (search: string): boolean =>
  new URLSearchParams(search).has('timeout');

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
  const isThere = isLanding && isTimeoutAddress(search);
  // A visitor from a mailed link or a sign-on provider has not lost a page to the timeout.
  const mustExplain = timeout === 'here' || isLanding || pathname.startsWith(pages.dashboard.path);

  useEffect(() => {
    if (timeout === undefined) return;
    if (isThere || !mustExplain) acknowledgeTimeout();
    else void navigate(address, { replace: true });
  }, [timeout, isThere, mustExplain, navigate]);
}
