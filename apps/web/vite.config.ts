import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { publicPages } from './build/public-pages.ts';
import { fileGroups } from './build/file-groups.ts';
import { preCompress } from './build/pre-compress.ts';
import { preloadFiles } from './build/preload-files.ts';
import { preloadFonts } from './build/preload-fonts.ts';
import { pseudoLocale } from './build/pseudo-locale.ts';
import { prerenderedDocuments } from './build/prerendered-pages.ts';
import { serviceWorker } from './build/service-worker.ts';

const wordsOf = (mode: string) => (mode === 'pseudo' ? [pseudoLocale()] : []);

export default defineConfig(({ mode }) => ({
  plugins: [
    react(),
    preloadFiles(),
    preloadFonts(),
    serviceWorker(),
    prerenderedDocuments(() => wordsOf(mode)),
    publicPages(() => wordsOf(mode)),
    preCompress(),
    ...wordsOf(mode),
  ],
  // For the copyright line of prerendered pages.
  define: { __BUILT_IN__: new Date().getFullYear() },
  build: {
    target: ['chrome100', 'firefox102', 'safari15.4'],
    // Every asset is a file of its own: the content security policy allows no inline data scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: { codeSplitting: { groups: fileGroups } },
    },
  },
}));
