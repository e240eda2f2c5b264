import { isCardAddress, pages } from '@trio/contracts/pages';
import { Suspense, useEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router';
import { useText } from '../lib/language/use-text.ts';
import { useSession } from '../lib/session/session.ts';
import { OutageStatus } from '../ui/outage-status.tsx';
import { PageWaiting } from '../ui/page-waiting.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { SiteHeader } from './header/site-header.tsx';
import { AccountNotice } from './notices/account-notice.tsx';
import style from './page-layout.module.css';
import { PrintHead } from './print-head.tsx';
import { isDashboard, isOverlay, isQuiet, placeOf } from './route-table.tsx';
import { SiteFooter } from './site-footer.tsx';
import { useTimeoutRedirect } from './use-timeout-redirect.ts';

export function PageLayout() {
  const t = useText('shell');
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  const shown = useRef(pathname);
  const isHeaderHidden = useIsGuest() && pathname === pages.results.path;
  useTimeoutRedirect();

  useEffect(() => {
    // A modal over the landing page is not a new page: the dialog itself handles the focus.
    const isModal = isOverlay(pathname) || (isOverlay(shown.current) && pathname === '/');
    const isNextCard = isCardAddress(pathname) && isCardAddress(shown.current);
    if (shown.current !== pathname && !isModal && !isNextCard) {
      // The first card takes the focus itself, because it handles the keys.
      if (!isCardAddress(pathname)) main.current?.focus({ preventScroll: true });
      window.scrollTo(0, 0);
    }
    shown.current = pathname;
  }, [pathname]);

  return (
    <>
      <a className={style.skip} href="#main">
        {t('app.skip')}
      </a>
      {!isHeaderHidden && <SiteHeader isQuiet={isQuiet(pathname)} />}
      <OutageStatus />
      <main ref={main} id="main" className={style.main} tabIndex={-1}>
        <Suspense fallback={<PageWaiting />}>
          {!isQuiet(pathname) && <PrintHead />}
          <AccountNotice />
          <ErrorBoundary key={placeOf(pathname)}>
            <Outlet />
          </ErrorBoundary>
        </Suspense>
      </main>
      <SiteFooter isQuiet={isQuiet(pathname)} isLight={isDashboard(pathname)} />
    </>
  );
}

/** Students of consumer groups see only the survey on the results page. */
function useIsGuest(): boolean {
  const session = useSession();
  if (session.status !== 'signed-in') return false;
  const { role, isConsumerGroup } = session.account;
  return role === 'student' && isConsumerGroup;
}
