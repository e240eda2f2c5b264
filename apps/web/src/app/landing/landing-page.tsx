import { careersPath, forSchoolsPath } from '@trio/contracts/public-pages';
import { homeOf, pages } from '@trio/contracts/pages';
import affordableHomes from '@trio/deck/posters/affordableHomes.svg';
import belongTogether from '@trio/deck/posters/belongTogether.svg';
import cleanPower from '@trio/deck/posters/cleanPower.svg';
import digitalShield from '@trio/deck/posters/digitalShield.svg';
import emergencyResponse from '@trio/deck/posters/emergencyResponse.svg';
import entrepreneurship from '@trio/deck/posters/entrepreneurship.svg';
import everydayCare from '@trio/deck/posters/everydayCare.svg';
import freshWater from '@trio/deck/posters/freshWater.svg';
import learnForLife from '@trio/deck/posters/learnForLife.svg';
import robotsAtWork from '@trio/deck/posters/robotsAtWork.svg';
import screenMagic from '@trio/deck/posters/screenMagic.svg';
import soundAndStage from '@trio/deck/posters/soundAndStage.svg';
import { Suspense, useEffect, useRef, useState } from 'react';
import {
  Link,
  Navigate,
  Outlet,
  useLocation,
  useNavigate,
  useSearchParams,
  type Location,
} from 'react-router';
import type { LoggedOut } from '../../features/identity/components/logout-page.tsx';
import { useLanguage } from '../../lib/language/language.ts';
import { usePageTitle } from '../../lib/language/use-page-title.ts';
import { useText } from '../../lib/language/use-text.ts';
import { privacyAddress } from '../../lib/settings.ts';
import { useSession } from '../../lib/session/session.ts';
import { readStored, store } from '../../lib/storage.ts';
import { useIsLive } from '../../lib/use-is-live.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { LineIcon } from '../../ui/line-icon.tsx';
import { Spinner } from '../../ui/loading.tsx';
import { SuccessNotice } from '../../ui/success-notice.tsx';
import { isTimeoutAddress, useWantedPage, type WantedPage } from '../guard.tsx';
import cardRowStyle from './card-row.module.css';
import cookieBannerStyle from './cookie-banner.module.css';
import style from './landing.module.css';
import timeoutBannerStyle from './timeout-banner.module.css';

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
  const language = useLanguage();
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
  // The visitor is probably logged in and about to be redirected.
  if (isBare && session.status === 'loading') return <Spinner label={t('app.loading')} />;
  if (isBare && session.status === 'signed-in') {
    return <Navigate to={homeOf(session.account.role)} replace />;
  }
  return (
    <>
      {isLive && isTimeoutAddress(search) && <TimeoutBanner />}
      {isLive && state?.hasLoggedOut && <LoggedOutBanner />}
      <div className={style.hero}>
        <h1 className={style.heading}>{t('landing.heading')}</h1>
        <div className={style.words}>
          <p className={style.lead}>{t('landing.paragraph')}</p>
          <p className={style.start}>
            <ButtonLink to={pages.signup.path} size="large">
              {t('landing.start')}
            </ButtonLink>
            <span className={style.login}>
              <ButtonLink to={pages.login.path} look="quiet">
                {t('landing.login')}
              </ButtonLink>
            </span>
            <span className={style.duration}>{t('landing.duration')}</span>
          </p>
          <p>
            <Link className={style.careers} to={pages.join.path}>
              {t('landing.join')}
            </Link>
          </p>
          {/* Documents of their own, without the app. */}
          <p className={style.public}>
            <a className={style.careers} href={careersPath[language]}>
              {t('landing.careers')}
            </a>
            <a className={style.careers} href={forSchoolsPath[language]}>
              {t('landing.schools')}
            </a>
          </p>
        </div>
      </div>
      <CardRow isMotionless={!isBare} />
      {isLive && <CookieBanner />}
      {/* A separate Suspense keeps the page visible while a modal loads. */}
      <Suspense>{isLive && <Outlet context={wasBare} />}</Suspense>
    </>
  );
}

