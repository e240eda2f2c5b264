// Must be first: the other modules read these globals while they load.
// oxlint-disable-next-line import/no-unassigned-import -- Imported for its globals.
import './prerender-globals.ts';
import { loadCareers } from '@trio/careers/careers';
import {
  careersPath,
  forSchoolsPath,
  publicCareerPath,
  trustPaths,
} from '@trio/contracts/public-pages';
import { loadDeck } from '@trio/deck/deck';
import type { careers as english } from '@trio/i18n/en/careers';
import type { forschools as englishForSchools } from '@trio/i18n/en/forschools';
import type { Language } from '@trio/i18n/languages';
import { loaders } from '@trio/i18n/namespaces.generated';
import { createTranslator } from '@trio/i18n/translator';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server.browser';
import { StaticRouter } from 'react-router';
import { ForSchools } from './app/for-schools/for-schools.tsx';
import { PublicCareer } from './app/public-careers/public-career.tsx';
import { PublicCareers } from './app/public-careers/public-careers.tsx';
import { PublicPage } from './app/public-pages/public-page.tsx';
import { parseInline } from './app/trust/parse-markdown.ts';
import { trustDocument, trustNames } from './app/trust/trust-documents.ts';
import { TrustPage } from './app/trust/trust-page.tsx';
import { otherLanguage, PartLanguage } from './lib/language/language.ts';
import { preloadText } from './lib/language/use-text.ts';

export interface PublicDocument {
  /** In both languages; the document is in the first one. */
  readonly paths: Readonly<Record<Language, string>>;
  readonly title: string;
  readonly description: string;
  readonly html: string;
  readonly isSearchable: boolean;
}

/** All public pages of a language. */
export async function renderPublicPages(language: Language): Promise<readonly PublicDocument[]> {
  await preloadText(language, ['shell', 'deck', 'careers', 'lesson', 'forschools']);
  const [careers, deck] = await Promise.all([loadCareers(language), loadDeck(language)]);
  const cards = new Map(deck.map((card) => [card.key, card]));
  const render = (paths: PublicDocument['paths'], page: ReactNode) =>
    renderToStaticMarkup(
      <PartLanguage value={language}>
        <StaticRouter location={paths[language]}>
          <PublicPage otherPath={paths[otherLanguage(language)]}>{page}</PublicPage>
        </StaticRouter>
      </PartLanguage>,
    );
  const t = createTranslator<typeof english>(language, await loaders[language].careers());
  const list: PublicDocument = {
    paths: careersPath,
    title: t('public.heading'),
    description: t('public.listDescription', { count: careers.all.length }),
    html: render(careersPath, <PublicCareers careers={careers} deck={deck} />),
    isSearchable: true,
  };
  const s = createTranslator<typeof englishForSchools>(
    language,
    await loaders[language].forschools(),
  );
  const forSchools: PublicDocument = {
    paths: forSchoolsPath,
    title: s('forSchools.title'),
    description: s('forSchools.lead'),
    html: render(forSchoolsPath, <ForSchools />),
    isSearchable: false,
  };
  const trust = trustNames.map((name): PublicDocument => {
    const paths = trustPaths[name];
    const document = trustDocument(name, language);
    return {
      paths,
      title: document.title,
      description: parseInline(document.lead)
        .map(({ text }) => text)
        .join(''),
      html: render(paths, <TrustPage name={name} document={document} />),
      isSearchable: false,
    };
  });
  const each = careers.all.flatMap((career): PublicDocument[] => {
    const card = cards.get(career.card);
    if (!card) return [];
    const { slug } = career;
    const paths = { en: publicCareerPath(slug, 'en'), fr: publicCareerPath(slug, 'fr') };
    const page = <PublicCareer career={career} careers={careers} card={card} />;
    return [
      {
        paths,
        title: career.title,
        description: t('public.description', { work: career.work }),
        html: render(paths, page),
        isSearchable: false,
      },
    ];
  });
  return [forSchools, list, ...trust, ...each];
}
