import type { CardSource } from '../card-source.ts';

export const calmMinds: CardSource = {
  key: 'calmMinds',
  color: 'blue',
  isTrades: false,
  title: { en: 'Lighten a heavy mind', fr: 'Alléger une tête trop pleine' },
  words: {
    paragraphs: {
      en: [
        'Two in the morning, and Marisol’s brain is showing reruns. On Monday, she waved back at someone who wasn’t waving at her. Everyone else forgot it by lunch. At night it comes back and brings bigger worries: the fights at home, the friend who stopped answering. With a sore knee, she would know who to ask. For a sore mind, where does a person start?',
        'It may start with a chair and someone who listens without checking the time: at school, in a hospital, on a night phone line. Families can come together. Clay or drums help when words won’t come. A doctor may prescribe medicine; a counsellor sticks by a person quitting a drug. University and college both teach when to be quiet.',
      ],
      fr: [
        'Deux heures du matin, et le cerveau de Marisol passe des reprises. Lundi, elle a répondu au salut de quelqu’un qui ne la saluait pas. À midi, plus personne n’y pensait. La nuit, ça revient, avec des soucis plus gros : les chicanes à la maison, l’amie qui ne répond plus. Pour un genou, elle saurait où aller. Pour la tête, par où commencer?',
        'Parfois, ça commence par une chaise et quelqu’un qui écoute sans regarder l’heure. À l’école, à l’hôpital, au bout d’une ligne ouverte la nuit. Ici, toute la famille est invitée. Là, les mots tardent, alors l’argile ou les tambours parlent d’abord. Un médicament peut soulager. Une personne qui arrête de consommer ne reste pas seule. Les études sont courtes ou longues. Savoir se taire aide toujours.',
      ],
    },
    alt: {
      en: 'A white-haired counsellor in a wheelchair winds the tangled yellow thread above a girl’s head into a neat ball, under a crescent moon.',
      fr: 'Sous un croissant de lune, un intervenant en fauteuil roulant enroule patiemment en pelote le fil jaune tout emmêlé au-dessus d’une adolescente.',
    },
    subject: { en: 'Psychology and visual arts', fr: 'Psychologie et arts visuels' },
    question: {
      en: 'What do you say in the first minute to someone who has never talked about it?',
      fr: 'Que dites-vous, la première minute, à quelqu’un qui n’en a jamais parlé?',
    },
  },
  careers: [
    {
      title: { en: 'Psychologist', fr: 'Psychologue' },
      noc: '31200',
      onet: '19-3033.00',
      jobZone: 5,
      jobBank: 2235,
      newBrunswick: 731,
    },
    {
      title: { en: 'Psychiatrist', fr: 'Psychiatre' },
      noc: '31100',
      onet: '29-1223.00',
      jobZone: 5,
      jobBank: 4006,
      newBrunswick: 722,
    },
    {
      title: { en: 'Psychiatric nurse', fr: 'Infirmière psychiatrique ou infirmier psychiatrique' },
      noc: '31301',
      onet: '29-1141.00',
      jobZone: 4,
      jobBank: 993,
      newBrunswick: 738,
    },
    {
      title: { en: 'Psychotherapist', fr: 'Psychothérapeute' },
      noc: '41301',
      onet: '21-1014.00',
      jobZone: 5,
      jobBank: 2263,
      newBrunswick: 782,
    },
    {
      title: { en: 'Family therapist', fr: 'Thérapeute familiale ou thérapeute familial' },
      noc: '41301',
      onet: '21-1013.00',
      jobZone: 5,
      jobBank: 2263,
      newBrunswick: 782,
    },
    {
      title: { en: 'Addictions counsellor', fr: 'Conseillère ou conseiller en dépendances' },
      noc: '41301',
      onet: '21-1011.00',
      jobZone: 5,
      jobBank: 2263,
      newBrunswick: 782,
    },
    {
      title: { en: 'Art therapist', fr: 'Art-thérapeute' },
      noc: '41301',
      onet: '29-1129.01',
      jobZone: 5,
      jobBank: 2263,
      newBrunswick: 782,
    },
    {
      title: { en: 'Social worker', fr: 'Travailleuse sociale ou travailleur social' },
      noc: '41300',
      onet: '21-1023.00',
      jobZone: 5,
      jobBank: 23025,
      newBrunswick: 781,
    },
    {
      title: {
        en: 'Crisis intervention worker',
        fr: 'Intervenante ou intervenant en situation de crise',
      },
      noc: '42201',
      onet: '21-1093.00',
      jobZone: 4,
      jobBank: 296338,
      newBrunswick: 801,
    },
    {
      title: { en: 'Recreational therapist', fr: 'Thérapeute par les loisirs' },
      noc: '31204',
      onet: '29-1125.00',
      jobZone: 4,
      jobBank: 25168,
      newBrunswick: 735,
    },
  ],
};
