import type { CardSource } from '../card-source.ts';

export const outbreakReadiness: CardSource = {
  key: 'outbreakReadiness',
  color: 'blue',
  isTrades: false,
  title: { en: 'Stop a bug before it spreads', fr: 'Couper la route aux microbes' },
  words: {
    paragraphs: {
      en: [
        'Saturday’s volleyball tournament in Medicine Hat ended with a trophy and a tray of orange slices. By Tuesday, half the team is home with a bucket beside the bed. So is the bus driver, who never touched an orange. So is a girl from the team that lost. What did they all share? A tap? A handshake? The culprit is far too small to see.',
        'Call in the detectives. One phones every family and maps who met whom. One swabs the taps, and a lab names the germ. It was on the trophy: even the driver took a sip. Numbers hint at where it goes next. Others scrub hospital rooms or keep mice out of kitchens. Such a case takes medical school, a college diploma and a good mop.',
      ],
      fr: [
        'Samedi, à Medicine Hat, le tournoi de volleyball s’est terminé par un trophée et des quartiers d’orange. Mardi, la moitié de l’équipe est au lit, un seau à portée de main. Le chauffeur de l’autobus aussi, lui qui n’a pas touché aux oranges. Et une fille de l’équipe perdante. Qu’ont donc partagé ces gens? Un robinet? Une poignée de main? Le coupable est minuscule.',
        'L’enquête commence. Des coups de fil aux familles montrent qui a croisé qui. On frotte robinets et poignées d’un coton-tige, et le labo nomme le microbe. Il était sur le trophée : même le chauffeur y a bu. Des calculs disent où il pourrait surgir. Des équipes désinfectent un hôpital, chassent les souris d’une cuisine. Il y faut de la médecine, des études collégiales et une bonne vadrouille.',
      ],
    },
    alt: {
      en: 'A grinning green germ topples dominoes with people on them; a woman in yellow gloves holds them up before the last one falls.',
      fr: 'Un microbe vert et souriant fait tomber des dominos à visage humain; une femme aux gants jaunes les retient avant que tombe le dernier.',
    },
    subject: { en: 'Biology and statistics', fr: 'Biologie et statistiques' },
    question: {
      en: 'Which outbreak kept you guessing the longest, and what was behind it?',
      fr: 'Quelle éclosion vous a fait chercher le plus longtemps, et d’où venait-elle?',
    },
  },
  careers: [
    {
      title: { en: 'Epidemiologist', fr: 'Épidémiologiste' },
      noc: '21210',
      onet: '19-1041.00',
      jobZone: 5,
      jobBank: 5461,
      newBrunswick: 671,
    },
    {
      title: { en: 'Public health doctor', fr: 'Médecin de santé publique' },
      noc: '31102',
      onet: '29-1229.05',
      jobZone: 5,
      jobBank: 24438,
      newBrunswick: 724,
    },
    {
      title: {
        en: 'Infection control nurse',
        fr: 'Infirmière ou infirmier en prévention des infections',
      },
      noc: '31301',
      onet: '29-1141.00',
      jobZone: 4,
      jobBank: 993,
      newBrunswick: 738,
    },
    {
      title: { en: 'Public health inspector', fr: 'Inspectrice ou inspecteur en santé publique' },
      noc: '21120',
      onet: '19-5011.00',
      jobZone: 4,
      jobBank: 22691,
      newBrunswick: 666,
    },
    {
      title: { en: 'Microbiologist', fr: 'Microbiologiste' },
      noc: '21110',
      onet: '19-1022.00',
      jobZone: 4,
      jobBank: 2621,
      newBrunswick: 663,
    },
    {
      title: { en: 'Biostatistician', fr: 'Biostatisticienne ou biostatisticien' },
      noc: '21210',
      onet: '15-2041.01',
      jobZone: 5,
      jobBank: 5461,
      newBrunswick: 671,
    },
    {
      title: { en: 'Medical laboratory technologist', fr: 'Technologiste de laboratoire médical' },
      noc: '32120',
      onet: '29-2011.00',
      jobZone: 4,
      jobBank: 4187,
      newBrunswick: 750,
    },
    {
      title: {
        en: 'Medical laboratory assistant',
        fr: 'Assistante ou assistant de laboratoire médical',
      },
      noc: '33101',
      onet: '31-9097.00',
      jobZone: 3,
      jobBank: 4220,
      newBrunswick: 760,
    },
    {
      title: { en: 'Health promotion officer', fr: 'Agente ou agent de promotion de la santé' },
      noc: '41404',
      onet: '21-1091.00',
      jobZone: 4,
      jobBank: 24541,
      newBrunswick: 792,
    },
    {
      title: {
        en: 'Pest control technician',
        fr: 'Technicienne ou technicien en lutte antiparasitaire',
      },
      noc: '73202',
      onet: '37-2021.00',
      jobZone: 2,
      jobBank: 15172,
      newBrunswick: 981,
    },
    {
      title: {
        en: 'Hospital cleaner',
        fr: 'Préposée ou préposé à l’entretien ménager en milieu hospitalier',
      },
      noc: '65310',
      onet: '37-2012.00',
      jobZone: 1,
      jobBank: 20662,
      newBrunswick: 909,
    },
  ],
};
