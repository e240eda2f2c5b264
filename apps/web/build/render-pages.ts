import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import react from '@vitejs/plugin-react';
import { build, type Plugin, type ResolvedConfig, type Rollup } from 'vite';

/** Other pages are never rendered here; leaving them out halves the work. */
const omitOtherPages = (needed: RegExp): Plugin => ({
  name: 'trio-omit-other-pages',
  enforce: 'pre',
  resolveId: (source, _, { kind }) =>
    kind !== 'dynamic-import' || needed.test(source)
      ? null
      : { id: 'trio:other-page', external: true },
});

interface Rendering {
  /** A module under `src`. */
  readonly entry: string;
  /** Dynamic imports to follow. */
  readonly needed: RegExp;
  /** The module's function, and the arguments of each call. */
  readonly render: string;
  readonly calls: readonly (readonly unknown[])[];
}

async function bundle(
  config: ResolvedConfig,
  plugins: Plugin[],
  { entry, needed }: Rendering,
): Promise<string> {
  const built = await build({
    configFile: false,
    root: config.root,
    mode: config.mode,
    logLevel: 'warn',
    define: config.define ?? {},
    plugins: [react(), omitOtherPages(needed), ...plugins],
    ssr: { noExternal: true, target: 'webworker' },
    build: {
      ssr: fileURLToPath(new URL(`../src/${entry}`, import.meta.url)),
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
import(workerData.script).then(async (module) => {
  const rendered = [];
  for (const args of workerData.calls) rendered.push(await module[workerData.render](...args));
  parentPort.postMessage(rendered);
});`;

/** The result of each call, in order. */
export async function renderPages(
  config: ResolvedConfig,
  plugins: Plugin[],
  rendering: Rendering,
): Promise<readonly unknown[]> {
  const code = await bundle(config, plugins, rendering);
  const script = `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`;
  const { render, calls } = rendering;
  const worker = new Worker(thread, { eval: true, workerData: { script, render, calls } });
  try {
    return await new Promise((resolve, reject) => {
      worker.once('message', resolve);
      worker.once('error', reject);
    });
  } finally {
    await worker.terminate();
  }
}
