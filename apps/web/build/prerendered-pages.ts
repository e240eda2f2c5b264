import { cardPath, pages } from '@trio/contracts/pages';
import { createTranslator } from '@trio/i18n/translator';
import { catalogues } from '@trio/i18n/catalogues';
import { languages, type Language } from '@trio/i18n/languages';
import type { Plugin, ResolvedConfig, Rollup } from 'vite';
import { renderPages } from './render-pages.ts';
import { noticePage, noticeScript, noticeScriptFile } from './unsupported-browser.ts';
import { manifestFile, webDocument } from './web-document.ts';
import { webManifest } from './web-manifest.ts';

const prerenderedPages = {
  landing: 'landing.title',
  login: 'login.title',
  signup: 'signup.title',
  forgot: 'forgot.title',
} as const;
type PrerenderedPage = keyof typeof prerenderedPages;

const documents = [
  ...(Object.keys(prerenderedPages) as PrerenderedPage[]),
  'table' as const,
].flatMap((page) =>
  languages.map((language) => ({
    page,
    language,
    path: page === 'table' ? cardPath(1) : pages[page].path,
  })),
);

/** A prerendered page has inline styles, so that the first response is complete. */
export function prerenderedDocuments(plugins: () => Plugin[]): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'trio-prerendered-documents',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const template = textOf(bundle['index.html']);
        const css = styleOf(template, bundle);
        const emit = (fileName: string, source: string) =>
          this.emitFile({ type: 'asset', fileName, source });

        const rendered = (await renderPages(config, plugins(), {
          entry: 'prerender.tsx',
          needed: /\/(?:en|fr)\/shell\.ts$/u,
          render: 'renderPage',
          calls: documents.map(({ language, path }) => [language, path]),
        })) as readonly string[];
        for (const [at, { page, language, path }] of documents.entries()) {
          const html = rendered[at] ?? '';
          for (const file of html.matchAll(/\/(assets\/[\w.-]+)/gu)) {
            if (bundle[file[1] ?? ''] === undefined) this.error(`The build has no ${file[1]}.`);
          }
          const options = {
            language,
            ...(page !== 'table' && { about: { title: titleOf(page, language), path } }),
            preloads: textFilesOf(bundle, language),
            prerendered: {
              html,
              css,
              as: page === 'table' ? ('waiting' as const) : ('ready' as const),
            },
          };
          emit(`ready/${page}.${language}.html`, webDocument(template, options));
        }
        for (const language of languages) {
          const preloads = textFilesOf(bundle, language);
          emit(`ready/shell.${language}.html`, webDocument(template, { language, preloads }));
          emit(`ready/unsupported.${language}.html`, noticePage(language));
          emit(manifestFile(language), webManifest(language));
        }
        emit(noticeScriptFile, noticeScript);
      },
    },
  };
}

function titleOf(page: PrerenderedPage, language: Language): string {
  const { shell, identity } = catalogues[language];
  const t = createTranslator<typeof catalogues.en.shell & typeof catalogues.en.identity>(language, {
    ...shell,
    ...identity,
  });
  const title = t(prerenderedPages[page]);
  return page === 'landing' ? title : `${title} · Trio`;
}

function textOf(output: Rollup.OutputAsset | Rollup.OutputChunk | undefined): string {
  if (output?.type !== 'asset') throw new Error('The document or its style is missing.');
  return String(output.source);
}

const styleOf = (template: string, bundle: Rollup.OutputBundle): string =>
  [...template.matchAll(/<link rel="stylesheet"[^>]*href="\/([^"]+)"/gu)]
    .map((link) => textOf(bundle[link[1] ?? '']).trim())
    .join('');

const textFilesOf = (bundle: Rollup.OutputBundle, language: Language): string[] =>
  Object.values(bundle).flatMap((output) =>
    output.type === 'chunk' &&
    output.facadeModuleId?.endsWith(`/i18n/src/${language}/shell.ts`) === true
      ? output.fileName
      : [],
  );
