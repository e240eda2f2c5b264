import { isStaff, type Role, roles } from '@trio/domain/roles';

/** Who may see a page; the guard sends everybody else elsewhere. */
export type PageAccess = 'public' | readonly Role[];

const staff = roles.filter(isStaff);

/**
 * Every address of the product. The browser's route table, the server's answer to a deep link (200 or
 * 404), mails and the accessibility tests all read this one list.
 */
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
  /** Our own path explorer, where a deployment names no other. */
  explore: { path: '/dashboard/explore', access: ['student'] },
  profileIntro: { path: '/dashboard/cards/profile-intro', access: ['student'] },
  /** The tab in which a profile is made and shown; staff say whose. */
  profile: { path: '/dashboard/profile', access: roles },
  awaitedProfiles: { path: '/dashboard/profiles', access: ['admin'] },
  /** The same page as `getCards`, at the address among the cards. */
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

/**
 * No page: the document without a page in it, which a browser keeps for when there is no network. At `/`
 * itself stands the landing.
 */
export const shellPath = '/shell';

/** Where a signed-in user belongs. */
export const homeOf = (role: Role): string =>
  isStaff(role) ? pages.students.path : pages.cards.path;

/** Where a card stands: a number of its own, and nothing else, follows the cards. */
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
/** Where a school's own page, or its settings, stand. */
const schoolAddress = /^\/dashboard\/(?:students|schools)\/[\da-f-]{36}$/iu;

/** Pages for the people who make the product; a deployment does not have them. */
export const isDevPage = (path: string): boolean => path.startsWith('/dev/');

export function isPage(path: string): boolean {
  const plain = path.length > 1 ? path.replace(/\/$/u, '') : path;
  return cardAddress.test(plain) || schoolAddress.test(plain) || paths.has(plain);
}
