import type { CardSource } from '../card-source.ts';

export const supportNetworks: CardSource = {
  key: 'supportNetworks',
  color: 'pink',
  isTrades: false,
  title: { en: 'Be there when life wobbles', fr: 'Être là quand la vie vacille' },
  words: {
    paragraphs: {
      en: [
        'Pancakes on a Tuesday mean one thing: the factory has closed, and Lena’s dad is home. He flips them far too high, then sits down in front of a form and stays there. Across the hall, Sam, who has Down syndrome, wants a place of his own and someone to call now and then. Neither asks for much. It just has to come in time.',
        'Line by line, someone reads the form with Lena’s dad and finds help he had missed. Another asks what else he could do. Sam learns to fry an egg without waking the smoke alarm, and his helper steps back. Others raise money, ask people what is missing or rewrite a silly rule. They bring a short course, a diploma, a degree or a wobble of their own.',
      ],
      fr: [
        'Des crêpes un mardi? L’usine a fermé : le père de Lena est à la maison. Il les fait sauter beaucoup trop haut. Ensuite, il s’assoit devant un formulaire, et il y reste. De l’autre côté du couloir, Sam, qui a la trisomie 21, veut un logement à lui et quelqu’un à appeler au besoin. Un peu d’aide suffirait, si elle venait à temps.',
        'Ligne par ligne, quelqu’un reprend le formulaire avec le père de Lena et trouve une aide oubliée. « Que savent faire d’autre ces mains-là? » demande une conseillère. Sam apprend à cuire un œuf sans réveiller l’avertisseur de fumée, puis on le laisse faire. D’autres amassent des dons, sondent le quartier, récrivent une règle absurde. Un cours, un diplôme ou le souvenir d’avoir vacillé les y a préparés.',
      ],
    },
    alt: {
      en: 'A person with an umbrella wobbles on a tightrope while three people, one in a wheelchair, hold a net below.',
      fr: 'Une personne munie d’un parapluie vacille sur une corde raide; dessous, trois autres, dont une en fauteuil roulant, tendent un filet.',
    },
    subject: { en: 'Psychology and social studies', fr: 'Psychologie et sciences humaines' },
    question: {
      en: 'What small help turned out to be the big one?',
      fr: 'Quel petit coup de main s’est révélé le plus grand?',
    },
  },
  careers: [
    {
      title: { en: 'Group home worker', fr: 'Intervenante ou intervenant en foyer de groupe' },
      noc: '42201',
      onet: '39-9041.00',
      jobZone: 3,
      jobBank: 296338,
      newBrunswick: 801,
    },
    {
      title: { en: 'Community worker', fr: 'Travailleuse ou travailleur communautaire' },
      noc: '42201',
      onet: '21-1093.00',
      jobZone: 4,
      jobBank: 296338,
      newBrunswick: 801,
    },
    {
      title: { en: 'Employment insurance officer', fr: 'Agente ou agent d’assurance-emploi' },
      noc: '12104',
      onet: '43-4061.00',
      jobZone: 3,
      jobBank: 618,
      newBrunswick: 620,
    },
    {
      title: {
        en: 'Charity executive director',
        fr: 'Directrice ou directeur d’un organisme de bienfaisance',
      },
      noc: '00013',
      onet: '11-1011.00',
      jobZone: 5,
      jobBank: 1155,
      newBrunswick: 592,
    },
    {
      title: { en: 'Fundraiser', fr: 'Responsable de collectes de fonds' },
      noc: '11202',
      onet: '13-1131.00',
      jobZone: 4,
      jobBank: 20996,
      newBrunswick: 611,
    },
    {
      title: {
        en: 'Social policy researcher',
        fr: 'Chercheuse ou chercheur en politiques sociales',
      },
      noc: '41403',
      onet: '19-4061.00',
      jobZone: 4,
      jobBank: 3936,
      newBrunswick: 791,
    },
    {
      title: {
        en: 'Support worker for people with disabilities',
        fr: 'Accompagnatrice ou accompagnateur de personnes handicapées',
      },
      noc: '44101',
      onet: '31-1122.00',
      jobZone: 2,
      jobBank: 26878,
      newBrunswick: 813,
    },
    {
      title: {
        en: 'Rehabilitation counsellor',
        fr: 'Conseillère ou conseiller en réadaptation professionnelle',
      },
      noc: '41321',
      onet: '21-1015.00',
      jobZone: 4,
      jobBank: 5143,
      newBrunswick: 787,
    },
    {
      title: { en: 'Survey interviewer', fr: 'Intervieweuse ou intervieweur pour sondages' },
      noc: '14110',
      onet: '43-4111.00',
      jobZone: 3,
      jobBank: 2372,
      newBrunswick: 641,
    },
  ],
};
