import type { CardSource } from '../card-source.ts';

export const everyoneOnline: CardSource = {
  key: 'everyoneOnline',
  color: 'purple',
  isTrades: true,
  title: { en: 'Connect the farthest house', fr: 'Brancher la toute dernière maison' },
  plain: {
    en: 'Internet, phone, radio and TV networks',
    fr: 'Réseaux Internet, téléphone, radio et télé',
  },
  words: {
    paragraphs: {
      en: [
        'Four percent. Siku started sending her science video before supper, and it is bedtime now. In her hamlet, far past the end of the road, a storm has knocked out every dish but one. Tonight the clinic is on it, and the store, and a very loud hockey game. Her cousin in Ottawa could send a film in seconds. Siku brushes her teeth, slowly, then looks. Five percent.',
        'Reaching the farthest house takes planners, climbers and patience. Crews lay cable under the sea; apprentices learn to join glass threads finer than hair. Engineers design a better antenna. In a Nunavut hamlet, a neighbour who trained right there scales the tower between storms and keeps the radio on the air. At a help desk, someone hired last month helps a caller restart the modem. A science video goes through.',
      ],
      fr: [
        'Quatre pour cent. Siku envoie sa vidéo de sciences depuis le souper; c’est l’heure de dormir. Dans son hameau, bien après le bout de la route, la tempête n’a épargné qu’une antenne. Ce soir, la clinique, le magasin et un match de hockey se la partagent. À Ottawa, sa cousine envoie un film le temps d’éternuer. Siku se brosse les dents, lentement, puis regarde. Cinq pour cent.',
        'Pour amener Internet à la dernière maison, une équipe pose un câble sous la mer; des apprenties soudent des fils de verre plus fins qu’un cheveu. Des ingénieurs conçoivent une meilleure antenne. Dans un hameau du Nunavut, une voisine formée sur place grimpe à la tour entre deux tempêtes et garde la radio en ondes. Au téléphone, une recrue aide à redémarrer un modem. Une vidéo de sciences arrive enfin.',
      ],
    },
    alt: {
      en: 'High on a pole beside a raven, a line worker in a hijab and helmet runs a cable to a far snowy house, where a child waits and a signal rises.',
      fr: 'Perchée sur un poteau près d’un corbeau, une monteuse de lignes, casque sur son hijab, tire un câble jusqu’à une maison enneigée, où une enfant attend et d’où monte un signal.',
    },
    subject: {
      en: 'Technology education and geography',
      fr: 'Éducation technologique et géographie',
    },
    question: {
      en: 'What is the hardest place you ever had to connect, and who was waiting there?',
      fr: 'Quel endroit a été le plus dur à brancher, et qui y attendait?',
    },
  },
  careers: [
    {
      slug: {
        en: 'telecommunications-line-installer',
        fr: 'installatrice-ou-installateur-de-lignes-de-telecommunications',
      },
      title: {
        en: 'Telecommunications line installer',
        fr: 'Installatrice ou installateur de lignes de télécommunications',
      },
      work: {
        en: 'Hang phone and internet cable from pole to pole, bury it underground and, after a storm, find and mend the break.',
        fr: 'Tendre les câbles de téléphone et d’Internet de poteau en poteau, les enfouir sous terre et, après la tempête, trouver et réparer le bris.',
      },
      noc: '72204',
      onet: '49-9052.00',
      jobZone: 2,
      jobBank: null,
      newBrunswick: 941,
      isLicensed: false,
      isRedSeal: false,
    },
    {
      slug: {
        en: 'telecommunications-equipment-technician',
        fr: 'technicienne-ou-technicien-de-materiel-de-telecommunications',
      },
      title: {
        en: 'Telecommunications equipment technician',
        fr: 'Technicienne ou technicien de matériel de télécommunications',
      },
      work: {
        en: 'Connect homes and businesses: install modems, phone systems or cable TV boxes, test the signal and replace faulty parts.',
        fr: 'Brancher maisons et commerces : installer modems, téléphones ou décodeurs télé, mesurer le signal et remplacer les pièces défectueuses.',
      },
      noc: '72205',
      onet: '49-2022.00',
      jobZone: 3,
      jobBank: null,
      newBrunswick: 942,
      isLicensed: false,
      isRedSeal: false,
    },
    {
      slug: {
        en: 'cell-tower-technician',
        fr: 'technicienne-ou-technicien-de-tours-de-telecommunications',
      },
      title: {
        en: 'Cell tower technician',
        fr: 'Technicienne ou technicien de tours de télécommunications',
      },
      work: {
        en: 'Climb tall towers in a harness to bolt on antennas, run wires and change the parts that carry cellphone signals.',
        fr: 'Grimper à de hautes tours, en harnais, pour fixer des antennes, passer des fils et changer les pièces qui relaient le signal des cellulaires.',
      },
      noc: '72205',
      onet: '49-2021.00',
      jobZone: 3,
      jobBank: null,
      newBrunswick: 942,
      isLicensed: false,
      isRedSeal: false,
    },
    {
      slug: {
        en: 'telecommunications-manager',
        fr: 'directrice-ou-directeur-des-telecommunications',
      },
      title: {
        en: 'Telecommunications manager',
        fr: 'Directrice ou directeur des télécommunications',
      },
      work: {
        en: 'Decide where a phone or internet company builds next, split the budget and lead the teams that keep the network running.',
        fr: 'Décider où une compagnie de téléphone ou d’Internet étendra son réseau, répartir le budget et diriger les équipes qui l’exploitent.',
      },
      noc: '10030',
      onet: '11-3021.00',
      jobZone: 4,
      jobBank: null,
      newBrunswick: 603,
      isLicensed: false,
      isRedSeal: false,
    },
    {
      slug: { en: 'electronics-engineer', fr: 'ingenieure-ou-ingenieur-en-electronique' },
      title: { en: 'Electronics engineer', fr: 'Ingénieure ou ingénieur en électronique' },
      work: {
        en: 'Design the circuits inside antennas, phones or satellites, and calculate how to send a clear signal farther on less power.',
        fr: 'Concevoir les circuits des antennes, des téléphones ou des satellites et calculer comment envoyer plus loin un signal clair, avec moins d’énergie.',
      },
      noc: '21310',
      onet: '17-2072.00',
      jobZone: 4,
      jobBank: null,
      newBrunswick: 684,
      isLicensed: true,
      isRedSeal: false,
    },
    {
      slug: { en: 'electronics-technologist', fr: 'technologue-en-electronique' },
      title: { en: 'Electronics technologist', fr: 'Technologue en électronique' },
      work: {
        en: 'Build and test circuits from an engineer’s drawings, measuring signals on a screen to find the part that fails.',
        fr: 'Monter des circuits d’après des plans d’ingénierie, mesurer leurs signaux à l’écran et repérer la pièce qui flanche.',
      },
      noc: '22310',
      onet: '17-3023.00',
      jobZone: 3,
      jobBank: null,
      newBrunswick: 717,
      isLicensed: false,
      isRedSeal: false,
    },
    {
      slug: {
        en: 'computer-network-technician',
        fr: 'technicienne-ou-technicien-en-reseaux-informatiques',
      },
      title: {
        en: 'Computer network technician',
        fr: 'Technicienne ou technicien en réseaux informatiques',
      },
      work: {
        en: 'Set up the routers and cables that link a school’s computers, then find out why the Wi-Fi keeps dropping.',
        fr: 'Installer et régler les routeurs et les câbles qui relient les ordinateurs d’une école, puis trouver pourquoi le Wi-Fi lâche.',
      },
      noc: '22220',
      onet: '15-1231.00',
      jobZone: 4,
      jobBank: 24514,
      newBrunswick: 706,
      isLicensed: false,
      isRedSeal: false,
    },
    {
      slug: { en: 'help-desk-technician', fr: 'technicienne-ou-technicien-au-soutien-technique' },
      title: { en: 'Help desk technician', fr: 'Technicienne ou technicien au soutien technique' },
      work: {
        en: 'Fix computer trouble for an organization’s staff, by phone or by taking over the screen: lost passwords, frozen programs, stubborn printers.',
        fr: 'Dépanner le personnel d’une organisation, au téléphone ou en prenant le contrôle de l’écran : mot de passe perdu, programme figé, imprimante capricieuse.',
      },
      noc: '22221',
      onet: '15-1232.00',
      jobZone: 3,
      jobBank: 3761,
      newBrunswick: 707,
      isLicensed: false,
      isRedSeal: false,
    },
    {
      slug: {
        en: 'broadcast-technician',
        fr: 'technicienne-ou-technicien-en-radio-et-en-television',
      },
      title: {
        en: 'Broadcast technician',
        fr: 'Technicienne ou technicien en radio et en télévision',
      },
      work: {
        en: 'Watch sound and picture during live radio and TV, switch from studio to stadium, and restore the signal if it drops.',
        fr: 'Surveiller le son et l’image des émissions en direct, passer du studio au stade et rétablir le signal s’il coupe.',
      },
      noc: '52112',
      onet: '27-4012.00',
      jobZone: 3,
      jobBank: null,
      newBrunswick: 833,
      isLicensed: false,
      isRedSeal: false,
    },
    {
      slug: { en: 'electrical-contractor', fr: 'entrepreneuse-ou-entrepreneur-en-electricite' },
      title: { en: 'Electrical contractor', fr: 'Entrepreneuse ou entrepreneur en électricité' },
      work: {
        en: 'Quote a price for wiring a school or a new street, order materials, schedule the electricians and check their work.',
        fr: 'Calculer le prix du câblage d’une école ou d’une rue, commander le matériel, fixer l’horaire des électriciennes et électriciens, puis vérifier leur travail.',
      },
      noc: '72011',
      onet: '47-1011.00',
      jobZone: 3,
      jobBank: 24169,
      newBrunswick: 920,
      isLicensed: false,
      isRedSeal: false,
    },
    {
      slug: { en: 'internet-support-agent', fr: 'agente-ou-agent-de-soutien-internet' },
      title: { en: 'Internet support agent', fr: 'Agente ou agent de soutien Internet' },
      work: {
        en: 'Answer customers’ calls and chats about a slow connection or a puzzling bill, and book a technician’s visit if needed.',
        fr: 'Répondre aux appels et aux clavardages sur une connexion lente ou une facture étrange et, au besoin, réserver une visite technique.',
      },
      noc: '64409',
      onet: '43-4051.00',
      jobZone: 2,
      jobBank: null,
      newBrunswick: 896,
      isLicensed: false,
      isRedSeal: false,
    },
  ],
};
