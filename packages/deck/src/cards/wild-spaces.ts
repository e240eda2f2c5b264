import type { CardSource } from '../card-source.ts';

export const wildSpaces: CardSource = {
  key: 'wildSpaces',
  color: 'green',
  isTrades: false,
  title: { en: 'Protect our wild neighbours', fr: 'Protéger nos voisins sauvages' },
  words: {
    paragraphs: {
      en: [
        'April’s first warm rain falls after supper, and on Pond Road the salamanders set out, each as long as a hand. They want the water where they hatched, but somebody put a road in between. Cedric and his aunt walk slowly, with flashlights and a sand pail, giving rides. Thirty-one so far. Moose have the same trouble, and nobody owns a pail for a moose.',
        'For moose, people build bridges covered in grass. Tracks, droppings and collar signals tell them where. Others kneel to count rare orchids, climb an old oak to save it or teach an orphan owl to hunt. A guide gets a noisy bus tour to whisper. One came with a biology degree, one with a college diploma, one with ropes and a saw.',
      ],
      fr: [
        'Première pluie douce d’avril : sur le chemin de l’Étang, les salamandres se mettent en marche. Longues comme une main, elles retournent à l’eau où elles sont nées. Mais une route passe au milieu. Avec une lampe de poche et un seau de plage, Cédric et sa tante font le taxi. Trente et une passagères jusqu’ici. L’orignal a le même souci, et aucun seau n’est assez grand.',
        'Pour l’orignal, il y a des ponts couverts d’herbe. Les pistes, les crottes et les colliers émetteurs disent où les bâtir. À genoux, on compte les orchidées rares. On grimpe sauver un vieux chêne. On apprend la chasse à un hibou orphelin, le silence à un autobus de touristes. La biologie y mène, une technique aussi, ou une corde et une scie.',
      ],
    },
    alt: {
      en: 'At a crosswalk, a park ranger holds up a stop paddle so that a moose and a spotted salamander can cross the road.',
      fr: 'Une gardienne de parc lève un panneau d’arrêt pour qu’un orignal et une salamandre tachetée traversent au passage piéton.',
    },
    subject: { en: 'Biology and outdoor education', fr: 'Biologie et éducation en plein air' },
    question: {
      en: 'Which animal has outsmarted you, and how?',
      fr: 'Quel animal a déjà été plus rusé que vous, et comment?',
    },
  },
  careers: [
    {
      title: { en: 'Wildlife biologist', fr: 'Biologiste de la faune' },
      noc: '21110',
      onet: '19-1023.00',
      jobZone: 4,
      jobBank: 2621,
      newBrunswick: 663,
    },
    {
      title: { en: 'Botanist', fr: 'Botaniste' },
      noc: '21110',
      onet: '19-1013.00',
      jobZone: 5,
      jobBank: 2621,
      newBrunswick: 663,
    },
    {
      title: { en: 'Wildlife technician', fr: 'Technicienne ou technicien de la faune' },
      noc: '22110',
      onet: '19-4021.00',
      jobZone: 4,
      jobBank: 3090,
      newBrunswick: 696,
    },
    {
      title: { en: 'Conservation officer', fr: 'Agente ou agent de conservation de la faune' },
      noc: '22113',
      onet: '33-3031.00',
      jobZone: 4,
      jobBank: null,
      newBrunswick: 699,
    },
    {
      title: { en: 'Park ranger', fr: 'Garde-parc' },
      noc: '22113',
      onet: '19-1031.03',
      jobZone: 4,
      jobBank: null,
      newBrunswick: 699,
    },
    {
      title: { en: 'Park nature guide', fr: 'Guide naturaliste dans un parc' },
      noc: '53100',
      onet: '19-1031.03',
      jobZone: 4,
      jobBank: 16235,
      newBrunswick: 839,
    },
    {
      title: { en: 'Zookeeper', fr: 'Soigneuse ou soigneur d’animaux de zoo' },
      noc: '65220',
      onet: '39-2021.00',
      jobZone: 2,
      jobBank: 14247,
      newBrunswick: 907,
    },
    {
      title: { en: 'Arborist', fr: 'Arboricultrice ou arboriculteur' },
      noc: '22114',
      onet: '37-3013.00',
      jobZone: 2,
      jobBank: 22570,
      newBrunswick: 700,
    },
    {
      title: { en: 'Zoo director', fr: 'Directrice ou directeur de zoo' },
      noc: '20011',
      onet: '11-9121.00',
      jobZone: 5,
      jobBank: 296351,
      newBrunswick: 656,
    },
  ],
};
