import type { CardSource } from '../card-source.ts';

export const cleanPower: CardSource = {
  key: 'cleanPower',
  color: 'green',
  isTrades: true,
  title: { en: 'Power a town without smoke', fr: 'Éclairer et chauffer sans fumée' },
  words: {
    paragraphs: {
      en: [
        'Six o’clock on a January evening, and it is minus thirty. All along Anouk’s street, ovens, heaters and showers start up together. The sun is long gone, so the panels on the school roof are asleep. There is no wind either. Farther north, a diesel generator hums right through supper. Everybody needs power at once, and the clean kind has to keep up.',
        'People work on it from both ends. Some bring clean power in: they hook up a wind farm, tend a dam or mend a line in blowing snow. Others save it: they wrap a pipe, tune a furnace to sip its fuel or swap an oil tank for a heat pump. Degrees, licences and years of pulling cable all come in handy. Supper stays warm.',
      ],
      fr: [
        'Un soir de janvier, dix-huit heures, moins trente. Dans la rue d’Anouk, à Val-d’Or, fours, chauffage et douches partent en même temps. Sur le toit de l’école, les panneaux solaires dorment. Pas un souffle de vent. Plus au nord, une génératrice au diesel ronronne pendant tout le souper d’un village. Il faut du courant tout de suite, et on le voudrait propre.',
        'On s’y attaque par les deux bouts. Produire mieux : brancher des éoliennes, veiller sur un barrage, réparer une ligne en pleine poudrerie. Gaspiller moins : emmitoufler un tuyau, calmer une chaudière trop gourmande, remplacer le mazout par une thermopompe. Il y a là des diplômes d’ingénierie, des métiers appris en tirant du câble, des nuits à surveiller des cadrans. Le souper, lui, reste chaud.',
      ],
    },
    alt: {
      en: 'A worker on a ladder sets the last solar panel on the roof of a lit house, with wind turbines turning behind her.',
      fr: 'Sur une échelle, une ouvrière pose le dernier panneau solaire d’une maison éclairée; derrière elle se dressent des éoliennes.',
    },
    subject: {
      en: 'Physics and construction technology',
      fr: 'Physique et technologie de la construction',
    },
    question: {
      en: 'On the coldest night of the year, what has to go right where you work?',
      fr: 'La nuit la plus froide de l’année, qu’est-ce qui doit tourner rond là où vous travaillez?',
    },
  },
  careers: [
    {
      title: { en: 'Electrical engineer', fr: 'Ingénieure ou ingénieur en électricité' },
      noc: '21310',
      onet: '17-2071.00',
      jobZone: 4,
      jobBank: 17799,
      newBrunswick: 684,
    },
    {
      title: { en: 'Power plant operator', fr: 'Opératrice ou opérateur de centrale électrique' },
      noc: '92100',
      onet: '51-8013.00',
      jobZone: 2,
      jobBank: 26851,
      newBrunswick: 1050,
    },
    {
      title: { en: 'Power engineer', fr: 'Mécanicienne ou mécanicien de machines fixes' },
      noc: '92100',
      onet: '51-8021.00',
      jobZone: 3,
      jobBank: 26851,
      newBrunswick: 1050,
    },
    {
      title: {
        en: 'Power system electrician',
        fr: 'Électricienne ou électricien de réseaux électriques',
      },
      noc: '72202',
      onet: '49-2095.00',
      jobZone: 3,
      jobBank: 7205,
      newBrunswick: 939,
    },
    {
      title: { en: 'Power line technician', fr: 'Monteuse ou monteur de lignes électriques' },
      noc: '72203',
      onet: '49-9051.00',
      jobZone: 2,
      jobBank: 7211,
      newBrunswick: 940,
    },
    {
      title: {
        en: 'Solar panel installer',
        fr: 'Installatrice ou installateur de panneaux solaires',
      },
      noc: '73200',
      onet: '47-2231.00',
      jobZone: 2,
      jobBank: 8187,
      newBrunswick: 979,
    },
    {
      title: {
        en: 'Heating and cooling mechanic',
        fr: 'Mécanicienne ou mécanicien en chauffage et en climatisation',
      },
      noc: '72402',
      onet: '49-9021.00',
      jobZone: 3,
      jobBank: 27261,
      newBrunswick: 952,
    },
    {
      title: { en: 'Gas fitter', fr: 'Monteuse ou monteur d’installations au gaz' },
      noc: '72302',
      onet: '47-2152.00',
      jobZone: 3,
      jobBank: 16971,
      newBrunswick: 945,
    },
    {
      title: { en: 'Insulation installer', fr: 'Poseuse ou poseur d’isolants' },
      noc: '72321',
      onet: '47-2131.00',
      jobZone: 2,
      jobBank: 17074,
      newBrunswick: 949,
    },
    {
      title: {
        en: 'Oil and wood heating mechanic',
        fr: 'Mécanicienne ou mécanicien de chauffage au mazout et au bois',
      },
      noc: '72420',
      onet: '49-9021.00',
      jobZone: 3,
      jobBank: 7702,
      newBrunswick: 959,
    },
    {
      title: {
        en: 'Power utility manager',
        fr: 'Directrice ou directeur d’un service d’électricité',
      },
      noc: '90011',
      onet: '11-3051.06',
      jobZone: 3,
      jobBank: 17654,
      newBrunswick: 1038,
    },
    {
      title: {
        en: 'Power station supervisor',
        fr: 'Superviseure ou superviseur de centrale électrique',
      },
      noc: '92011',
      onet: '51-1011.00',
      jobZone: 3,
      jobBank: 27277,
      newBrunswick: 1040,
    },
    {
      title: {
        en: 'Wind turbine technician',
        fr: 'Technicienne ou technicien en entretien d’éoliennes',
      },
      noc: '22312',
      onet: '49-9081.00',
      jobZone: 3,
      jobBank: 22636,
      newBrunswick: 719,
    },
    {
      title: {
        en: 'Building operations manager',
        fr: 'Gestionnaire de l’exploitation de bâtiments',
      },
      noc: '70012',
      onet: '11-3013.00',
      jobZone: 3,
      jobBank: 24350,
      newBrunswick: 916,
    },
  ],
};
