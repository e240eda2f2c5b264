import { pages } from '@trio/contracts/pages';
import type { Role } from '@trio/domain/roles';

export interface NavItem {
  readonly path: string;
  readonly label:
    | 'nav.sortCards'
    | 'nav.help'
    | 'nav.dashboard'
    | 'nav.getCards'
    | 'nav.faq'
    | 'nav.profiles'
    | 'nav.mail';
}

const staffItems: readonly NavItem[] = [
  { path: pages.students.path, label: 'nav.dashboard' },
  { path: pages.getCards.path, label: 'nav.getCards' },
  { path: pages.help.path, label: 'nav.faq' },
];

/** Where each role can go from the header; the account, language and log-out stand beside them. */
export const navItems: Readonly<Record<Role, readonly NavItem[]>> = {
  student: [
    { path: pages.cards.path, label: 'nav.sortCards' },
    { path: pages.support.path, label: 'nav.help' },
  ],
  school: staffItems,
  admin: [
    ...staffItems,
    { path: pages.awaitedProfiles.path, label: 'nav.profiles' },
    { path: pages.mail.path, label: 'nav.mail' },
  ],
};

export const hasAccountPage = (role: Role): boolean =>
  (pages.account.access as readonly Role[]).includes(role);
