import type { CardSource } from '../card-source.ts';

export const saferStreets: CardSource = {
  key: 'saferStreets',
  color: 'pink',
  isTrades: false,
  title: { en: 'Make every street feel safe', fr: 'Veiller sur nos rues' },
  words: {
    paragraphs: {
      en: [
        'Seats, only seats. Somebody is taking them off the bikes behind the arena, so half the soccer team rides home standing up. It is funny for a day. But the lamp by the rack has been out since fall, and Camila has begun to take the long way around. Nobody has been hurt. Still, bit by bit, a street can stop feeling like yours.',
        'An officer, fresh from the academy, asks around and mostly listens. In a lab, a smudge becomes a fingerprint. The town fixes the lamp. The thieves are two bored kids, so a youth worker hands them wrenches to mend every bike. Others guard a mall, run a jail where people study or help someone start again. Their own start was college, university or a night shift.',
      ],
      fr: [
        'Des selles, seulement des selles. Quelqu’un les vole sur les vélos, derrière l’aréna, et la moitié de l’équipe de soccer rentre debout sur les pédales. Le premier jour, on rit. Mais le lampadaire est éteint depuis l’automne, et Camila fait maintenant un détour. Rien de grave. Pourtant, petit à petit, une rue peut cesser d’être la nôtre.',
        'Une policière, à peine sortie de l’école, pose des questions et écoute. Au labo, une trace devient une empreinte. La ville répare le lampadaire. Derrière ces vols, deux jeunes qui s’ennuyaient. Un intervenant leur tend une clé : chaque vélo sera remonté. D’autres gardent un centre commercial, dirigent une prison où l’on étudie, aident quelqu’un à repartir à neuf. Leur propre départ? Collège, université ou quart de nuit.',
      ],
    },
    alt: {
      en: 'At night, under a street lamp that lights up the whole sidewalk, a police officer and a child with a bike trade a high five.',
      fr: 'La nuit, sous un lampadaire qui éclaire tout le trottoir, une policière et un enfant à vélo se tapent dans la main.',
    },
    subject: { en: 'Civics and science', fr: 'Éducation à la citoyenneté et sciences' },
    question: {
      en: 'When did a conversation solve what a rule could not?',
      fr: 'Quand une conversation a-t-elle mieux marché qu’un règlement?',
    },
  },
  careers: [
    {
      title: { en: 'Police officer', fr: 'Policière ou policier' },
      noc: '42100',
      onet: '33-3051.00',
      jobZone: 3,
      jobBank: null,
      newBrunswick: 797,
    },
    {
      title: { en: 'Police detective', fr: 'Détective de police' },
      noc: '41310',
      onet: '33-3021.00',
      jobZone: 3,
      jobBank: null,
      newBrunswick: 784,
    },
    {
      title: { en: 'Police chief', fr: 'Chef de police' },
      noc: '40040',
      onet: '33-1012.00',
      jobZone: 2,
      jobBank: null,
      newBrunswick: 771,
    },
    {
      title: {
        en: 'Forensic laboratory technician',
        fr: 'Technicienne ou technicien de laboratoire médico-légal',
      },
      noc: '22100',
      onet: '19-4092.00',
      jobZone: 3,
      jobBank: 2925,
      newBrunswick: 694,
    },
    {
      title: { en: 'Probation officer', fr: 'Agente ou agent de probation' },
      noc: '41311',
      onet: '21-1092.00',
      jobZone: 4,
      jobBank: 3805,
      newBrunswick: 785,
    },
    {
      title: { en: 'Correctional officer', fr: 'Agente correctionnelle ou agent correctionnel' },
      noc: '43201',
      onet: '33-3012.00',
      jobZone: 2,
      jobBank: 6668,
      newBrunswick: 808,
    },
    {
      title: {
        en: 'By-law enforcement officer',
        fr: 'Agente ou agent d’application des règlements municipaux',
      },
      noc: '43202',
      onet: '33-3041.00',
      jobZone: 2,
      jobBank: 6681,
      newBrunswick: 809,
    },
    {
      title: { en: 'Security guard', fr: 'Agente ou agent de sécurité' },
      noc: '64410',
      onet: '33-9032.00',
      jobZone: 2,
      jobBank: 14292,
      newBrunswick: 897,
    },
    {
      title: { en: 'Youth worker', fr: 'Intervenante ou intervenant jeunesse' },
      noc: '42201',
      onet: '21-1093.00',
      jobZone: 4,
      jobBank: 296338,
      newBrunswick: 801,
    },
    {
      title: {
        en: 'Correctional facility manager',
        fr: 'Directrice ou directeur d’établissement correctionnel',
      },
      noc: '40030',
      onet: '33-1011.00',
      jobZone: 3,
      jobBank: 227358,
      newBrunswick: 770,
    },
  ],
};
