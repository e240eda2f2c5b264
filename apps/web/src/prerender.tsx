// Must be first: the other modules read these globals while they load.
// oxlint-disable-next-line import/no-unassigned-import -- Imported for its globals.
import './prerender-globals.ts';
import { isCardAddress } from '@trio/contracts/pages';
import type { Language } from '@trio/i18n/languages';
import { StrictMode, type PropsWithChildren } from 'react';
import { renderToString } from 'react-dom/server.browser';
import { StaticRouter } from 'react-router';
import { App } from './app/app.tsx';
import header from './app/header/header.module.css';
import layout from './app/page-layout.module.css';
import { PartLanguage } from './lib/language/language.ts';
import { preloadText } from './lib/language/use-text.ts';
import { Logo } from './ui/logo.tsx';
import { CardLoading } from './ui/loading.tsx';

export async function renderPage(language: Language, path: string): Promise<string> {
  await preloadText(language, ['shell']);
  const Router = ({ children }: PropsWithChildren) => (
    <StaticRouter location={path}>{children}</StaticRouter>
  );
  return renderToString(
    <StrictMode>
      <PartLanguage value={language}>
        {isCardAddress(path) ? <CardPageLoading /> : <App Router={Router} />}
      </PartLanguage>
    </StrictMode>,
  );
}

/** Prerendered page of a card: the same as `PageLayout` shows until the session is known. */
function CardPageLoading() {
  return (
    <>
      <header className={`${header.header} ${header.quiet}`}>
        <span className={header.home}>
          <Logo />
        </span>
      </header>
      <main className={layout.main}>
        <CardLoading />
      </main>
    </>
  );
}
