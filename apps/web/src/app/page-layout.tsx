import { careersPath } from '@trio/contracts/public-pages';
import type { AccountRecord } from '@trio/contracts/accounts';
import { isCardAddress, pages } from '@trio/contracts/pages';
import { memo, Suspense, useEffect, useRef, useSyncExternalStore } from 'react';
import { Outlet, useLocation } from 'react-router';
import { useLanguage } from '../lib/language/language.ts';
import { useDate } from '../lib/language/use-date.ts';
import { useText } from '../lib/language/use-text.ts';
import { lazyComponent } from '../lib/loading/chunk.ts';
import { useIsWaiting } from '../lib/outage/outage.ts';
import { privacyAddress, termsAddress } from '../lib/settings.ts';
import { useSession } from '../lib/session/session.ts';
import { useIsLive } from '../lib/use-is-live.ts';
import { PageLoading } from '../ui/loading.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { SiteHeader } from './header/site-header.tsx';
import style from './page-layout.module.css';
import printHeadStyle from './print-head.module.css';
import { isDashboard, isOverlay, isQuietPage, placeOf } from './route-table.tsx';
import siteFooterStyle from './site-footer.module.css';
import { useTimeoutRedirect } from './guard.tsx';

export function PageLayout() {
  const t = useText('shell');
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  const shown = useRef(pathname);
  // A whole class sees the projector: no name and no link of the teacher.
  const isProjector = pathname === pages.projector.path;
  const isGuestAtResults = useIsGuest() && pathname === pages.results.path;
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
      {!isProjector && !isGuestAtResults && <SiteHeader isQuiet={isQuietPage(pathname)} />}
      <OutageStatus />
      <main ref={main} id="main" className={style.main} tabIndex={-1}>
        <Suspense fallback={<PageLoading />}>
          {!isQuietPage(pathname) && <PrintHead />}
          <AccountNotice />
          <FactorNotice />
          <ErrorBoundary key={placeOf(pathname)}>
            <Outlet />
          </ErrorBoundary>
        </Suspense>
      </main>
      {!isProjector && (
        <SiteFooter isQuiet={isQuietPage(pathname)} isLight={isDashboard(pathname)} />
      )}
    </>
  );
}

function useIsGuest(): boolean {
  const session = useSession();
  if (session.status !== 'signed-in') return false;
  const { role, isConsumerGroup } = session.account;
  return role === 'student' && isConsumerGroup;
}

function PrintHead() {
  const session = useSession();
  return session.status === 'signed-in' ? <Words account={session.account} /> : null;
}

function Words({ account }: { account: AccountRecord }) {
  const t = useText('shell');
  const dateOf = useDate();
  const date = dateOf(useSyncExternalStore(whenPrinted, today));
  const { schoolname: school } = account;
  return (
    <p className={printHeadStyle.head}>
      <strong>Trio</strong>
      <span>{school ? t('print.schoolDay', { school, date }) : t('print.day', { date })}</span>
    </p>
  );
}

/** A page may stay open for days, so the date is read when it is printed. */
function whenPrinted(look: () => void): () => void {
  addEventListener('beforeprint', look);
  return () => removeEventListener('beforeprint', look);
}

const today = (): string => new Date().toDateString();

const WaitingNotice = lazyComponent(
  'waiting-notice',
  async () => (await import('./notices/waiting-notice.tsx')).WaitingNotice,
);

/** The account page has its own notice. */
function AccountNotice() {
  const session = useSession();
  const { pathname } = useLocation();
  if (session.status !== 'signed-in') return null;
  const { waitsFor, emailConfirmation } = session.account;
  if (emailConfirmation !== undefined && pathname === pages.cards.path) {
    return <WaitingNotice reason={emailConfirmation} />;
  }
  if (!waitsFor) return null;
  const isElsewhere = !pathname.startsWith(pages.dashboard.path) || pathname === pages.account.path;
  return isElsewhere ? null : <WaitingNotice reason={waitsFor} />;
}

const FactorBanner = lazyComponent(
  'factor-banner',
  async () => (await import('../features/second-factor/components/factor-banner.tsx')).FactorBanner,
);

/** On the pages of an account, except where the second factor is added. */
function FactorNotice() {
  const session = useSession();
  const { pathname } = useLocation();
  const due = session.status === 'signed-in' ? session.account.secondFactorDue : undefined;
  const isElsewhere =
    !isDashboard(pathname) ||
    pathname === pages.secondFactor.path ||
    pathname === pages.account.path;
  return due === undefined || isElsewhere ? null : <FactorBanner due={due} />;
}

const firstYear = 2025;
declare const __BUILT_IN__: number;
// Read once: a page left open over New Year may show the old year.
const thisYear = new Date().getFullYear();

interface SiteFooterProps {
  isQuiet: boolean;
  isLight: boolean;
}

const SiteFooter = memo(function SiteFooter({ isQuiet, isLight }: SiteFooterProps) {
  const t = useText('shell');
  const language = useLanguage();
  const classes = [
    siteFooterStyle.footer,
    isQuiet && siteFooterStyle.quiet,
    isLight && siteFooterStyle.light,
  ];
  const year = useIsLive() ? thisYear : __BUILT_IN__;
  const years = year > firstYear ? `${firstYear}–${year}` : String(firstYear);
  const links = [
    { path: termsAddress, label: t('footer.terms') },
    { path: privacyAddress, label: t('footer.privacy') },
    { path: pages.dataSources.path, label: t('footer.sources') },
  ];
  return (
    <footer className={classes.filter(Boolean).join(' ')}>
      <nav aria-label={t('footer.label')}>
        <ul className={siteFooterStyle.links}>
          <li>
            {/* A document of its own, without the app. */}
            <a href={careersPath[language]}>{t('footer.careers')}</a>
          </li>
          {links.map(({ path, label }) => (
            <li key={path}>
              <a href={path} target="_blank" rel="noreferrer">
                {label} <span className="visually-hidden">{t('footer.newTab')}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <p>{t('footer.copyright', { years })}</p>
    </footer>
  );
});

function OutageStatus() {
  const t = useText('shell');
  const isWaiting = useIsWaiting();
  return (
    // Rendered before its text: screen readers may skip a live region that appears with its text.
    <p className="visually-hidden" aria-live="polite" role={isWaiting ? 'status' : undefined}>
      {isWaiting && t('status.troublePart')}
    </p>
  );
}
