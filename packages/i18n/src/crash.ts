import type { Language } from './languages.ts';

/** What is said when nothing else can be loaded any more: in both languages, in the first file. */
export const crash: Readonly<
  Record<Language, { heading: string; paragraph: string; reload: string }>
> = {
  en: {
    heading: 'Oops, something went wrong.',
    paragraph: 'Reload the page. If it happens again, please write to us:',
    reload: 'Reload the page',
  },
  fr: {
    heading: 'Oups, un problème est survenu.',
    paragraph:
      'Il suffit souvent de recharger la page. Si le problème persiste, notre équipe répond ici :',
    reload: 'Recharger la page',
  },
};
