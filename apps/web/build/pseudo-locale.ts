import type { Plugin } from 'vite';

const catalogue = /packages\/i18n\/src\/en\/[\w-]+\.ts$/u;
const message = /(:\s*)'((?:[^'\\]|\\.)*)'/gu;

/** Marks every English message, so that a test finds text that is not in the catalogues. */
export function pseudoLocale(): Plugin {
  return {
    name: 'trio-pseudo-locale',
    enforce: 'pre',
    transform: (code, id) =>
      catalogue.test(id)
        ? code.replaceAll(message, (_, colon: string, text: string) => `${colon}'⟦${text}⟧'`)
        : null,
  };
}
