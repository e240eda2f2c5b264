import { pages } from '@trio/contracts/pages';
import { memo } from 'react';
import { useText } from '../lib/language/use-text.ts';
import style from './site-footer.module.css';

const firstYear = 2025;
// Once per visit: a page left open over New Year may keep the old one.
const thisYear = new Date().getFullYear();

/** Quiet, it is there only where the screen has room for it. */
export const SiteFooter = memo(function SiteFooter({ isQuiet }: { isQuiet: boolean }) {
  const t = useText('shell');
  const years = thisYear > firstYear ? `${firstYear}–${thisYear}` : String(firstYear);
  const links = [
    { path: pages.terms.path, label: t('footer.terms') },
    { path: pages.privacy.path, label: t('footer.privacy') },
  ];
  return (
    <footer className={isQuiet ? `${style.footer} ${style.quiet}` : style.footer}>
      <nav aria-label={t('footer.label')}>
        <ul className={style.links}>
          {links.map(({ path, label }) => (
            <li key={path}>
              <a href={path} target="_blank" rel="noreferrer">
                {label} <span className={style.newTab}>{t('footer.newTab')}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <p>{t('footer.copyright', { years })}</p>
    </footer>
  );
});
