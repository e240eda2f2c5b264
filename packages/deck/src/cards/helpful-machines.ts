import type { CardSource } from '../card-source.ts';

export const helpfulMachines: CardSource = {
  key: 'helpfulMachines',
  color: 'purple',
  isTrades: false,
  title: { en: 'Make clever machines wiser', fr: 'Rendre les machines plus sages' },
  words: {
    paragraphs: {
      en: [
        '“Play my song,” says Nani, in the English of her school days in Jaipur. The speaker on the shelf thinks it over, then reads out the weather in Peru. It understands her grandson Ravi every time. Nani tries again, slower and louder. Now it has added onions to the shopping list. The machine learned from thousands of voices, and none of them sounded like hers.',
        'A machine learns from examples, so people find better ones. They record new voices, type out each word and keep that huge pile in order. University math finds meaning in the sound; new chips make it quick. Somebody asks who was left out, and what a machine should never decide. Typing what they heard is how some of them started. Listen: Nani’s song is playing.',
      ],
      fr: [
        '« Mets ma chanson », demande Nani, avec l’accent de ses années d’école à Pondichéry. Le haut-parleur réfléchit, puis annonce la météo du Pérou. Avec Ravi, son petit-fils, il ne se trompe jamais. Nani répète, plus fort. Voilà des oignons sur la liste d’épicerie. La machine a appris avec des milliers de voix, et aucune ne ressemblait à celle de Nani.',
        'Une machine apprend par l’exemple. Il faut donc lui en trouver de meilleurs : enregistrer d’autres voix, taper chaque mot, trier le tout. Des calculs donnent un sens aux sons; des puces rapides suivent la cadence. D’autres demandent qui on a oublié, et ce qu’une machine ne doit jamais décider. Ça passe souvent par l’université, parfois par un clavier et de bonnes oreilles. Écoute : la chanson joue.',
      ],
    },
    alt: {
      en: 'A grandmother in a sari shows a puzzled robot a picture of a cat while a real black cat sits on its head.',
      fr: 'Une grand-mère en sari montre une image de chat à un robot perplexe, qui a justement un vrai chat noir sur la tête.',
    },
    subject: { en: 'Math and social studies', fr: 'Mathématiques et sciences humaines' },
    question: {
      en: 'When was a machine very sure of itself and very wrong, and who noticed?',
      fr: 'Quelle est la plus belle erreur d’une machine très sûre d’elle, et qui l’a remarquée?',
    },
  },
  careers: [
    {
      title: { en: 'Data scientist', fr: 'Scientifique des données' },
      noc: '21211',
      onet: '15-2051.00',
      jobZone: 4,
      jobBank: 17887,
      newBrunswick: 672,
    },
    {
      title: { en: 'Machine learning specialist', fr: 'Spécialiste en apprentissage automatique' },
      noc: '21211',
      onet: '15-1221.00',
      jobZone: 5,
      jobBank: 17887,
      newBrunswick: 672,
    },
    {
      title: { en: 'Mathematician', fr: 'Mathématicienne ou mathématicien' },
      noc: '21210',
      onet: '15-2021.00',
      jobZone: 5,
      jobBank: 5461,
      newBrunswick: 671,
    },
    {
      title: { en: 'Statistician', fr: 'Statisticienne ou statisticien' },
      noc: '21210',
      onet: '15-2041.00',
      jobZone: 5,
      jobBank: 5461,
      newBrunswick: 671,
    },
    {
      title: { en: 'Software engineer', fr: 'Ingénieure ou ingénieur en logiciels' },
      noc: '21231',
      onet: '15-1252.00',
      jobZone: 4,
      jobBank: 296118,
      newBrunswick: 678,
    },
    {
      title: {
        en: 'Database administrator',
        fr: 'Administratrice ou administrateur de bases de données',
      },
      noc: '21223',
      onet: '15-1242.00',
      jobZone: 4,
      jobBank: 17877,
      newBrunswick: 676,
    },
    {
      title: { en: 'Business intelligence analyst', fr: 'Analyste en intelligence d’affaires' },
      noc: '21221',
      onet: '15-2051.01',
      jobZone: 4,
      jobBank: 22495,
      newBrunswick: 674,
    },
    {
      title: { en: 'Sociologist', fr: 'Sociologue' },
      noc: '41409',
      onet: '19-3041.00',
      jobZone: 5,
      jobBank: 23107,
      newBrunswick: 796,
    },
    {
      title: { en: 'Data entry clerk', fr: 'Commis à la saisie de données' },
      noc: '14111',
      onet: '43-9021.00',
      jobZone: 2,
      jobBank: 19209,
      newBrunswick: 642,
    },
    {
      title: {
        en: 'Computer hardware engineer',
        fr: 'Ingénieure ou ingénieur en matériel informatique',
      },
      noc: '21311',
      onet: '17-2061.00',
      jobZone: 4,
      jobBank: 2867,
      newBrunswick: 685,
    },
  ],
};
