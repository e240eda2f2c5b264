import type { CardSource } from '../card-source.ts';

export const softLanding: CardSource = {
  key: 'softLanding',
  color: 'yellow',
  isTrades: false,
  title: { en: 'Soften life’s hard landings', fr: 'Amortir les coups durs' },
  words: {
    paragraphs: {
      en: [
        'Overnight, the wind picked up the Haddads’ trampoline, flew it over two fences and set it down on Mr. Oake’s car. No one in Corner Brook was hurt, and a cat is already asleep in the middle. But the car is as flat as a cookie sheet, and Mr. Oake has to drive to his night shift on Monday. The wind won’t pay the bill.',
        'The idea is old: many people put in a little, and the pot goes to whoever has bad luck. How little is enough? Someone with a math degree works it out from old storm records. Someone fresh from college puts the small print into plain words. A body shop mechanic crawls under the car. Others check an odd story or help a clinic reopen after a flood.',
      ],
      fr: [
        'Pendant la nuit, à Corner Brook, le vent a emporté le trampoline des Haddad par-dessus deux clôtures, jusque sur l’auto de M. Oake. Personne n’est blessé. Un chat dort déjà au milieu de la toile. Mais l’auto est plate comme une plaque à biscuits, et M. Oake en a besoin lundi pour son quart de nuit. Ce n’est pas le vent qui paiera la facture.',
        'L’idée ne date pas d’hier : beaucoup de gens mettent un peu d’argent, et le pot aide qui joue de malchance. Un peu, mais combien? Les maths et les vieilles tempêtes le disent. Quelqu’un traduit les petits caractères en mots simples. D’autres se glissent sous l’auto, démêlent une drôle d’histoire, aident une clinique inondée à rouvrir. On apprend à l’université, au collège ou en carrosserie.',
      ],
    },
    alt: {
      en: 'Four neighbours, one with a running blade, stretch out a patchwork quilt to catch a blue car falling from the sky, a cat on its roof.',
      fr: 'Quatre personnes, dont une avec une lame de course, tendent une courtepointe pour attraper une auto bleue qui tombe du ciel, un chat sur le toit.',
    },
    subject: {
      en: 'Math and geography',
      fr: 'Mathématiques et géographie',
    },
    question: {
      en: 'What is the oddest accident you have had to sort out?',
      fr: 'Quel est l’accident le plus bizarre qu’on vous ait raconté?',
    },
  },
  careers: [
    {
      title: { en: 'Actuary', fr: 'Actuaire' },
      noc: '21210',
      onet: '15-2011.00',
      jobZone: 4,
      jobBank: 5461,
      newBrunswick: 671,
    },
    {
      title: { en: 'Insurance broker', fr: 'Courtière ou courtier en assurance' },
      noc: '63100',
      onet: '41-3021.00',
      jobZone: 4,
      jobBank: 6163,
      newBrunswick: 870,
    },
    {
      title: { en: 'Claims adjuster', fr: 'Experte ou expert en sinistres' },
      noc: '12201',
      onet: '13-1031.00',
      jobZone: 4,
      jobBank: 12566,
      newBrunswick: 626,
    },
    {
      title: { en: 'Insurance underwriter', fr: 'Souscriptrice ou souscripteur en assurance' },
      noc: '12202',
      onet: '13-2053.00',
      jobZone: 4,
      jobBank: 663,
      newBrunswick: 627,
    },
    {
      title: { en: 'Insurance manager', fr: 'Directrice ou directeur des assurances' },
      noc: '10020',
      onet: '11-3031.00',
      jobZone: 4,
      jobBank: 14578,
      newBrunswick: 599,
    },
    {
      title: { en: 'Insurance clerk', fr: 'Commis en assurance' },
      noc: '14201',
      onet: '43-9041.00',
      jobZone: 2,
      jobBank: 1656,
      newBrunswick: 645,
    },
    {
      title: {
        en: 'Car damage estimator',
        fr: 'Estimatrice ou estimateur de dommages automobiles',
      },
      noc: '72411',
      onet: '13-1032.00',
      jobZone: 3,
      jobBank: 7683,
      newBrunswick: 958,
    },
    {
      title: { en: 'Private investigator', fr: 'Enquêteuse privée ou enquêteur privé' },
      noc: '64410',
      onet: '33-9021.00',
      jobZone: 3,
      jobBank: 14292,
      newBrunswick: 897,
    },
    {
      title: { en: 'Business continuity analyst', fr: 'Analyste en continuité des opérations' },
      noc: '21221',
      onet: '13-1199.04',
      jobZone: 4,
      jobBank: 22495,
      newBrunswick: 674,
    },
  ],
};
