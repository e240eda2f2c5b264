import { pages } from '@trio/contracts/pages';
import type { Role } from '@trio/domain/roles';
import { memo, useEffect, useRef } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import { useLanguage } from '../../lib/language/language.ts';
import { useText } from '../../lib/language/use-text.ts';
import { useSession } from '../../lib/session/session.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { LanguageToggle } from '../../ui/language-toggle.tsx';
import { LineIcon } from '../../ui/line-icon.tsx';
import { Logo } from '../../ui/logo.tsx';
import style from './header.module.css';
import { MoreMenu } from './more-menu.tsx';

export const SiteHeader = memo(function SiteHeader({ isQuiet }: { isQuiet: boolean }) {
  const t = useText('shell');
  return (
    <header className={isQuiet ? `${style.header} ${style.quiet}` : style.header}>
      <Link className={style.home} to={pages.landing.path} aria-label={t('nav.home')}>
        <Logo />
      </Link>
      <nav className={style.desktop} aria-label={t('nav.label')}>
        <NavLinks hasMoreMenu />
      </nav>
      <MobileMenu />
    </header>
  );
});

function MobileMenu() {
  const t = useText('shell');
  const dialog = useRef<HTMLDialogElement>(null);
  const { key } = useLocation();

  const language = useLanguage();

  // Texts in another language may load first: the menu would disappear and come back.
  useEffect(() => dialog.current?.close(), [key, language]);
  useEffect(() => {
    const element = dialog.current;
    // A click on the backdrop has the dialog itself as its target.
    const closeBeside = (event: MouseEvent) => event.target === element && element?.close();
    // After a rotation the screen may be wide enough for the bar.
    const widths = ['62em', '68.75em', '75em', '90em'].map((width) =>
      matchMedia(`(min-width: ${width})`),
    );
    const closeWhenWide = () => element?.close();
    element?.addEventListener('click', closeBeside);
    for (const wide of widths) wide.addEventListener('change', closeWhenWide);
    return () => {
      element?.removeEventListener('click', closeBeside);
      for (const wide of widths) wide.removeEventListener('change', closeWhenWide);
    };
  }, []);

  return (
    <div className={style.mobile}>
      <LanguageToggle />
      <button
        type="button"
        className={style.round}
        aria-label={t('nav.menu')}
        aria-haspopup="dialog"
        onClick={() => dialog.current?.showModal()}
      >
        <LineIcon d="M4 7h16M4 12h16M4 17h16" box={24} />
      </button>
      <dialog ref={dialog} className={style.menu} aria-label={t('nav.menu')}>
        <div className={style.menuBody}>
          <button
            type="button"
            className={style.round}
            aria-label={t('nav.closeMenu')}
            onClick={() => dialog.current?.close()}
          >
            <LineIcon d="M6 6l12 12M18 6 6 18" box={24} />
          </button>
          <nav aria-label={t('nav.label')}>
            <NavLinks />
          </nav>
        </div>
      </dialog>
    </div>
  );
}

