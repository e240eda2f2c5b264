import type { Language } from './languages.ts';

interface CrashWords {
  readonly heading: string;
  readonly paragraph: string;
  readonly reload: string;
  readonly offline: Message;
  /** The page's file did not load: the server is down. */
  readonly trouble: Message;
  /** The page's file did not load: it belongs to an older build. */
  readonly updated: Message;
}

interface Message {
  readonly heading: string;
  readonly paragraph: string;
}

/** Shown when nothing else can be loaded, so it is in the first file, in both languages. */
export const crash: Readonly<Record<Language, CrashWords>> = {
  en: {
    heading: 'Oops, something went wrong.',
    paragraph: 'Reload the page. If it happens again, please write to us:',
    reload: 'Reload the page',
    offline: {
      heading: 'We can’t reach Trio',
      paragraph: 'Check your Wi‑Fi, then reload the page. Your saved work is safe.',
    },
    trouble: {
      heading: 'Trio is having trouble',
      paragraph:
        'It’s not your Wi‑Fi. Wait a moment, then reload the page. Your saved work is safe.',
    },
    updated: {
      heading: 'Trio was updated',
      paragraph: 'Reload the page to get the new version. Your saved work is safe.',
    },
  },
  fr: {
    heading: 'Oups, un problème est survenu.',
    paragraph:
      'Il suffit souvent de recharger la page. Si le problème persiste, notre équipe répond ici :',
    reload: 'Recharger la page',
    offline: {
      heading: 'Trio est injoignable',
      paragraph:
        'Il suffit de recharger la page une fois le Wi‑Fi rétabli. Ce qui est enregistré ne risque rien.',
    },
    trouble: {
      heading: 'Trio a un problème passager',
      paragraph:
        'Le Wi‑Fi n’y est pour rien : il suffit de recharger la page dans un instant. Ce qui est enregistré ne risque rien.',
    },
    updated: {
      heading: 'Trio a été mis à jour',
      paragraph:
        'Il suffit de recharger la page pour continuer. Ce qui est enregistré ne risque rien.',
    },
  },
};
