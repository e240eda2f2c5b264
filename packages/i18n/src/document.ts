import type { Language } from './languages.ts';

interface DocumentWords {
  readonly description: string;
  readonly pictureAlt: string;
  readonly noScript: string;
  readonly unsupported: {
    readonly heading: string;
    readonly paragraph: string;
    readonly help: string;
  };
}

export const documentWords: Readonly<Record<Language, DocumentWords>> = {
  en: {
    description:
      'Sort 56 real-world challenges, keep the three that pull you in, and leave with a profile that is yours. For students and schools, in English and French.',
    pictureAlt: 'Trio: a hand of colourful cards, each with a real-world challenge.',
    noScript: 'To log in and sort the cards, turn on JavaScript in your browser.',
    unsupported: {
      heading: 'Trio doesn’t work in this browser',
      paragraph:
        'Internet Explorer and other older browsers can’t show the cards. Open this page in an up-to-date Chrome, Edge, Firefox or Safari.',
      help: 'On a school computer? The person who looks after it can help.',
    },
  },
  fr: {
    description:
      'Trie 56 défis de la vraie vie, garde les trois qui t’appellent et repars avec un profil bien à toi. Pour les élèves et les écoles, en français et en anglais.',
    pictureAlt: 'Trio : un éventail de cartes colorées, chacune avec un défi de la vraie vie.',
    noScript:
      'Pour se connecter et trier les cartes, JavaScript doit être activé dans le navigateur.',
    unsupported: {
      heading: 'Trio ne fonctionne pas dans ce navigateur',
      paragraph:
        'Internet Explorer et les autres navigateurs trop anciens ne peuvent pas afficher les cartes. Il suffit d’ouvrir cette page dans une version à jour de Chrome, d’Edge, de Firefox ou de Safari.',
      help: 'Sur un ordinateur de l’école? La personne qui s’en occupe peut aider.',
    },
  },
};