/** Rarely used pages are behind one button, except in the phone's menu. */
function NavLinks({ hasMoreMenu = false }: { hasMoreMenu?: boolean }) {
  const t = useText('shell');
  const session = useSession();
  const { pathname } = useLocation();
  const account = session.status === 'signed-in' ? session.account : null;
  const rarely = account?.role === 'admin' ? rareItems : [];
  const toLink = ({ path, alias, label }: NavItem) => (
    <li key={path}>
      {/* Links to the open address, so that the alias shows as current too. */}
      <NavLink
        className={style.item}
        to={pathname === alias ? alias : path}
        // Its members have a page of their own below it.
        end={path === pages.board.path}
      >
        {t(label)}
      </NavLink>
    </li>
  );

  return (
    <ul className={style.links}>
      {account && navItems[account.role].map(toLink)}
      {rarely.length > 0 && hasMoreMenu && (
        <li>
          <MoreMenu label={t('nav.more')} paths={rarely.map(({ path }) => path)}>
            {rarely.map(toLink)}
          </MoreMenu>
        </li>
      )}
      {!hasMoreMenu && rarely.map(toLink)}
      {account && (
        <li>
          <NavLink
            className={style.item}
            to={pages.account.path}
            aria-label={t('nav.accountOf', { name: account.firstname })}
          >
            <PersonIcon />
            <span className={style.name}>{account.firstname}</span>
          </NavLink>
        </li>
      )}
      <li>
        <LanguageToggle />
      </li>
      {account && (
        <li>
          <NavLink className={style.item} to={pages.logout.path}>
            {t('nav.logout')}
          </NavLink>
        </li>
      )}
      {session.status === 'signed-out' && (
        <>
          <li>
            <NavLink className={style.item} to={pages.login.path}>
              {t('nav.login')}
            </NavLink>
          </li>
          <li>
            <ButtonLink to={pages.signup.path}>{t('nav.signup')}</ButtonLink>
          </li>
        </>
      )}
    </ul>
  );
}

function PersonIcon() {
  return (
    <svg width="20" height="20" viewBox="0 0 20 20" fill="currentColor" aria-hidden="true">
      <circle cx="10" cy="6.500" r="4" />
      <path d="M2.500 18a7.500 6.500 0 0 1 15 0Z" />
    </svg>
  );
}

interface NavItem {
  readonly path: string;
  readonly alias?: string;
  readonly label:
    | 'nav.sortCards'
    | 'nav.careers'
    | 'nav.help'
    | 'nav.dashboard'
    | 'nav.getCards'
    | 'nav.faq'
    | 'nav.profiles'
    | 'nav.classes'
    | 'nav.queue'
    | 'nav.staff'
    | 'nav.cards'
    | 'nav.audit'
    | 'nav.keeping'
    | 'nav.usage'
    | 'nav.mail'
    | 'nav.people'
    | 'nav.admins'
    | 'nav.newSchools'
    | 'nav.boards'
    | 'nav.members';
}

const dashboard: NavItem = { path: pages.students.path, label: 'nav.dashboard' };
const staffItems: readonly NavItem[] = [
  { path: pages.getCards.path, alias: pages.cardsGet.path, label: 'nav.getCards' },
  { path: pages.help.path, label: 'nav.faq' },
];

const navItems: Readonly<Record<Role, readonly NavItem[]>> = {
  student: [
    { path: pages.cards.path, label: 'nav.sortCards' },
    { path: pages.explore.path, label: 'nav.careers' },
    { path: pages.support.path, label: 'nav.help' },
  ],
  school: [
    dashboard,
    { path: pages.queue.path, label: 'nav.queue' },
    { path: pages.classes.path, label: 'nav.classes' },
    { path: pages.staff.path, label: 'nav.staff' },
    ...staffItems,
  ],
  board: [
    { path: pages.board.path, label: 'nav.dashboard' },
    { path: pages.boardMembers.path, label: 'nav.members' },
    { path: pages.audit.path, label: 'nav.audit' },
    { path: pages.support.path, label: 'nav.help' },
  ],
  admin: [
    dashboard,
    { path: pages.newSchools.path, label: 'nav.newSchools' },
    { path: pages.people.path, label: 'nav.people' },
    { path: pages.pendingProfiles.path, label: 'nav.profiles' },
    { path: pages.mail.path, label: 'nav.mail' },
    { path: pages.audit.path, label: 'nav.audit' },
  ],
};

const rareItems: readonly NavItem[] = [
  { path: pages.admins.path, label: 'nav.admins' },
  { path: pages.boards.path, label: 'nav.boards' },
  { path: pages.everyonesCards.path, label: 'nav.cards' },
  { path: pages.keeping.path, label: 'nav.keeping' },
  { path: pages.usage.path, label: 'nav.usage' },
  ...staffItems,
];
