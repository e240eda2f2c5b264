import { fileURLToPath } from 'node:url';
import { languages, type Language } from '@trio/i18n/languages';
import type { Plugin, ResolvedConfig, Rollup } from 'vite';
import type { PublicDocument } from '../src/prerender-public.tsx';
import { renderPages } from './render-pages.ts';
import { publicDocument } from './web-document.ts';

const sourceOf = (name: string): string =>
  fileURLToPath(new URL(`../src/${name}`, import.meta.url));
const pageModules = [
  sourceOf('app/public-careers/public-careers-route.tsx'),
  sourceOf('app/for-schools/for-schools-route.tsx'),
  sourceOf('app/trust/trust-route.tsx'),
];
const searchModule = sourceOf('careers-search.ts');

const needed =
  /\/(?:en|fr)\/(?:shell|deck|careers|lesson|forschools)\.ts$|\/texts\.(?:en|fr)\.generated\.ts$/u;

/** Pages for everyone, as documents that need no script: for schools, careers, security and privacy. */
export function publicPages(plugins: () => Plugin[]): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'trio-public-pages',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    buildStart() {
      this.emitFile({ type: 'chunk', id: searchModule });
    },
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const template = bundle['index.html'];
        const pages = pageModules.map((module) => chunkOf(bundle, module));
        const search = chunkOf(bundle, searchModule);
        if (template?.type !== 'asset') throw new Error('The build has no index.html.');
        // One file: a browser shows nothing until it has them all.
        const style = this.emitFile({
          type: 'asset',
          name: 'public.css',
          source: [...stylesOf(bundle, template, pages)]
            .map((file) => sourceIn(bundle, file))
            .join(''),
        });
        const styles = [this.getFileName(style)];
        const rendered = (await renderPages(config, plugins(), {
          entry: 'prerender-public.tsx',
          needed,
          render: 'renderPublicPages',
          calls: languages.map((language) => [language]),
        })) as readonly (readonly PublicDocument[])[];
        for (const [at, language] of languages.entries()) {
          for (const page of rendered[at] ?? []) {
            const scripts = page.isSearchable ? [search.fileName] : [];
            this.emitFile({
              type: 'asset',
              fileName: fileOf(page, language),
              source: publicDocument(String(template.source), {
                ...page,
                language,
                styles,
                scripts,
              }),
            });
          }
        }
      },
    },
  };
}

/** `ready/careers/actuary.html`, `ready/fr/carrieres.html` */
const fileOf = ({ paths }: PublicDocument, language: Language): string =>
  `ready${paths[language]}.html`;

function chunkOf(bundle: Rollup.OutputBundle, module: string): Rollup.OutputChunk {
  const chunk = Object.values(bundle).find(
    (output) => output.type === 'chunk' && output.facadeModuleId === module,
  );
  if (chunk?.type !== 'chunk') throw new Error(`The build has no chunk of ${module}.`);
  return chunk;
}

function sourceIn(bundle: Rollup.OutputBundle, file: string): string {
  const output = bundle[file];
  if (output?.type !== 'asset') throw new Error(`The build has no ${file}.`);
  return String(output.source).trim();
}

/** The style sheet of the app first, then those of the pages. */
function stylesOf(
  bundle: Rollup.OutputBundle,
  template: Rollup.OutputAsset,
  chunks: readonly Rollup.OutputChunk[],
): Set<string> {
  const first = [
    ...String(template.source).matchAll(/<link rel="stylesheet"[^>]*href="\/([^"]+)"/gu),
  ];
  const styles = new Set(first.map((link) => link[1] ?? ''));
  const add = (fileName: string, seen: Set<string>): void => {
    const output = bundle[fileName];
    if (output?.type !== 'chunk' || seen.has(fileName)) return;
    seen.add(fileName);
    for (const imported of output.imports) add(imported, seen);
    for (const css of output.viteMetadata?.importedCss ?? []) styles.add(css);
  };
  const seen = new Set<string>();
  for (const { fileName } of chunks) add(fileName, seen);
  return styles;
}
