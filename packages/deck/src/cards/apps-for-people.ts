import type { CardSource } from '../card-source.ts';

export const appsForPeople: CardSource = {
  key: 'appsForPeople',
  color: 'purple',
  isTrades: false,
  title: { en: 'Design apps anyone can use', fr: 'Créer des applis sans casse-tête' },
  words: {
    paragraphs: {
      en: [
        'Grandpa Minh can take a tractor apart, but the bus app has him beat. Its letters are tiny, and his thumb, wide as a spoon, lands on the wrong button. He asks for a ticket to Brandon; it offers him Boston. He hands the phone to Kim and goes to warm up the truck. Did anyone try this thing on a person first?',
        'A good app starts with watching, not typing. Somebody sits beside a farmer or a nurse and notes every sigh. Buttons grow, words get plainer, code is thrown out and written again. Testers try it in mittens, in the sun, with their eyes shut. If a user gets lost, a patient voice helps. One coder has a degree. The next learned on a library computer.',
      ],
      fr: [
        'Démonter un tracteur, monsieur Minh sait faire. Mais l’appli de l’autobus le bat à plate couture. Les lettres sont minuscules, et son pouce, large comme une cuillère, tombe toujours à côté. Il demande un billet pour Brandon; on lui en propose un pour Boston. Il rend le téléphone à sa petite-fille Kim et va réchauffer le camion. A-t-on essayé ça avec du vrai monde?',
        'Une bonne appli commence par les yeux, pas par le clavier. À côté d’un infirmier, on note chaque soupir. Les boutons grossissent, les mots se simplifient, le code s’écrit, se jette, se récrit. Puis viennent les essais : en mitaines, au soleil, les yeux fermés. Si quelqu’un se perd, une voix patiente répond. Certaines personnes ont un diplôme; d’autres ont appris à la bibliothèque, touche par touche.',
      ],
    },
    alt: {
      en: 'A phone as tall as a house has an open door; someone waves in an old man with a cane and a girl in a wheelchair on a ramp.',
      fr: 'Dans un téléphone grand comme une maison, une porte s’ouvre; quelqu’un y accueille un vieil homme avec sa canne et une fille en fauteuil roulant.',
    },
    subject: { en: 'Computer science and English', fr: 'Informatique et français' },
    question: {
      en: 'What did somebody do with your app that you never saw coming?',
      fr: 'Quel usage imprévu quelqu’un a-t-il fait de votre appli?',
    },
  },
  careers: [
    {
      title: { en: 'Software developer', fr: 'Développeuse ou développeur de logiciels' },
      noc: '21232',
      onet: '15-1252.00',
      jobZone: 4,
      jobBank: 22548,
      newBrunswick: 679,
    },
    {
      title: { en: 'Computer programmer', fr: 'Programmeuse ou programmeur informatique' },
      noc: '21230',
      onet: '15-1251.00',
      jobZone: 4,
      jobBank: 22529,
      newBrunswick: 677,
    },
    {
      title: { en: 'Web developer', fr: 'Développeuse ou développeur Web' },
      noc: '21234',
      onet: '15-1254.00',
      jobZone: 3,
      jobBank: 17890,
      newBrunswick: 681,
    },
    {
      title: { en: 'Web designer', fr: 'Conceptrice ou concepteur de sites Web' },
      noc: '21233',
      onet: '15-1255.00',
      jobZone: 4,
      jobBank: 17894,
      newBrunswick: 680,
    },
    {
      title: { en: 'Software tester', fr: 'Testeuse ou testeur de logiciels' },
      noc: '22222',
      onet: '15-1253.00',
      jobZone: 4,
      jobBank: 3951,
      newBrunswick: 708,
    },
    {
      title: {
        en: 'Business systems analyst',
        fr: 'Analyste de systèmes informatiques d’entreprise',
      },
      noc: '21221',
      onet: '15-1211.00',
      jobZone: 3,
      jobBank: 22495,
      newBrunswick: 674,
    },
    {
      title: {
        en: 'Software development manager',
        fr: 'Directrice ou directeur du développement de logiciels',
      },
      noc: '20012',
      onet: '15-1299.09',
      jobZone: 4,
      jobBank: 1449,
      newBrunswick: 657,
    },
    {
      title: {
        en: 'User support technician',
        fr: 'Technicienne ou technicien en assistance informatique',
      },
      noc: '22221',
      onet: '15-1232.00',
      jobZone: 3,
      jobBank: 3760,
      newBrunswick: 707,
    },
    {
      title: { en: 'Technical writer', fr: 'Rédactrice ou rédacteur technique' },
      noc: '51112',
      onet: '27-3042.00',
      jobZone: 4,
      jobBank: 23149,
      newBrunswick: 824,
    },
  ],
};
