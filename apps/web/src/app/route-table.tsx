import { isCardAddress, pages, type PageName } from '@trio/contracts/pages';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { LogoutPage } from '../features/identity/components/logout-page.tsx';
import { AllCards } from '../features/sorting/components/all-cards/lazy-all-cards.ts';
import { Select } from '../features/sorting/components/select/lazy-select.ts';
import { lazyComponent } from '../lib/loading/chunk.ts';
import { settings } from '../lib/settings.ts';
import { LandingPage } from './landing/landing-page.tsx';
import { NotFoundPage } from './pages/not-found-page.tsx';

const Login = lazyComponent(
  'login',
  async () => (await import('./pages/login-page.tsx')).LoginPage,
);
const Signup = lazyComponent(
  'signup',
  async () => (await import('./pages/signup-page.tsx')).SignupPage,
);
const Forgot = lazyComponent(
  'forgot',
  async () => (await import('./pages/forgot-page.tsx')).ForgotPage,
);
const Join = lazyComponent(
  'join',
  async () => (await import('../features/joining/components/join-page.tsx')).JoinPage,
);
const Confirm = lazyComponent(
  'confirm',
  async () => (await import('./pages/confirm-page.tsx')).ConfirmPage,
);
const Guardian = lazyComponent(
  'guardian',
  async () => (await import('./pages/guardian-page.tsx')).GuardianPage,
);
const StopReminders = lazyComponent(
  'stop-reminders',
  async () => (await import('./pages/stop-reminders-page.tsx')).StopRemindersPage,
);
const SingleSignOn = lazyComponent(
  'single-sign-on',
  async () =>
    (await import('../features/identity/components/single-sign-on-page.tsx')).SingleSignOnPage,
);
const CardsHome = lazyComponent(
  'cards-home',
  async () => (await import('./pages/cards-home-page.tsx')).CardsHomePage,
);
const Intro = lazyComponent(
  'intro',
  async () => (await import('../features/sorting/components/steps/intro-page.tsx')).IntroPage,
);
const Instructions = lazyComponent(
  'instructions',
  async () =>
    (await import('../features/sorting/components/steps/instructions-page.tsx')).InstructionsPage,
);
const Reminder = lazyComponent(
  'reminder',
  async () => (await import('./pages/reminder-page.tsx')).ReminderPage,
);
export const SortTable = lazyComponent(
  'sort-table',
  async () => (await import('../features/sorting/components/sort-table.tsx')).SortTable,
);
export const Card = lazyComponent(
  'card',
  async () => (await import('../features/sorting/components/card/card-page.tsx')).CardPage,
);
const Results = lazyComponent(
  'results',
  async () => (await import('./pages/results-page.tsx')).ResultsPage,
);

const Conclusion = lazyComponent(
  'conclusion',
  async () =>
    (await import('../features/sorting/components/results/conclusion.tsx')).ConclusionPage,
);
const Earlier = lazyComponent(
  'earlier',
  async () => (await import('../features/sorting/components/earlier/earlier-page.tsx')).EarlierPage,
);
const Conversations = lazyComponent(
  'conversations',
  async () =>
    (await import('../features/conversations/components/student/conversations-page.tsx'))
      .ConversationsPage,
);
const Explore = lazyComponent(
  'explore',
  async () => (await import('./pages/explore-page.tsx')).ExplorePage,
);
const Career = lazyComponent(
  'career',
  async () => (await import('../features/careers/components/career-page.tsx')).CareerPage,
);
const ProfileIntro = lazyComponent(
  'profile-intro',
  async () => (await import('./pages/profile-intro-page.tsx')).ProfileIntroPage,
);
const Profile = lazyComponent(
  'profile',
  async () => (await import('../features/sorting/components/results/profile-page.tsx')).ProfilePage,
);
const PendingProfiles = lazyComponent(
  'pending-profiles',
  async () =>
    (await import('../features/pending-profiles/components/pending-profiles-page.tsx'))
      .PendingProfilesPage,
);

const ContactSheet = lazyComponent(
  'contact-sheet',
  async () => (await import('../features/deck/components/contact-sheet.tsx')).ContactSheet,
);

