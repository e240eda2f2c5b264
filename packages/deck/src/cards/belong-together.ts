import type { CardSource } from '../card-source.ts';

export const belongTogether: CardSource = {
  key: 'belongTogether',
  color: 'pink',
  isTrades: false,
  title: { en: 'Make room for everyone', fr: 'Faire une place à tout le monde' },
  words: {
    paragraphs: {
      en: [
        'Taped to the gym door is a sign-up sheet for Wednesday basketball. Dev, who moved here in August, reads it twice. He is still learning the language it is written in. Inside, Maya is already playing. She is Deaf and can’t hear the whistle, so she is always the last to stop. Nobody is being unkind. Nobody thought of it, that’s all.',
        'Thinking of it is some people’s work. Someone who grew up with Dev’s language adds it to the sheet. A college-trained interpreter signs for Maya, and the whistle gets a flag. Others help a family find a school, a newcomer drive on ice, a faith group share its hall, a company hire fairly. Next Wednesday, the whole gym stops at the same time.',
      ],
      fr: [
        'Une feuille collée sur la porte du gymnase annonce le basket du mercredi. Dev, arrivé en ville cet été, la lit deux fois. Il apprend encore cette langue-là. À l’intérieur, Maya joue déjà. Elle est sourde et n’entend pas le sifflet, alors elle est toujours la dernière à s’arrêter. Ce n’est pas méchant. Personne n’y a pensé, c’est tout.',
        'Y penser, c’est justement un travail. Quelqu’un qui a grandi avec deux langues traduit la feuille. Une interprète, formée au collège, signe pour Maya, et un drapeau double le sifflet. D’autres aident une famille à choisir une école, quelqu’un à conduire sur la glace, un lieu de culte à ouvrir sa salle, une entreprise à embaucher sans préjugés. Mercredi prochain, tout le gymnase s’arrêtera en même temps.',
      ],
    },
    alt: {
      en: 'Five very different people, one in a wheelchair, open their circle and reach out their hands to a newcomer with a backpack.',
      fr: 'Cinq personnes bien différentes, dont une en fauteuil roulant, ouvrent leur cercle et tendent la main à quelqu’un qui arrive, sac au dos.',
    },
    subject: {
      en: 'Languages and social studies',
      fr: 'Langues et sciences humaines',
    },
    question: {
      en: 'Who showed you a barrier that you had never noticed?',
      fr: 'Qui vous a fait voir un obstacle que vous n’aviez jamais remarqué?',
    },
  },
  careers: [
    {
      title: {
        en: 'Newcomer settlement worker',
        fr: 'Intervenante ou intervenant auprès des personnes immigrantes',
      },
      noc: '42201',
      onet: '21-1093.00',
      jobZone: 4,
      jobBank: 296338,
      newBrunswick: 801,
    },
    {
      title: { en: 'Sign language interpreter', fr: 'Interprète en langue des signes' },
      noc: '51114',
      onet: '27-3091.00',
      jobZone: 4,
      jobBank: null,
      newBrunswick: 826,
    },
    {
      title: { en: 'Translator', fr: 'Traductrice ou traducteur' },
      noc: '51114',
      onet: '27-3091.00',
      jobZone: 4,
      jobBank: null,
      newBrunswick: 826,
    },
    {
      title: { en: 'Driving instructor', fr: 'Monitrice ou moniteur de conduite' },
      noc: '43109',
      onet: '25-3021.00',
      jobZone: 3,
      jobBank: 5231,
      newBrunswick: 806,
    },
    {
      title: { en: 'Religious leader', fr: 'Chef religieuse ou chef religieux' },
      noc: '41302',
      onet: '21-2011.00',
      jobZone: 5,
      jobBank: 2281,
      newBrunswick: 783,
    },
    {
      title: { en: 'Religious education worker', fr: 'Responsable de l’enseignement religieux' },
      noc: '42204',
      onet: '21-2021.00',
      jobZone: 4,
      jobBank: 16116,
      newBrunswick: 804,
    },
    {
      title: { en: 'Employment equity officer', fr: 'Agente ou agent d’équité en emploi' },
      noc: '11200',
      onet: '13-1041.03',
      jobZone: 4,
      jobBank: 241,
      newBrunswick: 609,
    },
    {
      title: {
        en: 'Community centre director',
        fr: 'Directrice ou directeur de centre communautaire',
      },
      noc: '40030',
      onet: '11-9151.00',
      jobZone: 4,
      jobBank: 227358,
      newBrunswick: 770,
    },
    {
      title: { en: 'Call centre agent', fr: 'Agente ou agent de centre d’appels' },
      noc: '64409',
      onet: '43-4051.00',
      jobZone: 2,
      jobBank: 14218,
      newBrunswick: 896,
    },
  ],
};
