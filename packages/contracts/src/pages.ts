import type { QueueReason } from '@trio/domain/conversations/reasons';
import { type Role, roles, rolesWithCards } from '@trio/domain/roles';

export type PageAccess = 'public' | readonly Role[];

const staff = ['school', 'admin'] as const;

/** The routes, the server's 404s, emails and the accessibility tests all use this list. */
export const pages = {
  landing: { path: '/', access: 'public' },
  login: { path: '/login', access: 'public' },
  signup: { path: '/signup', access: 'public' },
  forgot: { path: '/forgot', access: 'public' },
  confirm: { path: '/confirm', access: 'public' },
  logout: { path: '/logout', access: 'public' },
  join: { path: '/join', access: 'public' },
  joinClass: { path: '/join/:code', access: 'public' },
  classlink: { path: '/classlink', access: 'public' },
  signOn: { path: '/sso', access: 'public' },
  terms: { path: '/terms', access: 'public' },
  privacy: { path: '/privacy', access: 'public' },
  /** Asks a child's guardian to agree; opened by the link in an email. */
  guardian: { path: '/guardian', access: 'public' },
  /** Turns reminders off by a link of an email, without a log-in. */
  stopReminders: { path: '/reminders/stop', access: 'public' },
  /** Keeps an owner’s second factor, by a link of an email, without a log-in. */
  stopFactorLoss: { path: '/second-factor/keep', access: 'public' },
  dataSources: { path: '/data-sources', access: 'public' },
  forSchools: { path: '/schools', access: 'public' },
  forSchoolsInFrench: { path: '/fr/ecoles', access: 'public' },
  /** Documents about security and privacy: the files of docs/trust/en and docs/trust/fr. */
  trust: { path: '/trust', access: 'public' },
  trustInFrench: { path: '/fr/confiance', access: 'public' },
  trustAnswers: { path: '/trust/security', access: 'public' },
  trustAnswersInFrench: { path: '/fr/confiance/securite', access: 'public' },
  trustImpact: { path: '/trust/privacy-impact', access: 'public' },
  trustImpactInFrench: { path: '/fr/confiance/vie-privee', access: 'public' },
  trustProcessors: { path: '/trust/sub-processors', access: 'public' },
  trustProcessorsInFrench: { path: '/fr/confiance/sous-traitants', access: 'public' },
  trustAccessibility: { path: '/trust/accessibility', access: 'public' },
  trustAccessibilityInFrench: { path: '/fr/confiance/accessibilite', access: 'public' },
  careers: { path: '/careers', access: 'public' },
  publicCareer: { path: '/careers/:career', access: 'public' },
  careersInFrench: { path: '/fr/carrieres', access: 'public' },
  publicCareerInFrench: { path: '/fr/carrieres/:career', access: 'public' },
  devDeck: { path: '/dev/deck', access: 'public' },
  devMail: { path: '/dev/mail', access: 'public' },
  dashboard: { path: '/dashboard', access: roles },
  cards: { path: '/dashboard/cards', access: ['student'] },
  intro: { path: '/dashboard/cards/intro', access: ['student'] },
  instructions: { path: '/dashboard/cards/instructions', access: ['student'] },
  reminder: { path: '/dashboard/cards/reminder', access: ['student'] },
  card: { path: '/dashboard/cards/:index', access: ['student'] },
  /** All cards at once, for a student who liked too few. */
  allCards: { path: '/dashboard/cards/all', access: ['student'] },
  select: { path: '/dashboard/cards/select', access: ['student'] },
  results: { path: '/dashboard/cards/results', access: ['student'] },
  conclusion: { path: '/dashboard/cards/conclusion', access: ['student'] },
  earlier: { path: '/dashboard/cards/earlier', access: ['student'] },
  /** “Our conversations”: the notes of staff, with the student's answers. */
  conversations: { path: '/dashboard/cards/conversations', access: ['student'] },
  /** Our own path explorer, used unless the deployment sets another one. */
  explore: { path: '/dashboard/explore', access: ['student'] },
  career: { path: '/dashboard/explore/:career', access: rolesWithCards },
  profileIntro: { path: '/dashboard/cards/profile-intro', access: ['student'] },
  profile: { path: '/dashboard/profile', access: rolesWithCards },
  pendingProfiles: { path: '/dashboard/profiles', access: ['admin'] },
  cardsGet: { path: '/dashboard/cards/get', access: staff },
  /** Also where a person with an overdue second factor is led. */
  secondFactor: { path: '/dashboard/second-factor', access: ['school', 'board', 'admin'] },
  account: { path: '/dashboard/account', access: roles },
  support: { path: '/dashboard/support', access: roles },
  help: { path: '/dashboard/help', access: staff },
  lesson: { path: '/dashboard/lesson', access: staff },
  students: { path: '/dashboard/students', access: staff },
  school: { path: '/dashboard/students/:schoolId', access: staff },
  schoolSettings: { path: '/dashboard/schools/:schoolId', access: ['admin'] },
  everyonesCards: { path: '/dashboard/extra-cards', access: ['admin'] },
  schoolCards: { path: '/dashboard/school-cards', access: ['school'] },
  classes: { path: '/dashboard/classes', access: ['school'] },
  /** A class with invented students. */
  tryClass: { path: '/dashboard/classes/try', access: ['school'] },
  class: { path: '/dashboard/classes/:classId', access: ['school'] },
  /** Challenges and categories with the students who chose or liked them. */
  insight: { path: '/dashboard/insight', access: ['school'] },
  /** “Does it help?”: means of groups. */
  effect: { path: '/dashboard/effect', access: ['school'] },
  /** Whom to talk with first. */
  queue: { path: '/dashboard/queue', access: ['school'] },
  preparation: { path: '/dashboard/queue/:studentId', access: ['school'] },
  liveClass: { path: '/dashboard/classes/:classId/live', access: ['school'] },
  /** Its ticket is in the fragment, which no server sees. */
  projector: { path: '/projector', access: 'public' },
  staff: { path: '/dashboard/staff', access: ['school'] },
  audit: { path: '/dashboard/audit', access: ['school', 'board', 'admin'] },
  /** How long data is kept, and what is deleted next. */
  keeping: { path: '/dashboard/keeping', access: ['school', 'admin'] },
  /** Figures of the schools of a board. */
  board: { path: '/dashboard/board', access: ['board'] },
  boardMembers: { path: '/dashboard/board/members', access: ['board'] },
  boards: { path: '/dashboard/boards', access: ['admin'] },
  boardSettings: { path: '/dashboard/boards/:boardId', access: ['admin'] },
  usage: { path: '/dashboard/usage', access: ['admin'] },
  mail: { path: '/dashboard/mail', access: ['admin'] },
  /** Find a person of any school; `?id=` opens one. */
  people: { path: '/dashboard/people', access: ['admin'] },
  /** The platform's administrators. */
  admins: { path: '/dashboard/admins', access: ['admin'] },
  /** Schools to approve or refuse; `?id=` opens one, `?act=refuse` asks for the reason. */
  newSchools: { path: '/dashboard/new-schools', access: ['admin'] },
  getCards: { path: '/dashboard/getCards', access: staff },
} as const satisfies Record<string, { path: string; access: PageAccess }>;