function TimeoutBanner() {
  const t = useText('shell');
  const [search, setSearch] = useSearchParams();
  const close = () => {
    // The button disappears with the banner, so the focus moves to the page.
    document.getElementById('main')?.focus();
    setSearch(
      (current) => {
        current.delete('timeout');
        return current;
      },
      { replace: true },
    );
  };
  return (
    <div className={timeoutBannerStyle.place}>
      <div className={timeoutBannerStyle.banner} role="status">
        <svg className={timeoutBannerStyle.clock} viewBox="0 0 24 24" aria-hidden="true">
          <circle cx="12" cy="12" r="9" />
          <path d="M12 7v5l3.500 2" />
        </svg>
        <p className={timeoutBannerStyle.text}>
          {t('timeout.text')}{' '}
          <Link to={{ pathname: pages.login.path, search: search.toString() }}>
            {t('timeout.login')}
          </Link>
        </p>
        <button
          type="button"
          className={timeoutBannerStyle.close}
          aria-label={t('timeout.close')}
          onClick={close}
        >
          <LineIcon d="M6 6l12 12M18 6 6 18" box={24} />
        </button>
      </div>
    </div>
  );
}

/** On a shared device, a user must be sure that the session has ended. */
function LoggedOutBanner() {
  const t = useText('shell');
  return (
    <div className={timeoutBannerStyle.place}>
      <div className={timeoutBannerStyle.plain}>
        <SuccessNotice>{t('loggedOut.text')}</SuccessNotice>
      </div>
    </div>
  );
}

/** Two of each colour, never side by side. */
const cards = [
  { key: 'emergencyResponse', poster: emergencyResponse },
  { key: 'screenMagic', poster: screenMagic },
  { key: 'cleanPower', poster: cleanPower },
  { key: 'belongTogether', poster: belongTogether },
  { key: 'affordableHomes', poster: affordableHomes },
  { key: 'everydayCare', poster: everydayCare },
  { key: 'robotsAtWork', poster: robotsAtWork },
  { key: 'freshWater', poster: freshWater },
  { key: 'soundAndStage', poster: soundAndStage },
  { key: 'learnForLife', poster: learnForLife },
  { key: 'entrepreneurship', poster: entrepreneurship },
  { key: 'digitalShield', poster: digitalShield },
] as const;

function CardRow({ isMotionless }: { isMotionless: boolean }) {
  const t = useText('shell');
  const row = useRef<HTMLDivElement>(null);
  const [isInView, setInView] = useState(false);
  const [isPaused, setPaused] = useState(false);

  useEffect(() => {
    const watch = new IntersectionObserver(([entry]) => setInView(entry?.isIntersecting ?? false));
    if (row.current) watch.observe(row.current);
    return () => watch.disconnect();
  }, []);

  const isMoving = isInView && !isPaused && !isMotionless;
  return (
    <div
      ref={row}
      className={isMoving ? `${cardRowStyle.row} ${cardRowStyle.moving}` : cardRowStyle.row}
    >
      <div className={cardRowStyle.cards} aria-hidden="true">
        {cards.map(({ key, poster }) => (
          <figure key={key} className={cardRowStyle.card}>
            <img src={poster} alt="" width={250} height={400} loading="lazy" decoding="async" />
            <figcaption>{t(`landing.card.${key}`)}</figcaption>
          </figure>
        ))}
      </div>
      <button type="button" className={cardRowStyle.pause} onClick={() => setPaused(!isPaused)}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path
            d={
              isPaused ? 'M8 5.500v13l11-6.500Z' : 'M7 5.500h3.500v13H7ZM13.500 5.500H17v13h-3.500Z'
            }
          />
        </svg>
        <span className="visually-hidden-on-phone">
          {t(isPaused ? 'landing.move' : 'landing.pause')}
        </span>
      </button>
    </div>
  );
}

const storageKey = 'hideCookieBanner';

/**
 * Offers no choice, because all cookies are required. Not prerendered, so that it never flashes for
 * a visitor who has closed it.
 */
function CookieBanner() {
  const t = useText('shell');
  const [isHidden, setHidden] = useState(() => readStored(storageKey) === 'true');
  if (isHidden) return null;
  const hide = () => {
    store(storageKey, 'true');
    setHidden(true);
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  return (
    <section
      className={cookieBannerStyle.banner}
      aria-label={t('cookies.label')}
      aria-live="polite"
    >
      <p className={cookieBannerStyle.text}>
        {t('cookies.text')}{' '}
        <a href={privacyAddress} target="_blank" rel="noreferrer">
          {t('footer.privacy')} <span className="visually-hidden">{t('footer.newTab')}</span>
        </a>
      </p>
      <Button look="quiet" onClick={hide}>
        {t('cookies.hide')}
      </Button>
    </section>
  );
}