const Terms = lazyComponent(
  'terms',
  async () => (await import('./pages/terms-page.tsx')).TermsPage,
);
const DataSources = lazyComponent(
  'data-sources',
  async () => (await import('./pages/data-sources-page.tsx')).DataSourcesPage,
);
const PublicCareers = lazyComponent(
  'public-careers',
  async () => (await import('./public-careers/public-careers-route.tsx')).PublicCareersRoute,
);
const Trust = lazyComponent(
  'trust',
  async () => (await import('./trust/trust-route.tsx')).TrustRoute,
);
const ForSchools = lazyComponent(
  'for-schools',
  async () => (await import('./for-schools/for-schools-route.tsx')).ForSchoolsRoute,
);
const GetCards = lazyComponent(
  'get-cards',
  async () => (await import('./pages/get-cards-page.tsx')).GetCardsPage,
);
const Help = lazyComponent(
  'help',
  async () => (await import('../features/support/components/help-page.tsx')).HelpPage,
);
const Lesson = lazyComponent(
  'lesson',
  async () => (await import('../features/lesson/components/lesson-page.tsx')).LessonPage,
);
const Support = lazyComponent(
  'support',
  async () => (await import('../features/support/components/support-page.tsx')).SupportPage,
);
const Usage = lazyComponent(
  'usage',
  async () => (await import('../features/usage/components/usage-page.tsx')).UsagePage,
);
const Privacy = lazyComponent(
  'privacy',
  async () => (await import('./pages/privacy-page.tsx')).PrivacyPage,
);

const Students = lazyComponent(
  'students',
  async () => (await import('./pages/students-page.tsx')).StudentsPage,
);

const School = lazyComponent(
  'school',
  async () => (await import('./pages/school-page.tsx')).SchoolPage,
);
const SchoolSettings = lazyComponent(
  'school-settings',
  async () => (await import('./pages/school-settings-page.tsx')).SchoolSettingsPage,
);
const EveryonesCards = lazyComponent(
  'everyones-cards',
  async () =>
    (await import('../features/deck/components/everyones-cards-page.tsx')).EveryonesCardsPage,
);
const SchoolCards = lazyComponent(
  'school-cards',
  async () => (await import('../features/deck/components/school-cards-page.tsx')).SchoolCardsPage,
);
const Classes = lazyComponent(
  'classes',
  async () => (await import('../features/classes/components/classes-page.tsx')).ClassesPage,
);
const Class = lazyComponent(
  'class',
  async () => (await import('../features/classes/components/class-page.tsx')).ClassPage,
);
const Insight = lazyComponent(
  'insight',
  async () => (await import('../features/insight/components/insight-page.tsx')).InsightPage,
);
const Effect = lazyComponent(
  'effect',
  async () => (await import('../features/effect/components/effect-page.tsx')).EffectPage,
);
const Queue = lazyComponent(
  'queue',
  async () => (await import('../features/queue/components/queue-page.tsx')).QueuePage,
);
const Preparation = lazyComponent(
  'preparation',
  async () =>
    (await import('../features/queue/components/preparation/preparation-page.tsx')).PreparationPage,
);
const Staff = lazyComponent(
  'staff',
  async () => (await import('../features/staff/components/staff-page.tsx')).StaffPage,
);
const Audit = lazyComponent(
  'audit',
  async () => (await import('../features/audit/components/audit-page.tsx')).AuditPage,
);

const Board = lazyComponent(
  'board',
  async () => (await import('../features/boards/components/board-page.tsx')).BoardPage,
);
const BoardMembers = lazyComponent(
  'board-members',
  async () => (await import('../features/boards/components/members-page.tsx')).MembersPage,
);
const Boards = lazyComponent(
  'boards',
  async () => (await import('../features/boards/components/boards-page.tsx')).BoardsPage,
);
const BoardSettings = lazyComponent(
  'board-settings',
  async () =>
    (await import('../features/boards/components/board-settings-page.tsx')).BoardSettingsPage,
);

const Keeping = lazyComponent(
  'keeping',
  async () => (await import('../features/keeping/components/keeping-page.tsx')).KeepingPage,
);

const Account = lazyComponent(
  'account',
  async () => (await import('./pages/account-page.tsx')).AccountPage,
);

const SecondFactor = lazyComponent(
  'second-factor',
  async () =>
    (await import('../features/second-factor/components/second-factor-page.tsx')).SecondFactorPage,
);
const KeepFactor = lazyComponent(
  'keep-factor',
  async () => (await import('./pages/keep-factor-page.tsx')).KeepFactorPage,
);
const Mail = lazyComponent(
  'mail',
  async () => (await import('../features/mail/components/mail-page.tsx')).MailPage,
);
const People = lazyComponent(
  'people',
  async () => (await import('./pages/people-page.tsx')).PeoplePage,
);
const Admins = lazyComponent(
  'admins',
  async () => (await import('../features/admins/components/admins-page.tsx')).AdminsPage,
);
const NewSchools = lazyComponent(
  'new-schools',
  async () =>
    (await import('../features/schools/components/reviews/new-schools-page.tsx')).NewSchoolsPage,
);
const Mailbox = lazyComponent(
  'mailbox',
  async () => (await import('../features/mail/components/mailbox-page.tsx')).MailboxPage,
);

