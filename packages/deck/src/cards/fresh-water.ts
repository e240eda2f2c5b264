import type { CardSource } from '../card-source.ts';

export const freshWater: CardSource = {
  key: 'freshWater',
  color: 'green',
  isTrades: true,
  title: { en: 'Keep every tap running clean', fr: 'Garder l’eau bonne à boire' },
  words: {
    paragraphs: {
      en: [
        'The river is the colour of chocolate milk this week. Snow is melting upstream, and it brings mud, dead leaves and whatever the fields let go. Two streets away, Noor fills her bottle at the arena and drinks. Cold, clear, no taste at all. Making that happen is a daily puzzle, whether the water comes by city pipe, farm well or delivery truck.',
        'The work starts in hip waders, measuring what the stream brings. There are wells to drill, a pipe that bursts before dawn, a sewer to clear so that used water gets away too. At the plant, the night shift tests one more sample. One person here studied rivers for years. Another came for a summer job and earned a licence at work.',
      ],
      fr: [
        'Cette semaine, la rivière a la couleur du lait au chocolat. En fondant, la neige entraîne la boue, les feuilles mortes et ce que les champs laissent filer. Deux rues plus loin, à l’aréna, Noor remplit sa gourde et boit. C’est froid, clair, sans goût. Réussir ça chaque jour est un casse-tête, que l’eau vienne de l’aqueduc, d’un puits ou d’un camion-citerne.',
        'Tout commence en bottes de pêche, les pieds dans le courant, à mesurer ce qui s’en vient. Puis viennent un puits à forer, une conduite à colmater avant l’aube, un égout à dégager. À l’usine, l’équipe de nuit analyse un dernier échantillon. Certaines personnes ont longtemps étudié les rivières. D’autres, venues pour un emploi d’été, ont décroché leur certificat en travaillant.',
      ],
    },
    alt: {
      en: 'Brown water is filtered through stones and sand, then runs clear from a tap into the glass of a girl with a cochlear implant.',
      fr: 'De l’eau brune traverse des cailloux et du sable, puis coule, claire, dans le verre d’une fillette portant un implant cochléaire.',
    },
    subject: {
      en: 'Chemistry and geography',
      fr: 'Chimie et géographie',
    },
    question: {
      en: 'When the water suddenly tastes different, what do you check first?',
      fr: 'Quand l’eau change de goût du jour au lendemain, que vérifiez-vous en premier?',
    },
  },
  careers: [
    {
      title: {
        en: 'Water treatment plant operator',
        fr: 'Opératrice ou opérateur de station de traitement de l’eau',
      },
      noc: '92101',
      onet: '51-8031.00',
      jobZone: 2,
      jobBank: 20848,
      newBrunswick: 1051,
    },
    {
      title: { en: 'Hydrologist', fr: 'Hydrologue' },
      noc: '21102',
      onet: '19-2043.00',
      jobZone: 5,
      jobBank: 2553,
      newBrunswick: 660,
    },
    {
      title: { en: 'Hydrology technician', fr: 'Technicienne ou technicien en hydrologie' },
      noc: '22101',
      onet: '19-4044.00',
      jobZone: 3,
      jobBank: 3040,
      newBrunswick: 695,
    },
    {
      title: {
        en: 'Water resources engineer',
        fr: 'Ingénieure ou ingénieur en ressources hydriques',
      },
      noc: '21300',
      onet: '17-2051.02',
      jobZone: 4,
      jobBank: 22376,
      newBrunswick: 682,
    },
    {
      title: { en: 'Environmental technician', fr: 'Technicienne ou technicien en environnement' },
      noc: '22300',
      onet: '17-3025.00',
      jobZone: 4,
      jobBank: 17974,
      newBrunswick: 713,
    },
    {
      title: { en: 'Water well driller', fr: 'Foreuse ou foreur de puits d’eau' },
      noc: '72501',
      onet: '47-5023.00',
      jobZone: 2,
      jobBank: 14938,
      newBrunswick: 965,
    },
    {
      title: { en: 'Plumbing contractor', fr: 'Entrepreneuse ou entrepreneur en plomberie' },
      noc: '72012',
      onet: '47-1011.00',
      jobZone: 3,
      jobBank: 14512,
      newBrunswick: 921,
    },
    {
      title: {
        en: 'Waterworks maintenance worker',
        fr: 'Ouvrière ou ouvrier à l’entretien des réseaux d’eau',
      },
      noc: '74204',
      onet: '49-9071.00',
      jobZone: 3,
      jobBank: 8223,
      newBrunswick: 997,
    },
    {
      title: { en: 'Sewer maintenance worker', fr: 'Ouvrière ou ouvrier à l’entretien des égouts' },
      noc: '75212',
      onet: '47-4071.00',
      jobZone: 1,
      jobBank: 8633,
      newBrunswick: 1007,
    },
  ],
};
