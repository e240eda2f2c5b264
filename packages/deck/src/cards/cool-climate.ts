import type { CardSource } from '../card-source.ts';

export const coolClimate: CardSource = {
  key: 'coolClimate',
  color: 'green',
  isTrades: false,
  title: { en: 'Cool a warming planet', fr: 'Rafraîchir une planète qui chauffe' },
  words: {
    paragraphs: {
      en: [
        'Inside the pantry door, pencil marks climb the wood. They don’t show how tall anyone was. Each one is the day the ice left the lake, kept since Signe’s great-grandmother’s time. Back then, it could be May. The newest marks say early April, and one says March. It is one door, by one lake in Ontario. But doors on other lakes say the same.',
        'Old ice keeps marks too. Some people study for years to drill it up and count its winters. A mapping course at college helps turn satellite pictures into a plan that a mayor can use. Then comes the cooling. One person talks a company into cleaner trucks. Another, who used to build houses, now finds their leaks with a heat camera.',
      ],
      fr: [
        'Des traits de crayon montent le long de la porte du garde-manger. Ils ne mesurent aucun enfant. Chacun marque le jour où la glace a quitté le lac, en Ontario. Au temps de l’arrière-grand-mère de Signe, c’était parfois en mai. Les derniers disent début avril, et l’un d’eux, mars. Ce n’est qu’une porte. Mais au bord d’autres lacs, d’autres portes racontent la même chose.',
        'Lire ces traits, c’est un travail. Des gens remontent des tubes de vieille glace pour en compter les hivers. D’autres changent une image satellite en carte utile à une mairesse. Ensuite, il faut agir : repérer les fuites d’une maison à la caméra thermique, convaincre une entreprise de changer ses camions. On y vient par l’étude des glaciers, par la cartographie ou par le bâtiment.',
      ],
    },
    alt: {
      en: 'Two people hang from a bar to push down the red column of a giant thermometer whose bulb is the Earth.',
      fr: 'Deux personnes se suspendent à une barre pour faire descendre le rouge d’un thermomètre géant dont le réservoir est la Terre.',
    },
    subject: { en: 'Earth science and math', fr: 'Sciences de la Terre et mathématiques' },
    question: {
      en: 'Which number surprised you so much that you measured all over again?',
      fr: 'Quel chiffre vous a semblé si étonnant que vous avez tout remesuré?',
    },
  },
  careers: [
    {
      title: { en: 'Climatologist', fr: 'Climatologue' },
      noc: '21103',
      onet: '19-2021.00',
      jobZone: 4,
      jobBank: 2586,
      newBrunswick: 661,
    },
    {
      title: { en: 'Glaciologist', fr: 'Glaciologue' },
      noc: '21102',
      onet: '19-2042.00',
      jobZone: 5,
      jobBank: 2553,
      newBrunswick: 660,
    },
    {
      title: { en: 'Environmental engineer', fr: 'Ingénieure ou ingénieur en environnement' },
      noc: '21300',
      onet: '17-2081.00',
      jobZone: 4,
      jobBank: 22376,
      newBrunswick: 682,
    },
    {
      title: { en: 'Environmental consultant', fr: 'Conseillère ou conseiller en environnement' },
      noc: '41400',
      onet: '19-2041.00',
      jobZone: 4,
      jobBank: 3823,
      newBrunswick: 788,
    },
    {
      title: {
        en: 'Sustainability advisor',
        fr: 'Conseillère ou conseiller en développement durable',
      },
      noc: '41400',
      onet: '13-1199.05',
      jobZone: 4,
      jobBank: 3823,
      newBrunswick: 788,
    },
    {
      title: { en: 'Sustainability manager', fr: 'Gestionnaire en développement durable' },
      noc: '20011',
      onet: '11-9121.00',
      jobZone: 5,
      jobBank: 296351,
      newBrunswick: 656,
    },
    {
      title: { en: 'Energy advisor', fr: 'Conseillère ou conseiller en efficacité énergétique' },
      noc: '22233',
      onet: '47-4011.01',
      jobZone: 3,
      jobBank: 3600,
      newBrunswick: 712,
    },
    {
      title: {
        en: 'Digital mapping technician',
        fr: 'Technicienne ou technicien en cartographie numérique',
      },
      noc: '22214',
      onet: '15-1299.02',
      jobZone: 3,
      jobBank: 3486,
      newBrunswick: 705,
    },
    {
      title: { en: 'Climate data technician', fr: 'Technicienne ou technicien en climatologie' },
      noc: '22214',
      onet: '19-4099.03',
      jobZone: 4,
      jobBank: 3486,
      newBrunswick: 705,
    },
    {
      title: { en: 'Chief sustainability officer', fr: 'Chef du développement durable' },
      noc: '00015',
      onet: '11-1011.03',
      jobZone: 5,
      jobBank: 24263,
      newBrunswick: 594,
    },
  ],
};
