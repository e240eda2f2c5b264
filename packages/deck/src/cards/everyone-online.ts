import type { CardSource } from '../card-source.ts';

export const everyoneOnline: CardSource = {
  key: 'everyoneOnline',
  color: 'purple',
  isTrades: true,
  title: { en: 'Connect the farthest house', fr: 'Relier la toute dernière maison' },
  words: {
    paragraphs: {
      en: [
        'Four percent. Siku started sending her science video before supper, and it is bedtime now. In her hamlet, far past the end of the road, one dish serves everybody. Tonight the clinic is on it, and the store, and a very loud hockey game. Her cousin in Ottawa could send a film in one sneeze. Siku brushes her teeth, slowly, then looks. Five percent.',
        'Reaching this far takes planners, climbers and patience. Crews lay cable under the sea or hang it pole by pole, then join glass threads finer than hair. Someone scales a tower between storms. Others design the antenna, wire the school or keep the radio on. A calm voice helps a caller restart; a spare part comes by mail. Engineers work beside apprentices. One hundred percent. Sent!',
      ],
      fr: [
        'Quatre pour cent. Siku envoie sa vidéo de sciences depuis le souper; c’est l’heure de dormir. Dans son hameau, bien après le bout de la route, tout le monde partage une antenne. Ce soir, il y a la clinique, le magasin et un match de hockey. À Ottawa, sa cousine envoie un film le temps d’éternuer. Siku se brosse les dents, puis regarde. Cinq pour cent.',
        'Aller si loin demande du souffle. Des équipes couchent un câble sous la mer, le tendent de poteau en poteau, soudent des fils de verre fins comme un cheveu. Il faut concevoir l’antenne, grimper à la tour entre deux tempêtes, garder la radio en ondes, livrer une pièce par la poste. Ces gens sortent de l’université, du collège ou d’un apprentissage. Cent pour cent. Envoyé!',
      ],
    },
    alt: {
      en: 'High on a pole beside a raven, a line worker in a white helmet runs a cable to a far snowy house, where a signal rises.',
      fr: 'Perchée sur un poteau près d’un corbeau, une monteuse de lignes tire un câble jusqu’à une maison enneigée, d’où monte un signal.',
    },
    subject: {
      en: 'Technology education and geography',
      fr: 'Éducation technologique et géographie',
    },
    question: {
      en: 'What is the hardest place you ever had to connect, and who was waiting there?',
      fr: 'Quel endroit a été le plus difficile à brancher, et qui attendait au bout?',
    },
  },
  careers: [
    {
      title: {
        en: 'Telecommunications line installer',
        fr: 'Installatrice ou installateur de lignes de télécommunications',
      },
      noc: '72204',
      onet: '49-9052.00',
      jobZone: 2,
      jobBank: 16918,
      newBrunswick: 941,
    },
    {
      title: {
        en: 'Telecommunications equipment technician',
        fr: 'Technicienne ou technicien de matériel de télécommunications',
      },
      noc: '72205',
      onet: '49-2022.00',
      jobZone: 3,
      jobBank: 21416,
      newBrunswick: 942,
    },
    {
      title: {
        en: 'Cell tower technician',
        fr: 'Technicienne ou technicien de tours de télécommunications',
      },
      noc: '72205',
      onet: '49-2021.00',
      jobZone: 3,
      jobBank: 21416,
      newBrunswick: 942,
    },
    {
      title: {
        en: 'Telecommunications manager',
        fr: 'Directrice ou directeur des télécommunications',
      },
      noc: '10030',
      onet: '11-3021.00',
      jobZone: 4,
      jobBank: 1338,
      newBrunswick: 603,
    },
    {
      title: { en: 'Electronics engineer', fr: 'Ingénieure ou ingénieur en électronique' },
      noc: '21310',
      onet: '17-2072.00',
      jobZone: 4,
      jobBank: 17799,
      newBrunswick: 684,
    },
    {
      title: { en: 'Electronics technologist', fr: 'Technologue en électronique' },
      noc: '22310',
      onet: '17-3023.00',
      jobZone: 3,
      jobBank: 18069,
      newBrunswick: 717,
    },
    {
      title: {
        en: 'Computer network technician',
        fr: 'Technicienne ou technicien en réseaux informatiques',
      },
      noc: '22220',
      onet: '15-1231.00',
      jobZone: 4,
      jobBank: 3757,
      newBrunswick: 706,
    },
    {
      title: { en: 'Help desk technician', fr: 'Technicienne ou technicien au soutien technique' },
      noc: '22221',
      onet: '15-1232.00',
      jobZone: 3,
      jobBank: 3760,
      newBrunswick: 707,
    },
    {
      title: {
        en: 'Broadcast technician',
        fr: 'Technicienne ou technicien en radio et en télévision',
      },
      noc: '52112',
      onet: '27-4012.00',
      jobZone: 3,
      jobBank: null,
      newBrunswick: 833,
    },
    {
      title: { en: 'Electrical contractor', fr: 'Entrepreneuse ou entrepreneur en électricité' },
      noc: '72011',
      onet: '47-1011.00',
      jobZone: 3,
      jobBank: 24169,
      newBrunswick: 920,
    },
    {
      title: { en: 'Letter carrier', fr: 'Factrice ou facteur' },
      noc: '74101',
      onet: '43-5052.00',
      jobZone: 2,
      jobBank: 15239,
      newBrunswick: 991,
    },
  ],
};
