import type { CardSource } from '../card-source.ts';

export const animalHealth: CardSource = {
  key: 'animalHealth',
  color: 'blue',
  isTrades: false,
  title: { en: 'Read what animals can’t say', fr: 'Comprendre un animal sans mots' },
  words: {
    paragraphs: {
      en: [
        'Waffles is a dog the size of a sofa, and this morning he is hiding behind one. He won’t eat. Is it a bad tooth, a swallowed spoon, last night’s thunder? Across the yard, Oksana’s best cow has left half her hay. Down the road, a horse lays back its ears each time the saddle comes out. Not one of them can point and say “ouch.”',
        'People learn to read the rest: a tail, a limp, the way a herd stands. An X-ray finds the spoon. At milking time, somebody spots a sore hoof early. Quiet hands clip a coat and see what it hid. A trainer gives the horse time; a lost dog gets a ride home. Vet school teaches this language. So do college labs and cold mornings in a barn.',
      ],
      fr: [
        'Gaufre, c’est un chien gros comme un divan. Ce matin, il se cache derrière. Pas moyen de le faire manger. Une dent? Une cuillère avalée? Le tonnerre d’hier soir? De l’autre côté de la cour, la meilleure vache d’Oksana a laissé la moitié de son foin. Plus loin, un cheval couche les oreilles devant la selle. Aucun ne peut montrer du doigt et dire « aïe ».',
        'On apprend à lire le reste : une queue, une démarche, un troupeau inquiet. Une radiographie trouve la cuillère. À la traite, on repère vite un sabot blessé. Des mains calmes taillent le poil emmêlé et sentent ce qu’il cachait. Le cheval a droit à du temps; le chien perdu, à un retour chez lui. Cette langue s’apprend à l’école vétérinaire, au collège ou à l’étable.',
      ],
    },
    alt: {
      en: 'In a waiting room, a cow with an ice bag and a thermometer sits on a chair while a vet listens to her heart; a dog wears a cone.',
      fr: 'Sur une chaise, une vache avec sac de glace et thermomètre se fait ausculter par un vétérinaire; à côté, un chien porte une collerette.',
    },
    subject: { en: 'Biology and agriculture', fr: 'Biologie et agriculture' },
    question: {
      en: 'How did an animal last tell you that something was wrong?',
      fr: 'À quel signe avez-vous su, la dernière fois, qu’un animal n’allait pas bien?',
    },
  },
  careers: [
    {
      title: { en: 'Veterinarian', fr: 'Vétérinaire' },
      noc: '31103',
      onet: '29-1131.00',
      jobZone: 5,
      jobBank: null,
      newBrunswick: 725,
    },
    {
      title: { en: 'Veterinary technician', fr: 'Technicienne ou technicien vétérinaire' },
      noc: '32104',
      onet: '29-2056.00',
      jobZone: 3,
      jobBank: 4229,
      newBrunswick: 745,
    },
    {
      title: { en: 'Pet groomer', fr: 'Toiletteuse ou toiletteur d’animaux de compagnie' },
      noc: '65220',
      onet: '39-2021.00',
      jobZone: 2,
      jobBank: 14247,
      newBrunswick: 907,
    },
    {
      title: { en: 'Dog trainer', fr: 'Dresseuse ou dresseur de chiens' },
      noc: '65220',
      onet: '39-2011.00',
      jobZone: 2,
      jobBank: 14247,
      newBrunswick: 907,
    },
    {
      title: { en: 'Horse trainer', fr: 'Entraîneuse ou entraîneur de chevaux' },
      noc: '84120',
      onet: '39-2011.00',
      jobZone: 2,
      jobBank: 26306,
      newBrunswick: 1026,
    },
    {
      title: { en: 'Horse breeder', fr: 'Éleveuse ou éleveur de chevaux' },
      noc: '80020',
      onet: '45-2021.00',
      jobZone: 2,
      jobBank: 8789,
      newBrunswick: 1009,
    },
    {
      title: { en: 'Animal control officer', fr: 'Agente ou agent de contrôle animalier' },
      noc: '43202',
      onet: '33-9011.00',
      jobZone: 2,
      jobBank: 6681,
      newBrunswick: 809,
    },
    {
      title: { en: 'Dairy farm worker', fr: 'Manœuvre de ferme laitière' },
      noc: '85100',
      onet: '45-2093.00',
      jobZone: 2,
      jobBank: 9274,
      newBrunswick: 1028,
    },
  ],
};
