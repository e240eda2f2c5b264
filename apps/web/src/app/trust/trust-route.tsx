import { fillInProcessors } from '@trio/contracts/processors';
import { trustPaths } from '@trio/contracts/public-pages';
import { languages } from '@trio/i18n/languages';
import { useLocation } from 'react-router';
import { PartLanguage, useLanguage } from '../../lib/language/language.ts';
import { usePageTitle } from '../../lib/language/use-page-title.ts';
import { settings } from '../../lib/settings.ts';
import { trustDocument, trustNames } from './trust-documents.ts';
import { TrustPage } from './trust-page.tsx';

/** The server sends these pages prerendered; this is for a browser that navigates within the app. */
export function TrustRoute() {
  const path = useLocation().pathname.replace(/\/$/u, '');
  const name = trustNames.find((each) => Object.values<string>(trustPaths[each]).includes(path));
  const shown = name ?? 'index';
  const language = languages.find((each) => trustPaths[shown][each] === path) ?? 'en';
  return (
    <PartLanguage value={language}>
      <Body name={shown} />
    </PartLanguage>
  );
}

function Body({ name }: { name: (typeof trustNames)[number] }) {
  const language = useLanguage();
  const document = trustDocument(name, language, (source) =>
    fillInProcessors(source, settings.processors),
  );
  usePageTitle(document.title);
  return <TrustPage name={name} document={document} />;
}
