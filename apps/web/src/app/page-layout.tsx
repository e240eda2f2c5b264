import { Suspense, useEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router';
import { useText } from '../lib/language/use-text.ts';
import { Spinner } from '../ui/spinner.tsx';
import { SiteHeader } from './header/site-header.tsx';
import style from './page-layout.module.css';
import { isOverlay } from './route-table.tsx';
import { SiteFooter } from './site-footer.tsx';

/** What every page shares: skip link, header, main, footer; and where the focus goes on the way. */
export function PageLayout() {
  const t = useText('shell');
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  const shown = useRef(pathname);

  useEffect(() => {
    // A modal over the landing page is no new page: the dialog itself takes and returns the focus.
    if (shown.current !== pathname && !isOverlay(pathname) && !isOverlay(shown.current)) {
      main.current?.focus({ preventScroll: true });
      window.scrollTo(0, 0);
    }
    shown.current = pathname;
  }, [pathname]);

  return (
    <>
      <a className={style.skip} href="#main">
        {t('app.skip')}
      </a>
      <SiteHeader />
      <main ref={main} id="main" className={style.main} tabIndex={-1}>
        <Suspense fallback={<Spinner label={t('app.loading')} />}>
          <Outlet />
        </Suspense>
      </main>
      <SiteFooter />
    </>
  );
}
