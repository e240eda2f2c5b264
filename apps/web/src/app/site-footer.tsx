import { pages } from '@trio/contracts/pages';
import { memo } from 'react';
import { useText } from '../lib/language/use-text.ts';
import { privacyAddress, termsAddress } from '../lib/policy-addresses.ts';
import { useIsLive } from '../lib/use-is-live.ts';
import style from './site-footer.module.css';

const firstYear = 2025;
/** The year of the build, which is what HTML that was made ready says. */
declare const __BUILT_IN__: number;
// Once per visit: a page left open over New Year may keep the old one.
const thisYear = new Date().getFullYear();

/** Quiet, it is there only where the screen has room for it. */
export const SiteFooter = memo(function SiteFooter({ isQuiet }: { isQuiet: boolean }) {
  const t = useText('shell');
  const year = useIsLive() ? thisYear : __BUILT_IN__;
  const years = year > firstYear ? `${firstYear}–${year}` : String(firstYear);
  const links = [
    { path: termsAddress, label: t('footer.terms') },
    { path: privacyAddress, label: t('footer.privacy') },
    { path: pages.dataSources.path, label: t('footer.sources') },
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
