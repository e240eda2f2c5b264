import { isCardAddress, pages, type PageName } from '@trio/contracts/pages';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { LogoutPage } from '../features/identity/components/logout-page.tsx';
import { Select } from '../features/sorting/components/select/later-select.ts';
import { later } from '../lib/loading/later.ts';
import { settings } from '../lib/settings.ts';
import { LandingPage } from './landing/landing-page.tsx';
import { NotFoundPage } from './pages/not-found-page.tsx';

const Login = later('login', async () => (await import('./pages/login-page.tsx')).LoginPage);
const Signup = later('signup', async () => (await import('./pages/signup-page.tsx')).SignupPage);
const Forgot = later('forgot', async () => (await import('./pages/forgot-page.tsx')).ForgotPage);
const Confirm = later(
  'confirm',
  async () => (await import('./pages/confirm-page.tsx')).ConfirmPage,
);
const SingleSignOn = later(
  'single-sign-on',
  async () =>
    (await import('../features/identity/components/single-sign-on-page.tsx')).SingleSignOnPage,
);
const CardsHome = later(
  'cards-home',
  async () => (await import('./pages/cards-home-page.tsx')).CardsHomePage,
);
const Intro = later(
  'intro',
  async () => (await import('../features/sorting/components/steps/intro-page.tsx')).IntroPage,
);
const Instructions = later(
  'instructions',
  async () =>
    (await import('../features/sorting/components/steps/instructions-page.tsx')).InstructionsPage,
);
const Reminder = later(
  'reminder',
  async () => (await import('../features/sorting/components/steps/reminder-page.tsx')).ReminderPage,
);
export const SortTable = later(
  'sort-table',
  async () => (await import('../features/sorting/components/sort-table.tsx')).SortTable,
);
export const Card = later(
  'card',
  async () => (await import('../features/sorting/components/card/card-page.tsx')).CardPage,
);
const Results = later(
  'results',
  async () => (await import('./pages/results-page.tsx')).ResultsPage,
);

const Conclusion = later(
  'conclusion',
  async () => (await import('./pages/conclusion-page.tsx')).ConclusionPage,
);
const Explore = later(
  'explore',
  async () => (await import('./pages/explore-page.tsx')).ExplorePage,
);
const ProfileIntro = later(
  'profile-intro',
  async () => (await import('./pages/profile-intro-page.tsx')).ProfileIntroPage,
);
const Profile = later(
  'profile',
  async () => (await import('../features/sorting/components/results/profile-page.tsx')).ProfilePage,
);
const Awaited = later(
  'pending',
  async () => (await import('../features/awaited/components/awaited-page.tsx')).AwaitedPage,
);

const ContactSheet = later(
  'contact-sheet',
  async () => (await import('../features/deck/components/contact-sheet.tsx')).ContactSheet,
);

const Terms = later('terms', async () => (await import('./pages/terms-page.tsx')).TermsPage);
const DataSources = later(
  'data-sources',
  async () => (await import('./pages/data-sources-page.tsx')).DataSourcesPage,
);
const GetCards = later(
  'get-cards',
  async () => (await import('./pages/get-cards-page.tsx')).GetCardsPage,
);
const Help = later(
  'help',
  async () => (await import('../features/support/components/help-page.tsx')).HelpPage,
);
const Support = later(
  'support',
  async () => (await import('../features/support/components/support-page.tsx')).SupportPage,
);
const Usage = later(
  'usage',
  async () => (await import('../features/usage/components/usage-page.tsx')).UsagePage,
);
const Privacy = later(
  'privacy',
  async () => (await import('./pages/privacy-page.tsx')).PrivacyPage,
);

const Students = later(
  'students',
  async () => (await import('./pages/students-page.tsx')).StudentsPage,
);

const School = later('school', async () => (await import('./pages/school-page.tsx')).SchoolPage);
const SchoolSettings = later(
  'school-settings',
  async () => (await import('./pages/school-settings-page.tsx')).SchoolSettingsPage,
);
const EveryonesCards = later(
  'everyones-cards',
  async () =>
    (await import('../features/cards/components/everyones-cards-page.tsx')).EveryonesCardsPage,
);
const Staff = later(
  'staff',
  async () => (await import('../features/staff/components/staff-page.tsx')).StaffPage,
);
const Audit = later(
  'audit',
  async () => (await import('../features/audit/components/audit-page.tsx')).AuditPage,
);

const Account = later(
  'account',
  async () =>
    (await import('../features/accounts/components/account/account-page.tsx')).AccountPage,
);

const Mail = later(
  'mail',
  async () => (await import('../features/mail/components/mail-page.tsx')).MailPage,
);
const Mailbox = later(
  'mailbox',
  async () => (await import('../features/mail/components/mailbox-page.tsx')).MailboxPage,
);

export const routeTable: Readonly<Record<PageName, ReactNode>> = {
  landing: <LandingPage />,
  login: <Login />,
  signup: <Signup />,
  forgot: <Forgot />,
  confirm: <Confirm />,
  logout: <LogoutPage />,
  classlink: <SingleSignOn />,
  signOn: <SingleSignOn />,
  terms: <Terms />,
  privacy: <Privacy />,
  dataSources: <DataSources />,
  devDeck: settings.hasDevPages ? <ContactSheet /> : <NotFoundPage />,
  devMail: settings.hasMailbox ? <Mailbox /> : <NotFoundPage />,
  dashboard: <Navigate to={pages.cards.path} replace />,
  cards: <CardsHome />,
  intro: <Intro />,
  instructions: <Instructions />,
  reminder: <Reminder />,
  card: <Card />,
  select: <Select />,
  results: <Results />,
  conclusion: <Conclusion />,
  explore: <Explore />,
  profileIntro: <ProfileIntro />,
  profile: <Profile />,
  pendingProfiles: <Awaited />,
  cardsGet: <GetCards />,
  account: <Account />,
  support: <Support />,
  help: <Help />,
  students: <Students />,
  school: <School />,
  schoolSettings: <SchoolSettings />,
  everyonesCards: <EveryonesCards />,
  staff: <Staff />,
  audit: <Audit />,
  usage: <Usage />,
  mail: <Mail />,
  getCards: <GetCards />,
};

const overlays: readonly string[] = [pages.login.path, pages.signup.path, pages.forgot.path];

export const isOverlay = (path: string): boolean => overlays.includes(path);

/** Pages that need the whole first screen: low header, footer below the fold. */
const quiet: readonly string[] = [
  pages.intro.path,
  pages.instructions.path,
  pages.reminder.path,
  pages.profile.path,
];
export const isQuiet = (path: string): boolean => isCardAddress(path) || quiet.includes(path);

export const isDashboard = (path: string): boolean => path.startsWith(pages.dashboard.path);

/** Addresses that share a mounted page: the landing with its modals, the cards with the pick. */
export function placeOf(path: string): string {
  if (isOverlay(path)) return pages.landing.path;
  return isCardAddress(path) || path === pages.select.path ? pages.card.path : path;
}
