import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { preCompress } from './build/pre-compress.ts';
import { preloadFonts } from './build/preload-fonts.ts';
import { pseudoLocale } from './build/pseudo-locale.ts';
import { serviceWorker } from './build/service-worker.ts';

export default defineConfig(({ mode }) => ({
  plugins: [
    react(),
    preloadFonts(),
    serviceWorker(),
    preCompress(),
    ...(mode === 'pseudo' ? [pseudoLocale()] : []),
  ],
  build: {
    target: ['chrome100', 'firefox102', 'safari15.4'],
    // Every asset is a file of its own: the content security policy allows no inline data scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
}));
