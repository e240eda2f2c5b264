import { isStaff, type Role, roles } from '@trio/domain/roles';

export type PageAccess = 'public' | readonly Role[];

const staff = roles.filter(isStaff);

/** The routes, the server's 404s, emails and the accessibility tests all use this list. */
export const pages = {
  landing: { path: '/', access: 'public' },
  login: { path: '/login', access: 'public' },
  signup: { path: '/signup', access: 'public' },
  forgot: { path: '/forgot', access: 'public' },
  confirm: { path: '/confirm', access: 'public' },
  logout: { path: '/logout', access: 'public' },
  classlink: { path: '/classlink', access: 'public' },
  signOn: { path: '/sso', access: 'public' },
  terms: { path: '/terms', access: 'public' },
  privacy: { path: '/privacy', access: 'public' },
  dataSources: { path: '/data-sources', access: 'public' },
  devDeck: { path: '/dev/deck', access: 'public' },
  devMail: { path: '/dev/mail', access: 'public' },
  dashboard: { path: '/dashboard', access: roles },
  cards: { path: '/dashboard/cards', access: ['student'] },
  intro: { path: '/dashboard/cards/intro', access: ['student'] },
  instructions: { path: '/dashboard/cards/instructions', access: ['student'] },
  reminder: { path: '/dashboard/cards/reminder', access: ['student'] },
  card: { path: '/dashboard/cards/:index', access: ['student'] },
  select: { path: '/dashboard/cards/select', access: ['student'] },
  results: { path: '/dashboard/cards/results', access: ['student'] },
  conclusion: { path: '/dashboard/cards/conclusion', access: ['student'] },
  /** Our own path explorer, used unless the deployment sets another one. */
  explore: { path: '/dashboard/explore', access: ['student'] },
  profileIntro: { path: '/dashboard/cards/profile-intro', access: ['student'] },
  profile: { path: '/dashboard/profile', access: roles },
  pendingProfiles: { path: '/dashboard/profiles', access: ['admin'] },
  cardsGet: { path: '/dashboard/cards/get', access: staff },
  account: { path: '/dashboard/account', access: ['student', 'school'] },
  support: { path: '/dashboard/support', access: roles },
  help: { path: '/dashboard/help', access: staff },
  students: { path: '/dashboard/students', access: staff },
  school: { path: '/dashboard/students/:schoolId', access: staff },
  schoolSettings: { path: '/dashboard/schools/:schoolId', access: ['admin'] },
  everyonesCards: { path: '/dashboard/extra-cards', access: ['admin'] },
  staff: { path: '/dashboard/staff', access: ['school'] },
  audit: { path: '/dashboard/audit', access: ['admin'] },
  usage: { path: '/dashboard/usage', access: ['admin'] },
  mail: { path: '/dashboard/mail', access: ['admin'] },
  getCards: { path: '/dashboard/getCards', access: staff },
} as const satisfies Record<string, { path: string; access: PageAccess }>;

export type PageName = keyof typeof pages;

/** Not a page: the empty document that browsers cache for offline use. `/` is the landing page. */
export const shellPath = '/shell';

export const homeOf = (role: Role): string =>
  isStaff(role) ? pages.students.path : pages.cards.path;

const cardAddress = /^\/dashboard\/cards\/\d{1,4}\/?$/u;
export const isCardAddress = (path: string): boolean => cardAddress.test(path);
export const cardPath = (index: number): string => pages.card.path.replace(':index', String(index));

export const schoolPath = (schoolId: string): string =>
  pages.school.path.replace(':schoolId', schoolId);
export const schoolSettingsPath = (schoolId: string): string =>
  pages.schoolSettings.path.replace(':schoolId', schoolId);

const paths = new Set<string>(
  Object.values(pages)
    .map(({ path }) => path)
    .filter((path) => !path.includes(':')),
);
const schoolAddress = /^\/dashboard\/(?:students|schools)\/[\da-f-]{36}$/iu;

export const isDevPage = (path: string): boolean => path.startsWith('/dev/');

export function isPage(path: string): boolean {
  const plain = path.length > 1 ? path.replace(/\/$/u, '') : path;
  return cardAddress.test(plain) || schoolAddress.test(plain) || paths.has(plain);
}