export type PageName = keyof typeof pages;

/** Not a page: the empty document that browsers cache for offline use. `/` is the landing page. */
export const shellPath = '/shell';

const homes = {
  student: pages.cards.path,
  school: pages.students.path,
  board: pages.board.path,
  admin: pages.students.path,
} as const satisfies Record<Role, string>;

export const homeOf = (role: Role): string => homes[role];

const cardAddress = /^\/dashboard\/cards\/\d{1,4}\/?$/u;
export const isCardAddress = (path: string): boolean => cardAddress.test(path);
export const cardPath = (index: number): string => pages.card.path.replace(':index', String(index));

export const schoolPath = (schoolId: string): string =>
  pages.school.path.replace(':schoolId', schoolId);
export const schoolSettingsPath = (schoolId: string): string =>
  pages.schoolSettings.path.replace(':schoolId', schoolId);

/** Codes are compared without spaces and hyphens, and a hyphen is readable in an address. */
export const joinPath = (code: string): string =>
  pages.joinClass.path.replace(':code', encodeURIComponent(code.trim().replaceAll(/\s+/gu, '-')));
export const liveClassPath = (classId: string): string =>
  pages.liveClass.path.replace(':classId', classId);
export const projectorPath = (ticket: string): string => `${pages.projector.path}#${ticket}`;
/** '' does not filter. */
export function insightPath(filters: { classId?: string; challenge?: string } = {}): string {
  const query = new URLSearchParams();
  if (filters.classId) query.set('class', filters.classId);
  if (filters.challenge) query.set('challenge', filters.challenge);
  const filtered = query.toString();
  return filtered === '' ? pages.insight.path : `${pages.insight.path}?${filtered}`;
}
export function queuePath(filters: { classId?: string; reason?: QueueReason } = {}): string {
  const query = new URLSearchParams();
  if (filters.classId) query.set('class', filters.classId);
  if (filters.reason) query.set('reason', filters.reason);
  const filtered = query.toString();
  return filtered === '' ? pages.queue.path : `${pages.queue.path}?${filtered}`;
}
/** A student's detail over the list of students. */
export function studentPath(studentId: string, classId: string): string {
  const query = new URLSearchParams(classId === '' ? {} : { class: classId });
  query.set('student', studentId);
  return `${pages.students.path}?${query.toString()}`;
}
/** The id is opaque: no address is part of a URL. */
export const personPath = (userId: string): string => `${pages.people.path}?id=${userId}`;
export const newSchoolPath = (schoolId: string, act?: 'refuse'): string =>
  `${pages.newSchools.path}?id=${schoolId}${act === undefined ? '' : `&act=${act}`}`;
export const preparationPath = (studentId: string): string =>
  pages.preparation.path.replace(':studentId', studentId);
export const classPath = (classId: string): string => pages.class.path.replace(':classId', classId);

export const boardSettingsPath = (boardId: string): string =>
  pages.boardSettings.path.replace(':boardId', boardId);

const paths = new Set<string>(
  Object.values(pages)
    .map(({ path }) => path)
    .filter((path) => !path.includes(':')),
);
const careerAddress = /^\/(?:dashboard\/explore|careers|fr\/carrieres)\/[a-z\d-]{1,120}$/u;
const joinAddress = /^\/join\/[^/]{1,200}$/u;
const schoolAddress =
  /^\/dashboard\/(?:(?:students|schools|boards|classes|queue)\/[\da-f-]{36}|classes\/[\da-f-]{36}\/live)$/iu;

export const isDevPage = (path: string): boolean => path.startsWith('/dev/');

export function isPage(path: string): boolean {
  const plain = path.length > 1 ? path.replace(/\/$/u, '') : path;
  return (
    [cardAddress, schoolAddress, careerAddress, joinAddress].some((one) => one.test(plain)) ||
    paths.has(plain)
  );
}
