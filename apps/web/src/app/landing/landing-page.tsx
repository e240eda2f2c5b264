import { homeOf, pages } from '@trio/contracts/pages';
import { Suspense, useEffect, useState } from 'react';
import { Navigate, Outlet, useLocation, useNavigate, type Location } from 'react-router';
import type { LoggedOut } from '../../features/identity/components/logout-page.tsx';
import { usePageTitle } from '../../lib/language/use-page-title.ts';
import { useText } from '../../lib/language/use-text.ts';
import { useSession } from '../../lib/session/session.ts';
import { useIsLive } from '../../lib/use-is-live.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { useWantedPage, type WantedPage } from '../guard.tsx';
import { saysTimeout } from '../use-timeout-redirect.ts';
import { CardRow } from './card-row.tsx';
import { CookieBanner } from './cookie-banner.tsx';
import style from './landing.module.css';
import { LoggedOutBanner } from './logged-out-banner.tsx';
import { TimeoutBanner } from './timeout-banner.tsx';

/** A redirected visitor sees the landing page first, then the log-in modal. */
const guardDelay = 250;

/**
 * Log-in and sign-up are modals over this page. It is prerendered, so parts that depend on the
 * visitor's browser wait for `isLive`.
 */
export function LandingPage() {
  const t = useText('shell');
  const session = useSession();
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation() as Location<LoggedOut | null>;
  const wanted = useWantedPage();
  const isLive = useIsLive();
  const isBare = pathname === pages.landing.path;
  // A modal that was opened from this page closes by going back; one opened elsewhere cannot.
  const [wasBare, setWasBare] = useState(isBare);
  if (isBare && !wasBare) setWasBare(true);

  useEffect(() => {
    if (!isBare || wanted === undefined || session.status !== 'signed-out') return;
    const timer = setTimeout(() => {
      const next: WantedPage = { wanted };
      void navigate(pages.login.path, { replace: true, state: next });
    }, guardDelay);
    return () => clearTimeout(timer);
  }, [isBare, wanted, session.status, navigate]);

  usePageTitle(isBare ? t('landing.title') : null);
  // The visitor is probably signed in and about to be redirected.
  if (isBare && session.status === 'loading') return <Spinner label={t('app.loading')} />;
  if (isBare && session.status === 'signed-in') {
    return <Navigate to={homeOf(session.account.role)} replace />;
  }
  return (
    <>
      {isLive && saysTimeout(search) && <TimeoutBanner />}
      {isLive && state?.hasLoggedOut && <LoggedOutBanner />}
      <div className={style.hero}>
        <h1 className={style.heading}>{t('landing.heading')}</h1>
        <div className={style.words}>
          <p className={style.lead}>{t('landing.paragraph')}</p>
          <p className={style.start}>
            <ButtonLink to={pages.signup.path} size="large">
              {t('landing.start')}
            </ButtonLink>
            <span className={style.duration}>{t('landing.duration')}</span>
          </p>
        </div>
      </div>
      <CardRow isStill={!isBare} />
      {isLive && <CookieBanner />}
      {/* A separate Suspense keeps the page visible while a modal loads. */}
      <Suspense>{isLive && <Outlet context={wasBare} />}</Suspense>
    </>
  );
}
