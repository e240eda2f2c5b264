import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { isDevPage, pages, shellPath } from '@trio/contracts/pages';
import type { Plugin, Rollup } from 'vite';

const source = fileURLToPath(new URL('../src/lib/offline/service-worker.ts', import.meta.url));

const sortModules = [
  /\/features\/(?:sorting|surveys)\/components\/.+\.tsx$/u,
  /\/app\/pages\/(?:cards-home|conclusion|profile-intro|reminder|results)-page\.tsx$/u,
  /\/app\/pages\/home-next\.tsx$/u,
  /\/deck\/src\/texts\.(?:en|fr)\.generated\.ts$/u,
];
/** A log-in may be needed, and errors choose their text by the reader. */
const alwaysNeeded = ['errors', 'identity'];
const words = /\/i18n\/src\/(?:en|fr)\/(\w+)\.ts$/u;
const useOfTexts = /\buse(?:Text|TextInRegister|PreloadedTexts)\(([^)]*)\)/gu;
const shellWords = /\/i18n\/src\/(?:en|fr)\/shell\.ts$/u;
const firstFonts = /-latin-wght-normal-[\w-]+\.woff2$/u;
const poster = /\/deck\/src\/posters\/(\w+)\.svg$/u;
const drawings = /\/deck\/src\/(?:emblems|posters-plain)\/\w+\.svg$/u;

function withImports(bundle: Rollup.OutputBundle, fileName: string, found: Set<string>): void {
  const output = bundle[fileName];
  if (output?.type !== 'chunk' || found.has(fileName)) return;
  found.add(fileName);
  for (const css of output.viteMetadata?.importedCss ?? []) found.add(css);
  for (const imported of output.imports) withImports(bundle, imported, found);
}

/** The namespaces that the modules of these files ask for: they are loaded by name, not imported. */
function textsOf(bundle: Rollup.OutputBundle, files: ReadonlySet<string>, codeOf: CodeOf) {
  const modules = [...files].flatMap((fileName) => {
    const output = bundle[fileName];
    return output?.type === 'chunk' ? output.moduleIds : [];
  });
  const used = modules.flatMap((id) =>
    [...codeOf(id).matchAll(useOfTexts)].flatMap(([, names = '']) => [
      ...names.matchAll(/['"`](\w+)['"`]/gu),
    ]),
  );
  return new Set([...alwaysNeeded, ...used.map(([, name = '']) => name)]);
}

type CodeOf = (moduleId: string) => string;

function filesOf(bundle: Rollup.OutputBundle, codeOf: CodeOf) {
  const outputs = Object.values(bundle);
  const chunks = outputs.filter((output) => output.type === 'chunk');
  const assets = outputs.filter((output) => output.type === 'asset');
  const shell = new Set<string>();
  const sort = new Set<string>();
  const posters: Record<string, string> = {};
  for (const { fileName, facadeModuleId, moduleIds, isEntry } of chunks) {
    const isFirst = isEntry && facadeModuleId?.endsWith('index.html') === true;
    if (isFirst || moduleIds.some((id) => shellWords.test(id))) {
      withImports(bundle, fileName, shell);
    } else if (moduleIds.some((id) => sortModules.some((pattern) => pattern.test(id)))) {
      withImports(bundle, fileName, sort);
    }
  }
  const texts = textsOf(bundle, new Set([...shell, ...sort]), codeOf);
  for (const { fileName, moduleIds } of chunks) {
    if (moduleIds.some((id) => texts.has(words.exec(id)?.[1] ?? ''))) {
      withImports(bundle, fileName, sort);
    }
  }
  for (const { fileName, originalFileNames } of assets) {
    const [original = ''] = originalFileNames;
    const card = poster.exec(`/${original}`)?.[1];
    if (card !== undefined) posters[card] = `/${fileName}`;
    else if (drawings.test(`/${original}`)) sort.add(fileName);
    else if (firstFonts.test(fileName)) shell.add(fileName);
  }
  const paths = (files: Iterable<string>) => [...files].map((file) => `/${file}`);
  return {
    document: shellPath,
    pages: Object.values(pages).flatMap(({ path }) =>
      path.includes(':') || isDevPage(path) ? [] : [path],
    ),
    shell: paths(shell),
    sort: paths([...sort].filter((file) => !shell.has(file))),
    posters,
  };
}

export function serviceWorker(): Plugin {
  return {
    name: 'trio-service-worker',
    apply: 'build',
    buildStart() {
      this.emitFile({ type: 'chunk', id: source, fileName: 'sw.js' });
    },
    generateBundle(_, bundle) {
      const worker = bundle['sw.js'];
      if (worker?.type !== 'chunk') return;
      const files = filesOf(bundle, (id) => this.getModuleInfo(id)?.code ?? '');
      const version = createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 12);
      const kept = JSON.stringify({ cache: `trio-${version}`, ...files });
      worker.code = worker.code.replaceAll('__KEPT__', () => kept);
    },
  };
}
