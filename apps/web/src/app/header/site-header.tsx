import { pages } from '@trio/contracts/pages';
import { memo } from 'react';
import { Link } from 'react-router';
import { useText } from '../../lib/language/use-text.ts';
import { Logo } from '../../ui/logo.tsx';
import style from './header.module.css';
import { MobileMenu } from './mobile-menu.tsx';
import { NavLinks } from './nav-links.tsx';

/** `isQuiet`: as low as touch targets allow, because the page needs the screen. */
export const SiteHeader = memo(function SiteHeader({ isQuiet }: { isQuiet: boolean }) {
  const t = useText('shell');
  return (
    <header className={isQuiet ? `${style.header} ${style.quiet}` : style.header}>
      <Link className={style.home} to={pages.landing.path} aria-label={t('nav.home')}>
        <Logo />
      </Link>
      <nav className={style.desktop} aria-label={t('nav.label')}>
        <NavLinks />
      </nav>
      <MobileMenu />
    </header>
  );
});
