// Must be first: the other modules read these globals while they load.
// oxlint-disable-next-line import/no-unassigned-import -- Imported for its globals.
import './ready-world.ts';
import { isCardAddress } from '@trio/contracts/pages';
import type { Language } from '@trio/i18n/languages';
import { StrictMode, type PropsWithChildren } from 'react';
import { renderToString } from 'react-dom/server.browser';
import { StaticRouter } from 'react-router';
import { App } from './app/app.tsx';
import { TableWaiting } from './app/table-waiting.tsx';
import { PartLanguage } from './lib/language/language.ts';
import { preloadText } from './lib/language/use-text.ts';

/** Called by the build (apps/web/build/ready-pages.ts). */
export async function renderPage(language: Language, path: string): Promise<string> {
  await preloadText(language, ['shell']);
  const Router = ({ children }: PropsWithChildren) => (
    <StaticRouter location={path}>{children}</StaticRouter>
  );
  return renderToString(
    <StrictMode>
      <PartLanguage value={language}>
        {isCardAddress(path) ? <TableWaiting /> : <App Router={Router} />}
      </PartLanguage>
    </StrictMode>,
  );
}
