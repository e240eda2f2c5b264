import { pages } from '@trio/contracts/pages';
import type { Role } from '@trio/domain/roles';

export interface NavItem {
  readonly path: string;
  /** A second address where the item is also current. */
  readonly alias?: string;
  readonly label:
    | 'nav.sortCards'
    | 'nav.help'
    | 'nav.dashboard'
    | 'nav.getCards'
    | 'nav.faq'
    | 'nav.profiles'
    | 'nav.staff'
    | 'nav.cards'
    | 'nav.audit'
    | 'nav.usage'
    | 'nav.mail';
}

const dashboard: NavItem = { path: pages.students.path, label: 'nav.dashboard' };
const staffItems: readonly NavItem[] = [
  { path: pages.getCards.path, alias: pages.cardsGet.path, label: 'nav.getCards' },
  { path: pages.help.path, label: 'nav.faq' },
];

export const navItems: Readonly<Record<Role, readonly NavItem[]>> = {
  student: [
    { path: pages.cards.path, label: 'nav.sortCards' },
    { path: pages.support.path, label: 'nav.help' },
  ],
  school: [dashboard, { path: pages.staff.path, label: 'nav.staff' }, ...staffItems],
  admin: [
    dashboard,
    { path: pages.everyonesCards.path, label: 'nav.cards' },
    { path: pages.pendingProfiles.path, label: 'nav.profiles' },
    { path: pages.mail.path, label: 'nav.mail' },
    { path: pages.audit.path, label: 'nav.audit' },
    { path: pages.usage.path, label: 'nav.usage' },
    ...staffItems,
  ],
};

export const hasAccountPage = (role: Role): boolean =>
  (pages.account.access as readonly Role[]).includes(role);
