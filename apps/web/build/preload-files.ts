import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const ours = fileURLToPath(new URL('../src/lib/loading/preload-files.ts', import.meta.url));

/** Replaces Vite's preload helper, which requests a missing file twice. */
export function preloadFiles(): Plugin {
  return {
    name: 'trio-preload-files',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/u },
      handler: () => `export { preloadFiles as __vitePreload } from ${JSON.stringify(ours)};`,
    },
  };
}
