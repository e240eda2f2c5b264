import type { Plugin } from 'vite';

const firstFonts = /-latin-wght-normal-[\w-]+\.woff2$/u;

export function preloadFonts(): Plugin {
  return {
    name: 'trio-preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((file) => firstFonts.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: {
              rel: 'preload',
              as: 'font',
              type: 'font/woff2',
              href: `/${file}`,
              crossorigin: '',
            },
            injectTo: 'head' as const,
          })),
    },
  };
}
