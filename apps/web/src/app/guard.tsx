import { homeOf, pages, type PageName } from '@trio/contracts/pages';
import type { Role } from '@trio/domain/roles';
import { useDeferredValue, useEffect, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { currentLanguage } from '../lib/language/language.ts';
import { fetchTextAhead } from '../lib/language/use-text.ts';
import { resumeSession, useSession } from '../lib/session/session.ts';
import { PageWaiting } from '../ui/page-waiting.tsx';
import { UnreachedPage } from '../ui/unreached-page.tsx';

/** What a redirect from the guard carries: where the visitor wanted to go. */
export interface WantedPage {
  readonly wanted?: string;
}

/** The page a visitor wanted before they were sent to the one they are on. */
export function useWantedPage(): string | undefined {
  const location = useLocation() as { state: WantedPage | null };
  return location.state?.wanted;
}

const isCardsPage = (page: PageName): boolean =>
  page === 'dashboard' || pages[page].path.startsWith(pages.cards.path);

/** Lets in who may see the page; sends everybody else where they belong. */
export function Guard({ page, children }: { page: PageName; children: ReactNode }) {
  const session = useSession();
  const { pathname, search, hash } = useLocation();
  const { access } = pages[page];
  const retry = () => {
    // The button goes away with the message; the focus waits where the page will be.
    document.getElementById('main')?.focus();
    void resumeSession();
  };
  const isSignedIn = session.status === 'signed-in';
  // A page that was waited for is drawn in slices: what waits stays until all of it is there.
  const isDue = useDeferredValue(session.status !== 'loading');
  useEffect(() => {
    // Whoever is in can log out without a network, and read what that means.
    if (isSignedIn) fetchTextAhead(currentLanguage(), ['identity', 'errors']).catch(() => {});
  }, [isSignedIn]);
  if (access === 'public') return children;

  if (session.status === 'loading' || !isDue) return <PageWaiting />;
  // What a device knows of a student is enough for the cards, and for nothing else.
  const isAlone = isSignedIn && session.isFromDevice && !isCardsPage(page);
  if (session.status === 'unreachable' || isAlone) {
    return <UnreachedPage isServerDown={session.isServerDown === true} onRetry={retry} />;
  }
  if (session.status === 'signed-out') {
    // The layout is taking them to where it says why.
    if (session.timeout) return null;
    const state: WantedPage = { wanted: pathname + search + hash };
    return <Navigate to={pages.landing.path} replace state={state} />;
  }
  const { role } = session.account;
  if (!(access as readonly Role[]).includes(role)) {
    // The dashboard leads to the cards, which are the students' own: staff have another home.
    return <Navigate to={page === 'cards' ? homeOf(role) : pages.dashboard.path} replace />;
  }
  return children;
}
