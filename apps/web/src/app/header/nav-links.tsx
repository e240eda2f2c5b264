import { pages } from '@trio/contracts/pages';
import { NavLink, useLocation } from 'react-router';
import { useText } from '../../lib/language/use-text.ts';
import { useSession } from '../../lib/session/session.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { LanguageToggle } from '../../ui/language-toggle.tsx';
import style from './header.module.css';
import { hasAccountPage, navItems } from './nav-items.ts';

/** Until the session is known, shows only the links that everyone has. */
export function NavLinks() {
  const t = useText('shell');
  const session = useSession();
  const { pathname } = useLocation();
  const account = session.status === 'signed-in' ? session.account : null;

  return (
    <ul className={style.links}>
      {account &&
        navItems[account.role].map(({ path, alias, label }) => (
          <li key={path}>
            {/* Links to the open address, so that the alias shows as current too. */}
            <NavLink className={style.item} to={pathname === alias ? alias : path}>
              {t(label)}
            </NavLink>
          </li>
        ))}
      {account && hasAccountPage(account.role) && (
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
