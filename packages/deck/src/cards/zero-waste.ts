import type { CardSource } from '../card-source.ts';

export const zeroWaste: CardSource = {
  key: 'zeroWaste',
  color: 'green',
  isTrades: true,
  title: { en: 'Give things a second life', fr: 'Offrir une deuxième vie aux objets' },
  words: {
    paragraphs: {
      en: [
        'A sock. It was all that was wrong with the vacuum Ximena found at the curb in El Paso on garbage night. She pulled it out, and the thing roared. More piles waited down the street: an armchair with a torn seat, shoes with a loose sole, a laptop with a dead battery. Buying new is quick. Who on this street could have saved the rest?',
        'Plenty of people. They resole, rewire and rebuild. They strip a chair to its bones and bring it back, or keep an old school in shape, boilers and all. Truck crews and sorters rescue what can be melted or passed on. A town learns which bin is which. At a bench, at college or on the route, they all learned to argue with a garbage can.',
      ],
      fr: [
        'Une chaussette : voilà ce qui étouffait l’aspirateur trouvé par Ximena au bord du trottoir, à El Paso, un soir de collecte. Elle l’a retirée, et l’engin s’est remis à rugir. Plus loin attendaient un fauteuil déchiré, des souliers qui bâillent, un ordi en manque de batterie. Acheter du neuf, c’est vite fait. Mais qui, dans cette rue même, aurait pu sauver le reste?',
        'Bien des gens. Ils ressemellent, recâblent, remontent; ils déshabillent un fauteuil jusqu’aux os, puis le rhabillent. Ils gardent en forme une vieille école, des planchers aux chaudières. Du camion au centre de tri, ils repêchent ce qui peut être fondu ou redonné. Quelqu’un démêle les bacs de toute une ville. À l’établi, au collège ou en tournée, on apprend à tenir tête à la poubelle.',
      ],
    },
    alt: {
      en: 'A cobbler with a hearing aid sews up a giant boot whose sole gapes like a mouth; a mended lamp and toaster stand on a shelf.',
      fr: 'Un cordonnier portant un appareil auditif recoud une bottine géante qui bâille; une lampe et un grille-pain réparés trônent sur une tablette.',
    },
    subject: { en: 'Technology education and chemistry', fr: 'Éducation technologique et chimie' },
    question: {
      en: 'What did you save after everybody else had given up on it?',
      fr: 'Quel objet avez-vous sauvé alors que plus personne n’y croyait?',
    },
  },
  careers: [
    {
      title: {
        en: 'Recycling program coordinator',
        fr: 'Coordonnatrice ou coordonnateur de programme de recyclage',
      },
      noc: '41400',
      onet: '53-1042.01',
      jobZone: 2,
      jobBank: 3823,
      newBrunswick: 788,
    },
    {
      title: { en: 'Waste collector', fr: 'Éboueuse ou éboueur' },
      noc: '75212',
      onet: '53-7081.00',
      jobZone: 2,
      jobBank: 8633,
      newBrunswick: 1007,
    },
    {
      title: { en: 'Recycling worker', fr: 'Ouvrière ou ouvrier au recyclage' },
      noc: '75101',
      onet: '53-7062.04',
      jobZone: 2,
      jobBank: 15185,
      newBrunswick: 1000,
    },
    {
      title: {
        en: 'Recycling truck driver',
        fr: 'Conductrice ou conducteur de camion de recyclage',
      },
      noc: '74205',
      onet: '53-7081.00',
      jobZone: 2,
      jobBank: 25644,
      newBrunswick: 998,
    },
    {
      title: { en: 'Appliance repairer', fr: 'Réparatrice ou réparateur d’électroménagers' },
      noc: '72421',
      onet: '49-9031.00',
      jobZone: 2,
      jobBank: 7735,
      newBrunswick: 960,
    },
    {
      title: {
        en: 'Computer repair technician',
        fr: 'Technicienne ou technicien en réparation d’ordinateurs',
      },
      noc: '22311',
      onet: '49-2011.00',
      jobZone: 3,
      jobBank: 3313,
      newBrunswick: 718,
    },
    {
      title: { en: 'Small engine mechanic', fr: 'Mécanicienne ou mécanicien de petits moteurs' },
      noc: '72429',
      onet: '49-3053.00',
      jobZone: 2,
      jobBank: 21583,
      newBrunswick: 963,
    },
    {
      title: { en: 'Shoe repairer', fr: 'Cordonnière ou cordonnier' },
      noc: '63220',
      onet: '51-6041.00',
      jobZone: 2,
      jobBank: 7805,
      newBrunswick: 878,
    },
    {
      title: { en: 'Upholsterer', fr: 'Rembourreuse ou rembourreur' },
      noc: '63221',
      onet: '51-6093.00',
      jobZone: 2,
      jobBank: null,
      newBrunswick: 879,
    },
    {
      title: {
        en: 'Building maintenance worker',
        fr: 'Préposée ou préposé à l’entretien d’immeubles',
      },
      noc: '73201',
      onet: '49-9071.00',
      jobZone: 3,
      jobBank: 14393,
      newBrunswick: 980,
    },
    {
      title: { en: 'Janitor', fr: 'Concierge d’immeuble' },
      noc: '65312',
      onet: '37-2011.00',
      jobZone: 3,
      jobBank: 14394,
      newBrunswick: 911,
    },
    {
      title: { en: 'Laundry worker', fr: 'Préposée ou préposé à la buanderie' },
      noc: '65320',
      onet: '51-6011.00',
      jobZone: 1,
      jobBank: 17286,
      newBrunswick: 912,
    },
  ],
};
