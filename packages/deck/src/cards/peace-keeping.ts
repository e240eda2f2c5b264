import type { CardSource } from '../card-source.ts';

export const peaceKeeping: CardSource = {
  key: 'peaceKeeping',
  color: 'pink',
  isTrades: false,
  title: { en: 'Keep peace between countries', fr: 'Préserver la paix entre les pays' },
  words: {
    paragraphs: {
      en: [
        'Tartupaluk is a bare rock in the sea between Nunavut and Greenland. Inuit hunters named it long ago. For years, Canada and Denmark both said it was theirs. Their sailors took turns raising a flag there, and each time they left a bottle for the other side. In geography class, Inès laughs out loud. Then she starts to wonder. Most quarrels over land come without a present.',
        'In the end, both sides drew a line across the rock. Talking is one way to hold a peace. Standing watch is another. Crews trained in uniform listen under the sea and keep the radar sharp. Soldiers stand between two angry towns so that the market can open. A college graduate checks bags. And someone who studied four languages spots the one message that matters.',
      ],
      fr: [
        'Tartupaluk, c’est un rocher nu dans la mer, entre le Nunavut et le Groenland. Des chasseurs inuits l’ont nommé il y a longtemps. Pendant des années, le Canada et le Danemark se le sont disputé. À tour de rôle, leurs marins y plantaient un drapeau et laissaient une bouteille à l’autre camp. En géographie, Inès pouffe. Puis elle réfléchit. D’habitude, les querelles viennent sans cadeau.',
        'Les deux camps se sont enfin parlé et ont tracé une ligne sur le rocher. Discuter protège la paix. Monter la garde aussi. Des équipages formés en uniforme tendent l’oreille sous la mer. Des militaires se placent entre deux villages pour que le marché ouvre. Une diplômée du collège contrôle des bagages. Et quelqu’un qui a étudié quatre langues repère le message qui compte.',
      ],
    },
    alt: {
      en: 'On a rock with a dotted line across it, two people in parkas shake hands between two flags; a dove flies above and a seal looks on.',
      fr: 'Sur un rocher coupé d’un pointillé, entre deux drapeaux, deux personnes en parka se serrent la main; une colombe passe et un phoque les observe.',
    },
    subject: { en: 'Geography and languages', fr: 'Géographie et langues' },
    question: {
      en: 'When was patience your best tool?',
      fr: 'Quand la patience a-t-elle été votre meilleur outil?',
    },
  },
  careers: [
    {
      title: { en: 'Infantry officer', fr: 'Officière ou officier d’infanterie' },
      noc: '40042',
      onet: '55-1016.00',
      jobZone: null,
      jobBank: 25033,
      newBrunswick: 773,
    },
    {
      title: {
        en: 'Naval electronics technician',
        fr: 'Technicienne ou technicien en électronique navale',
      },
      noc: '42102',
      onet: '49-2093.00',
      jobZone: 3,
      jobBank: null,
      newBrunswick: 799,
    },
    {
      title: { en: 'Sonar operator', fr: 'Opératrice ou opérateur de sonar' },
      noc: '43204',
      onet: '55-3015.00',
      jobZone: null,
      jobBank: null,
      newBrunswick: 811,
    },
    {
      title: { en: 'Infantry soldier', fr: 'Militaire d’infanterie' },
      noc: '44200',
      onet: '55-3016.00',
      jobZone: null,
      jobBank: null,
      newBrunswick: 814,
    },
    {
      title: { en: 'Diplomat', fr: 'Diplomate' },
      noc: '41407',
      onet: '19-3094.00',
      jobZone: 5,
      jobBank: null,
      newBrunswick: 795,
    },
    {
      title: { en: 'Intelligence analyst', fr: 'Analyste du renseignement' },
      noc: '41407',
      onet: '33-3021.06',
      jobZone: 4,
      jobBank: null,
      newBrunswick: 795,
    },
    {
      title: { en: 'Border services officer', fr: 'Agente ou agent des services frontaliers' },
      noc: '43203',
      onet: '33-3051.04',
      jobZone: 3,
      jobBank: 583,
      newBrunswick: 810,
    },
    {
      title: {
        en: 'Airport security screener',
        fr: 'Agente ou agent de contrôle de sécurité à l’aéroport',
      },
      noc: '64410',
      onet: '33-9093.00',
      jobZone: 2,
      jobBank: 14292,
      newBrunswick: 897,
    },
  ],
};
