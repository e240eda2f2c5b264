import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { Language } from '@trio/i18n/languages';
import react from '@vitejs/plugin-react';
import { build, type Plugin, type ResolvedConfig, type Rollup } from 'vite';

const entry = fileURLToPath(new URL('../src/prerender.tsx', import.meta.url));

interface Page {
  readonly language: Language;
  readonly path: string;
}

/** Other pages are never rendered here; leaving them out halves the work. */
const omitOtherPages: Plugin = {
  name: 'trio-omit-other-pages',
  enforce: 'pre',
  resolveId: (source, _, { kind }) =>
    kind !== 'dynamic-import' || /\/(?:en|fr)\/shell\.ts$/u.test(source)
      ? null
      : { id: 'trio:other-page', external: true },
};

async function bundle(config: ResolvedConfig, plugins: Plugin[]): Promise<string> {
  const built = await build({
    configFile: false,
    root: config.root,
    mode: config.mode,
    logLevel: 'warn',
    define: config.define ?? {},
    plugins: [react(), omitOtherPages, ...plugins],
    ssr: { noExternal: true, target: 'webworker' },
    build: {
      ssr: entry,
      write: false,
      minify: false,
      target: 'node24',
      assetsInlineLimit: 0,
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  const { output } = (Array.isArray(built) ? built[0] : built) as Rollup.RolldownOutput;
  return output[0].code;
}

// A separate thread: the modules expect browser globals while they load, and some never stop.
const thread = `
const { parentPort, workerData } = require('node:worker_threads');
import(workerData.script).then(async ({ renderPage }) => {
  const rendered = [];
  for (const { language, path } of workerData.pages) rendered.push(await renderPage(language, path));
  parentPort.postMessage(rendered);
});`;

export async function renderPages(
  config: ResolvedConfig,
  plugins: Plugin[],
  pages: readonly Page[],
): Promise<readonly string[]> {
  const code = await bundle(config, plugins);
  const script = `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`;
  const worker = new Worker(thread, { eval: true, workerData: { script, pages } });
  try {
    return await new Promise((resolve, reject) => {
      worker.once('message', resolve);
      worker.once('error', reject);
    });
  } finally {
    await worker.terminate();
  }
}
