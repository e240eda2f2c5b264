import { pages } from '@trio/contracts/pages';
import { memo } from 'react';
import { useText } from '../lib/language/use-text.ts';
import { privacyAddress, termsAddress } from '../lib/policy-addresses.ts';
import { useIsLive } from '../lib/use-is-live.ts';
import style from './site-footer.module.css';

const firstYear = 2025;
/** The build's year, which prerendered pages show. */
declare const __BUILT_IN__: number;
// Read once: a page left open over New Year may show the old year.
const thisYear = new Date().getFullYear();

interface SiteFooterProps {
  isQuiet: boolean;
  isLight: boolean;
}

export const SiteFooter = memo(function SiteFooter({ isQuiet, isLight }: SiteFooterProps) {
  const t = useText('shell');
  const classes = [style.footer, isQuiet && style.quiet, isLight && style.light];
  const year = useIsLive() ? thisYear : __BUILT_IN__;
  const years = year > firstYear ? `${firstYear}–${year}` : String(firstYear);
  const links = [
    { path: termsAddress, label: t('footer.terms') },
    { path: privacyAddress, label: t('footer.privacy') },
    { path: pages.dataSources.path, label: t('footer.sources') },
  ];
  return (
    <footer className={classes.filter(Boolean).join(' ')}>
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
