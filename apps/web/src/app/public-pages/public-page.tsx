import { careersPath, forSchoolsPath, trustPaths } from '@trio/contracts/public-pages';
import { pages } from '@trio/contracts/pages';
import type { ReactNode } from 'react';
import { ownNames, otherLanguage, useLanguage } from '../../lib/language/language.ts';
import { useText } from '../../lib/language/use-text.ts';
import { Logo } from '../../ui/logo.tsx';
import header from '../header/header.module.css';
import layout from '../page-layout.module.css';
import footer from '../site-footer.module.css';
import style from './public-page.module.css';

interface PublicPageProps {
  /** The address of the same page in the other language. */
  otherPath: string;
  children: ReactNode;
}

/** Rendered at build time: it has links only, and works without scripts. */
export function PublicPage({ otherPath, children }: PublicPageProps) {
  const t = useText('shell');
  const c = useText('careers');
  const language = useLanguage();
  const other = otherLanguage(language);
  return (
    <>
      <a className={layout.skip} href="#main">
        {t('app.skip')}
      </a>
      <header className={header.header}>
        <a className={header.home} href={pages.landing.path} aria-label={t('nav.home')}>
          <Logo />
        </a>
        <nav aria-label={t('nav.label')} className={style.nav}>
          <ul className={header.links}>
            <li>
              <a className={header.item} href={careersPath[language]}>
                {c('careers.title')}
              </a>
            </li>
            <li>
              <a className={header.item} href={otherPath} lang={other} hrefLang={other}>
                {ownNames[other]}
              </a>
            </li>
            <li>
              <a className={header.item} href={pages.login.path}>
                {t('nav.login')}
              </a>
            </li>
          </ul>
        </nav>
      </header>
      <main id="main" className={layout.main}>
        {children}
      </main>
      <footer className={footer.footer}>
        <nav aria-label={t('footer.label')}>
          <ul className={footer.links}>
            <li>
              <a href={careersPath[language]}>{c('careers.title')}</a>
            </li>
            <li>
              <a href={forSchoolsPath[language]}>{t('landing.schools')}</a>
            </li>
            <li>
              <a href={trustPaths.index[language]}>{t('footer.trust')}</a>
            </li>
            <li>
              <a href={pages.terms.path}>{t('footer.terms')}</a>
            </li>
            <li>
              <a href={pages.privacy.path}>{t('footer.privacy')}</a>
            </li>
            <li>
              <a href={pages.dataSources.path}>{t('footer.sources')}</a>
            </li>
          </ul>
        </nav>
      </footer>
    </>
  );
}
