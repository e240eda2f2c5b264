import type { CardSource } from '../card-source.ts';

export const digitalShield: CardSource = {
  key: 'digitalShield',
  color: 'purple',
  isTrades: false,
  title: { en: 'Lock out digital thieves', fr: 'Barrer la porte aux pirates du Web' },
  words: {
    paragraphs: {
      en: [
        'Ping. “Your parcel is stuck. Pay two dollars to free it.” Idris really is waiting for skates, so his thumb is already moving. The page looks right: same logo, same colours. Only the address is off, by one letter. Somewhere, a stranger is fishing for a card number. The same hook dangles in front of a grandmother, a soccer league and a town hall.',
        'Some break-ins are honest. Hired by the owner, a team tries every digital window, then reports the one left open. Others push an app until it cracks, keep a hospital online or track stolen money across borders. Universities, colleges and police forces train them. More than one got started by fixing a cousin’s old laptop.',
      ],
      fr: [
        'Ding! « Votre colis est bloqué. Payez deux dollars pour le libérer. » Idris attend justement des patins, alors son pouce part tout seul. La page a l’air vraie : même logo, mêmes couleurs. Juste une lettre de trop dans l’adresse. Au bout de la ligne, quelqu’un pêche des numéros de carte. Le même hameçon flotte devant une grand-mère, une ligue de soccer et un hôtel de ville.',
        'Il existe des effractions honnêtes. À la demande des propriétaires, une équipe essaie chaque fenêtre virtuelle, puis signale celle qui ferme mal. Ailleurs, on garde en marche le réseau d’un hôpital, on malmène une appli pour trouver ses failles, on piste de l’argent volé d’un pays à l’autre. L’université, le collège et la police y mènent. Réparer l’ordi d’une cousine aussi, parfois.',
      ],
    },
    alt: {
      en: 'A hand holds a phone showing a golden shield with a keyhole, while fish hooks baited with an envelope and a gift dangle around it.',
      fr: 'Une main tient un téléphone protégé par un bouclier doré; tout autour pendent des hameçons appâtés d’une enveloppe et d’un cadeau.',
    },
    subject: {
      en: 'Computer science and math',
      fr: 'Informatique et mathématiques',
    },
    question: {
      en: 'What is the cleverest trick you have ever caught, and what gave it away?',
      fr: 'Quel est le piège le plus rusé que vous ayez déjoué, et quel détail l’a trahi?',
    },
  },
  careers: [
    {
      title: { en: 'Cybersecurity analyst', fr: 'Analyste en cybersécurité' },
      noc: '21220',
      onet: '15-1212.00',
      jobZone: 4,
      jobBank: 296516,
      newBrunswick: 673,
    },
    {
      title: { en: 'Ethical hacker', fr: 'Spécialiste des tests d’intrusion' },
      noc: '21220',
      onet: '15-1299.04',
      jobZone: 4,
      jobBank: 296516,
      newBrunswick: 673,
    },
    {
      title: { en: 'Computer security specialist', fr: 'Spécialiste de la sécurité informatique' },
      noc: '21220',
      onet: '15-1299.05',
      jobZone: 4,
      jobBank: 296516,
      newBrunswick: 673,
    },
    {
      title: {
        en: 'Computer systems quality analyst',
        fr: 'Analyste de la qualité des systèmes informatiques',
      },
      noc: '21222',
      onet: '15-1253.00',
      jobZone: 4,
      jobBank: 22518,
      newBrunswick: 675,
    },
    {
      title: { en: 'Network administrator', fr: 'Administratrice ou administrateur de réseau' },
      noc: '22220',
      onet: '15-1244.00',
      jobZone: 4,
      jobBank: 3757,
      newBrunswick: 706,
    },
    {
      title: {
        en: 'Information systems manager',
        fr: 'Directrice ou directeur des systèmes d’information',
      },
      noc: '20012',
      onet: '11-3021.00',
      jobZone: 4,
      jobBank: 1449,
      newBrunswick: 657,
    },
    {
      title: { en: 'Cybercrime investigator', fr: 'Enquêteuse ou enquêteur en cybercriminalité' },
      noc: '41310',
      onet: '15-1299.06',
      jobZone: 4,
      jobBank: null,
      newBrunswick: 784,
    },
    {
      title: { en: 'Security manager', fr: 'Directrice ou directeur de la sécurité' },
      noc: '10019',
      onet: '11-3013.01',
      jobZone: 4,
      jobBank: 1254,
      newBrunswick: 598,
    },
  ],
};
