import type { CardSource } from '../card-source.ts';

export const tellStories: CardSource = {
  key: 'tellStories',
  color: 'red',
  isTrades: false,
  title: { en: 'Tell a story that sticks', fr: 'Raconter une histoire qui reste' },
  words: {
    paragraphs: {
      en: [
        'On Tuesday, a moose walks into the library, sniffs the new books and leaves. Only Jada, at the back table, sees it all. By lunch, the story has two moose in it. By supper, they have wrecked the place. Jada wants to tell the truth and still make it a good story. Her first try is eleven words long. It puts her dog to sleep.',
        'A call to the library gets the facts straight. One good question opens it all up: what did the moose smell like? Lines are cut, then read on the radio with a pause in the right place. A last pair of eyes catches a “mouse.” Ink meets paper. People come to this from university, a school paper, a print shop or a kitchen table.',
      ],
      fr: [
        'Mardi, un orignal entre à la bibliothèque de Matane, renifle les nouveautés et repart. Seule Jada, à la table du fond, a tout vu. À midi, l’histoire compte deux orignaux. Au souper, ils ont tout saccagé. Jada voudrait raconter ce qui s’est vraiment passé, et que ce soit quand même une bonne histoire. Son premier essai tient en onze mots. Il endort son chien.',
        'Raconter, c’est d’abord écouter. Un appel à la bibliothèque, pour vérifier, puis la question qui change tout : quelle odeur avait-il, l’orignal? Ensuite, il faut couper, déplacer, lire à la radio avec une pause au bon endroit. Une relecture attrape un « original » de trop, et la presse démarre. Certaines plumes sortent de l’université. D’autres ont débuté au journal de l’école, à l’imprimerie ou dans une cuisine.',
      ],
    },
    alt: {
      en: 'A white-haired woman tells a story from an open book, hands raised; behind her, her shadow becomes a huge red moose, and two children watch.',
      fr: 'Une femme aux cheveux blancs raconte une histoire, mains levées, livre ouvert; derrière elle, son ombre devient un immense orignal rouge devant deux enfants.',
    },
    subject: {
      en: 'Language arts and media studies',
      fr: 'Français et étude des médias',
    },
    question: {
      en: 'Which sentence did you rewrite the most, and what was wrong with it?',
      fr: 'Quelle phrase avez-vous le plus réécrite, et qu’est-ce qui clochait?',
    },
  },
  careers: [
    {
      title: { en: 'Author', fr: 'Écrivaine ou écrivain' },
      noc: '51111',
      onet: '27-3043.00',
      jobZone: 4,
      jobBank: 20925,
      newBrunswick: 823,
    },
    {
      title: { en: 'Poet', fr: 'Poète' },
      noc: '51111',
      onet: '27-3043.05',
      jobZone: 4,
      jobBank: 20925,
      newBrunswick: 823,
    },
    {
      title: { en: 'Journalist', fr: 'Journaliste' },
      noc: '51113',
      onet: '27-3023.00',
      jobZone: 4,
      jobBank: 16153,
      newBrunswick: 825,
    },
    {
      title: { en: 'Editor', fr: 'Réviseure ou réviseur de textes' },
      noc: '51110',
      onet: '27-3041.00',
      jobZone: 4,
      jobBank: 5332,
      newBrunswick: 822,
    },
    {
      title: { en: 'Radio station manager', fr: 'Directrice ou directeur de station de radio' },
      noc: '50011',
      onet: '27-2012.03',
      jobZone: 4,
      jobBank: 17501,
      newBrunswick: 817,
    },
    {
      title: { en: 'Radio host', fr: 'Animatrice ou animateur de radio' },
      noc: '52114',
      onet: '27-3011.00',
      jobZone: 4,
      jobBank: 16304,
      newBrunswick: 835,
    },
    {
      title: { en: 'Communications specialist', fr: 'Spécialiste des communications' },
      noc: '11202',
      onet: '27-3031.00',
      jobZone: 4,
      jobBank: 20996,
      newBrunswick: 611,
    },
    {
      title: { en: 'Desktop publisher', fr: 'Infographiste en mise en page' },
      noc: '14112',
      onet: '43-9031.00',
      jobZone: 3,
      jobBank: 19261,
      newBrunswick: 643,
    },
    {
      title: { en: 'Proofreader', fr: 'Correctrice ou correcteur d’épreuves' },
      noc: '14301',
      onet: '43-9081.00',
      jobZone: 4,
      jobBank: 2359,
      newBrunswick: 648,
    },
    {
      title: {
        en: 'Printing press operator',
        fr: 'Opératrice ou opérateur de presse d’imprimerie',
      },
      noc: '73401',
      onet: '51-5112.00',
      jobZone: 2,
      jobBank: 10477,
      newBrunswick: 988,
    },
    {
      title: {
        en: 'Bookbinding machine operator',
        fr: 'Opératrice ou opérateur de machine à relier',
      },
      noc: '94152',
      onet: '51-5113.00',
      jobZone: 2,
      jobBank: 18526,
      newBrunswick: 1083,
    },
  ],
};
