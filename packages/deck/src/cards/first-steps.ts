import type { CardSource } from '../card-source.ts';

export const firstSteps: CardSource = {
  key: 'firstSteps',
  color: 'pink',
  isTrades: false,
  title: { en: 'Give little kids a big start', fr: 'Donner un bon départ aux enfants' },
  words: {
    paragraphs: {
      en: [
        'One boot takes Nico nine minutes. “Me do it,” he says, and pulls. Outside, the rest of the daycare is already rolling in the snow. He is three. The boot is on the wrong foot, the zipper is stuck, and a mitten has vanished inside a sleeve. Anyone could dress him in ten seconds. The trick is to let him win before the snow melts.',
        'His teacher kneels and takes out a bear sticker. Snip: half goes on each boot. When the bear has a whole face, the boots are on the right feet. Small children call for ideas like that all day. People stop traffic, reread a story, check a sore throat, stand by a worried parent. They come with medical school, college, a bus licence or six little brothers.',
      ],
      fr: [
        'Neuf minutes pour une botte. « Moi tout seul! » dit Nico, et il tire. Dehors, le reste de la garderie se roule déjà dans la neige. Nico a trois ans. La botte est au mauvais pied, la fermeture éclair est coincée, une mitaine a disparu dans la manche. N’importe qui l’habillerait en dix secondes. Le défi, c’est de le laisser gagner avant que la neige fonde.',
        'Son éducateur s’accroupit et sort un autocollant : un ours. Un coup de ciseaux, une moitié sur chaque botte. Quand l’ours a toute sa tête, les bottes sont aux bons pieds. Il faut dix idées pareilles par jour. On relit une histoire, on arrête les autos, on examine une gorge, on rassure un parent. Ça s’apprend en médecine, au collège, au volant d’un autobus ou avec six petits frères.',
      ],
    },
    alt: {
      en: 'A small girl, arms in the air, climbs giant toy blocks toward a teddy bear while a bearded educator kneels close by, hands ready.',
      fr: 'Bras en l’air, une petite fille grimpe sur des blocs géants vers un ourson en peluche; à genoux tout près, un éducateur barbu tend les mains.',
    },
    subject: { en: 'Family studies and biology', fr: 'Études familiales et biologie' },
    question: {
      en: 'What do you do when a three-year-old says no?',
      fr: 'Que faites-vous quand un enfant de trois ans dit non?',
    },
  },
  careers: [
    {
      title: { en: 'Early childhood educator', fr: 'Éducatrice ou éducateur de la petite enfance' },
      noc: '42202',
      onet: '25-2011.00',
      jobZone: 3,
      jobBank: 5172,
      newBrunswick: 802,
    },
    {
      title: { en: 'Daycare worker', fr: 'Éducatrice ou éducateur en garderie' },
      noc: '42202',
      onet: '39-9011.00',
      jobZone: 2,
      jobBank: 5172,
      newBrunswick: 802,
    },
    {
      title: { en: 'Nanny', fr: 'Gardienne ou gardien d’enfants à domicile' },
      noc: '44100',
      onet: '39-9011.01',
      jobZone: 2,
      jobBank: 17171,
      newBrunswick: 812,
    },
    {
      title: {
        en: 'Child welfare social worker',
        fr: 'Travailleuse sociale ou travailleur social en protection de l’enfance',
      },
      noc: '41300',
      onet: '21-1021.00',
      jobZone: 4,
      jobBank: 23025,
      newBrunswick: 781,
    },
    {
      title: { en: 'Pediatrician', fr: 'Pédiatre' },
      noc: '31100',
      onet: '29-1221.00',
      jobZone: 5,
      jobBank: 4006,
      newBrunswick: 722,
    },
    {
      title: { en: 'Kindergarten teacher', fr: 'Enseignante ou enseignant à la maternelle' },
      noc: '41221',
      onet: '25-2012.00',
      jobZone: 4,
      jobBank: 2205,
      newBrunswick: 780,
    },
    {
      title: { en: 'School crossing guard', fr: 'Brigadière ou brigadier scolaire' },
      noc: '45100',
      onet: '33-9091.00',
      jobZone: 2,
      jobBank: 14289,
      newBrunswick: 815,
    },
    {
      title: { en: 'School bus driver', fr: 'Conductrice ou conducteur d’autobus scolaire' },
      noc: '73301',
      onet: '53-3051.00',
      jobZone: 2,
      jobBank: 23319,
      newBrunswick: 984,
    },
  ],
};
