import type { CardSource } from '../card-source.ts';

export const fairJustice: CardSource = {
  key: 'fairJustice',
  color: 'pink',
  isTrades: false,
  title: { en: 'Give everyone a fair hearing', fr: 'Écouter chaque côté avant de juger' },
  words: {
    paragraphs: {
      en: [
        'Andrei washed cars for ten Saturdays and was paid for eight. The owner says he broke the pressure hose, so the money went to a new one. Andrei says it leaked before he ever touched it. Both sound sure. The form to settle it is fourteen pages long. His mother, who reads Romanian much faster than English, has underlined half the words.',
        'A paralegal, just out of college, turns fourteen pages into four plain questions. In court, a clerk who learned at the counter finds the file. Someone types every word, and a judge, a lawyer for half her life, hears both sides. Often it never gets that far. A mediator asks around, and an old repair bill settles it: the hose leaked in May.',
      ],
      fr: [
        'Andrei a lavé des autos pendant dix samedis; on lui en a payé huit. Le patron dit qu’il a brisé le boyau et qu’il a fallu le remplacer. Andrei répond que le boyau fuyait avant lui. Les deux semblent sincères. Le formulaire pour régler ça compte quatorze pages. Sa mère, qui lit le roumain bien plus vite que le français, en a souligné la moitié.',
        'Une parajuriste, tout juste sortie du collège, ramène les quatorze pages à quatre questions claires. Au tribunal, le greffier, qui a débuté au comptoir, sort le dossier. Quelqu’un note chaque mot, et la juge, longtemps avocate, entend un côté, puis l’autre. Souvent, on ne se rend pas là. Une médiatrice réunit tout le monde, et une vieille facture tranche : le boyau fuyait déjà en mai.',
      ],
    },
    alt: {
      en: 'A judge with grey hair and a hearing aid holds out her arms like a scale; an elephant and a mouse hang level, with speech bubbles of the same size.',
      fr: 'Une juge aux cheveux gris, appareil auditif à l’oreille, tend les bras comme une balance; un éléphant et une souris s’équilibrent, avec des bulles de même taille.',
    },
    subject: { en: 'Law and English', fr: 'Droit et français' },
    question: {
      en: 'When did the other side of a story change your mind?',
      fr: 'Quand l’autre version d’une histoire vous a-t-elle fait changer d’idée?',
    },
  },
  careers: [
    {
      title: { en: 'Lawyer', fr: 'Avocate ou avocat' },
      noc: '41101',
      onet: '23-1011.00',
      jobZone: 5,
      jobBank: null,
      newBrunswick: 775,
    },
    {
      title: { en: 'Judge', fr: 'Juge' },
      noc: '41100',
      onet: '23-1023.00',
      jobZone: 5,
      jobBank: null,
      newBrunswick: 774,
    },
    {
      title: { en: 'Paralegal', fr: 'Parajuriste' },
      noc: '42200',
      onet: '23-2011.00',
      jobZone: 3,
      jobBank: 16036,
      newBrunswick: 800,
    },
    {
      title: { en: 'Legal assistant', fr: 'Adjointe ou adjoint juridique' },
      noc: '13111',
      onet: '43-6012.00',
      jobZone: 3,
      jobBank: 1565,
      newBrunswick: 633,
    },
    {
      title: { en: 'Court clerk', fr: 'Greffière ou greffier de tribunal' },
      noc: '14103',
      onet: '43-4031.00',
      jobZone: 2,
      jobBank: 2309,
      newBrunswick: 640,
    },
    {
      title: { en: 'Court reporter', fr: 'Sténographe judiciaire' },
      noc: '12110',
      onet: '27-3092.00',
      jobZone: 3,
      jobBank: 1580,
      newBrunswick: 621,
    },
    {
      title: { en: 'Sheriff’s officer', fr: 'Officière ou officier du shérif' },
      noc: '43200',
      onet: '33-3011.00',
      jobZone: 3,
      jobBank: 16477,
      newBrunswick: 807,
    },
    {
      title: { en: 'Mediator', fr: 'Médiatrice ou médiateur' },
      noc: '11200',
      onet: '23-1022.00',
      jobZone: 5,
      jobBank: 241,
      newBrunswick: 609,
    },
    {
      title: { en: 'Human rights officer', fr: 'Agente ou agent des droits de la personne' },
      noc: '41403',
      onet: '13-1041.03',
      jobZone: 4,
      jobBank: 3936,
      newBrunswick: 791,
    },
  ],
};
