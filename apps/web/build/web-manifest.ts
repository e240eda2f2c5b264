import { documentWords } from '@trio/i18n/document';
import { locales, type Language } from '@trio/i18n/languages';

export const webManifest = (language: Language): string =>
  JSON.stringify({
    id: '/',
    name: 'Trio',
    short_name: 'Trio',
    description: documentWords[language].description,
    lang: locales[language],
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    // The paper colour of styles/tokens.css.
    background_color: '#f6f3ec',
    theme_color: '#f6f3ec',
    categories: ['education'],
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  });