const LiveClass = lazyComponent(
  'live-class',
  async () => (await import('./pages/live-class-page.tsx')).LiveClassPage,
);
const TryClass = lazyComponent(
  'try-class',
  async () => (await import('../features/live-classes/components/try-page.tsx')).TryPage,
);
const Projector = lazyComponent(
  'projector',
  async () =>
    (await import('../features/live-classes/components/projector-page.tsx')).ProjectorPage,
);

export const routeTable: Readonly<Record<PageName, ReactNode>> = {
  landing: <LandingPage />,
  login: <Login />,
  signup: <Signup />,
  forgot: <Forgot />,
  confirm: <Confirm />,
  logout: <LogoutPage />,
  join: <Join />,
  joinClass: <Join />,
  classlink: <SingleSignOn />,
  signOn: <SingleSignOn />,
  terms: <Terms />,
  privacy: <Privacy />,
  guardian: <Guardian />,
  stopReminders: <StopReminders />,
  stopFactorLoss: <KeepFactor />,
  dataSources: <DataSources />,
  forSchools: <ForSchools />,
  forSchoolsInFrench: <ForSchools />,
  trust: <Trust />,
  trustInFrench: <Trust />,
  trustAnswers: <Trust />,
  trustAnswersInFrench: <Trust />,
  trustImpact: <Trust />,
  trustImpactInFrench: <Trust />,
  trustProcessors: <Trust />,
  trustProcessorsInFrench: <Trust />,
  trustAccessibility: <Trust />,
  trustAccessibilityInFrench: <Trust />,
  careers: <PublicCareers />,
  publicCareer: <PublicCareers />,
  careersInFrench: <PublicCareers />,
  publicCareerInFrench: <PublicCareers />,
  devDeck: settings.hasDevPages ? <ContactSheet /> : <NotFoundPage />,
  devMail: settings.hasMailbox ? <Mailbox /> : <NotFoundPage />,
  dashboard: <Navigate to={pages.cards.path} replace />,
  cards: <CardsHome />,
  intro: <Intro />,
  instructions: <Instructions />,
  reminder: <Reminder />,
  card: <Card />,
  allCards: <AllCards />,
  select: <Select />,
  results: <Results />,
  conclusion: <Conclusion />,
  earlier: <Earlier />,
  conversations: <Conversations />,
  explore: <Explore />,
  career: <Career />,
  profileIntro: <ProfileIntro />,
  profile: <Profile />,
  pendingProfiles: <PendingProfiles />,
  cardsGet: <GetCards />,
  account: <Account />,
  secondFactor: <SecondFactor />,
  support: <Support />,
  help: <Help />,
  lesson: <Lesson />,
  students: <Students />,
  school: <School />,
  schoolSettings: <SchoolSettings />,
  everyonesCards: <EveryonesCards />,
  schoolCards: <SchoolCards />,
  classes: <Classes />,
  tryClass: <TryClass />,
  class: <Class />,
  insight: <Insight />,
  effect: <Effect />,
  queue: <Queue />,
  preparation: <Preparation />,
  liveClass: <LiveClass />,
  projector: <Projector />,
  staff: <Staff />,
  audit: <Audit />,
  keeping: <Keeping />,
  board: <Board />,
  boardMembers: <BoardMembers />,
  boards: <Boards />,
  boardSettings: <BoardSettings />,
  usage: <Usage />,
  mail: <Mail />,
  people: <People />,
  admins: <Admins />,
  newSchools: <NewSchools />,
  getCards: <GetCards />,
};

const overlays: readonly string[] = [pages.login.path, pages.signup.path, pages.forgot.path];

export const isOverlay = (path: string): boolean => overlays.includes(path);

const fullScreenPaths: readonly string[] = [
  pages.intro.path,
  pages.instructions.path,
  pages.reminder.path,
  pages.profile.path,
  pages.projector.path,
];
export const isQuietPage = (path: string): boolean =>
  isCardAddress(path) || fullScreenPaths.includes(path);

export const isDashboard = (path: string): boolean => path.startsWith(pages.dashboard.path);

const atTable: readonly string[] = [pages.allCards.path, pages.select.path];

/** Addresses that share a mounted page: the landing with its modals, the cards with the pick. */
export function placeOf(path: string): string {
  if (isOverlay(path)) return pages.landing.path;
  const isAtTable = isCardAddress(path) || atTable.includes(path);
  return isAtTable ? pages.card.path : path;
}
