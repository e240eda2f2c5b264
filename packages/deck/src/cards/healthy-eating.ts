import type { CardSource } from '../card-source.ts';

export const healthyEating: CardSource = {
  key: 'healthyEating',
  color: 'blue',
  isTrades: false,
  title: { en: 'Turn healthy into delicious', fr: 'Donner envie de bien manger' },
  words: {
    paragraphs: {
      en: [
        'The compost bin eats better than anyone in this Minnesota cafeteria. Every noon, it swallows carrots, lentils and perfectly good apples. By two o’clock, Tomasz and half his class are slumped over their desks, running on chips. The kitchen followed all the rules: fresh, low in salt, not too costly. There is just one snag. Lunch is grey, and it tastes grey.',
        'So the cooks invite some honest tongues. Students score three chilis. The winner has cinnamon, and carrots roasted until sweet. In a lab, someone works on a crisp chip with less salt. In a field, someone checks the beans. Menus get fitted to allergies, to a faith, to practice at four. The head cook started at the dish sink. The dietitian beside her went to university.',
      ],
      fr: [
        'Le bac à compost mange mieux que tout le monde dans cette cafétéria du Minnesota. Chaque midi, il avale des carottes, des lentilles et de belles pommes. À quatorze heures, Tomasz et la moitié de sa classe piquent du nez : les croustilles, ça ne mène pas loin. Tout est pourtant frais, peu salé, pas cher. Seulement, le dîner est gris, et il goûte gris.',
        'Alors, la cuisine invite des langues bien franches. Trois chilis, un gagnant : celui à la cannelle et aux carottes rôties. Un labo cherche une croustille qui craque, avec moins de sel. Au champ, on inspecte les haricots. Le menu s’adapte aux allergies, à une religion, à l’entraînement de seize heures. La cuisinière a commencé à la plonge. À côté d’elle, le diététiste sort de l’université.',
      ],
    },
    alt: {
      en: 'A red-haired kid licks an ice cream cone whose scoops are a tomato and a head of broccoli, with a carrot on top.',
      fr: 'Un jeune aux cheveux roux lèche un cornet dont les boules sont une tomate et un brocoli, avec une carotte plantée dedans.',
    },
    subject: { en: 'Food studies and chemistry', fr: 'Alimentation et chimie' },
    question: {
      en: 'Which dish failed its first taste test, and how did you save it?',
      fr: 'Quel plat a raté sa première dégustation, et comment l’avez-vous sauvé?',
    },
  },
  careers: [
    {
      title: { en: 'Dietitian', fr: 'Diététiste' },
      noc: '31121',
      onet: '29-1031.00',
      jobZone: 5,
      jobBank: 4146,
      newBrunswick: 730,
    },
    {
      title: { en: 'Nutritionist', fr: 'Nutritionniste' },
      noc: '31121',
      onet: '29-1031.00',
      jobZone: 5,
      jobBank: 4146,
      newBrunswick: 730,
    },
    {
      title: { en: 'Food scientist', fr: 'Scientifique en alimentation' },
      noc: '21110',
      onet: '19-1012.00',
      jobZone: 4,
      jobBank: 2621,
      newBrunswick: 663,
    },
    {
      title: { en: 'Food technologist', fr: 'Technologue en alimentation' },
      noc: '22100',
      onet: '19-4013.00',
      jobZone: 3,
      jobBank: 2925,
      newBrunswick: 694,
    },
    {
      title: {
        en: 'Agricultural products inspector',
        fr: 'Inspectrice ou inspecteur de produits agricoles',
      },
      noc: '22111',
      onet: '45-2011.00',
      jobZone: 2,
      jobBank: 3183,
      newBrunswick: 697,
    },
    {
      title: {
        en: 'Food product tester',
        fr: 'Vérificatrice ou vérificateur de produits alimentaires',
      },
      noc: '94143',
      onet: '51-9061.00',
      jobZone: 2,
      jobBank: null,
      newBrunswick: 1080,
    },
    {
      title: {
        en: 'Food service supervisor',
        fr: 'Superviseure ou superviseur des services alimentaires',
      },
      noc: '62020',
      onet: '35-1012.00',
      jobZone: 2,
      jobBank: 27236,
      newBrunswick: 859,
    },
    {
      title: { en: 'Kitchen helper', fr: 'Aide de cuisine' },
      noc: '65201',
      onet: '35-2021.00',
      jobZone: 2,
      jobBank: 24592,
      newBrunswick: 903,
    },
    {
      title: { en: 'Fitness instructor', fr: 'Monitrice ou moniteur de conditionnement physique' },
      noc: '54100',
      onet: '39-9031.00',
      jobZone: 3,
      jobBank: 21163,
      newBrunswick: 851,
    },
  ],
};
