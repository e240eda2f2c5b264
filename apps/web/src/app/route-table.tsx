import { pages, type PageName } from '@trio/contracts/pages';
import { lazy, type ReactNode } from 'react';
import { Navigate } from 'react-router';
import { settings } from '../lib/settings.ts';
import { LandingPage } from './landing/landing-page.tsx';
import { NotFoundPage } from './pages/not-found-page.tsx';
import { SoonPage } from './pages/soon-page.tsx';

const Login = lazy(async () => ({ default: (await import('./pages/login-page.tsx')).LoginPage }));
const Signup = lazy(async () => ({
  default: (await import('./pages/signup-page.tsx')).SignupPage,
}));
const Logout = lazy(async () => ({
  default: (await import('../features/identity/components/logout-page.tsx')).LogoutPage,
}));
const CardsHome = lazy(async () => ({
  default: (await import('../features/sorting/components/cards-home.tsx')).CardsHome,
}));

const ContactSheet = lazy(async () => ({
  default: (await import('../features/deck/components/contact-sheet.tsx')).ContactSheet,
}));

/** What stands at each address. The type asks for all of them. */
export const routeTable: Readonly<Record<PageName, ReactNode>> = {
  landing: <LandingPage />,
  login: <Login />,
  signup: <Signup />,
  logout: <Logout />,
  terms: <SoonPage label="footer.terms" />,
  privacy: <SoonPage label="footer.privacy" />,
  devDeck: settings.hasDevPages ? <ContactSheet /> : <NotFoundPage />,
  dashboard: <Navigate to={pages.cards.path} replace />,
  cards: <CardsHome />,
  intro: <SoonPage label="nav.sortCards" />,
  account: <SoonPage label="nav.account" />,
  support: <SoonPage label="nav.help" />,
  help: <SoonPage label="nav.faq" />,
  students: <SoonPage label="nav.dashboard" />,
  getCards: <SoonPage label="nav.getCards" />,
};

/** Pages that are a modal over the landing page. */
const overlays: readonly string[] = [pages.login.path, pages.signup.path];

export const isOverlay = (path: string): boolean => overlays.includes(path);
