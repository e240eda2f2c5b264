import type { CardSource } from '../card-source.ts';

export const robotsAtWork: CardSource = {
  key: 'robotsAtWork',
  color: 'purple',
  isTrades: true,
  title: { en: 'Teach robots to lend a hand', fr: 'Faire équipe avec des robots' },
  words: {
    paragraphs: {
      en: [
        'The three-hundredth crate of apples weighs the same as the first, but Danika’s shoulders don’t agree. Behind her, in this Kelowna packing house, a robot arm could do all the lifting. It is strong and never gets bored. It also squeezes too hard, loses its place when a label is torn and freezes whenever somebody walks by. It has a lot to learn.',
        'Taming a robot is a team job. Engineers draw a hand gentle enough for fruit and plan each move it will make. Tradespeople bolt it down, wire it up and can tell by its hum when a part is worn. Others learned right in the plant to solder its circuits or rebuild its motors. Danika runs the last test, because nobody knows apples better.',
      ],
      fr: [
        'La trois centième caisse de pommes pèse autant que la première, mais les épaules de Danika ne sont pas d’accord. Derrière elle, dans cet entrepôt de Kelowna, un bras robotisé pourrait tout soulever. Il est fort et ne s’ennuie jamais. Seulement, il serre trop, se perd devant une étiquette déchirée et se fige dès que quelqu’un passe. Il lui reste beaucoup à apprendre.',
        'Apprivoiser un robot, ça se fait à plusieurs. Quelqu’un lui dessine une main assez douce pour un fruit. Quelqu’un d’autre écrit la marche à suivre. Des gens de métier le boulonnent, le câblent et repèrent à l’oreille une pièce usée. D’autres ont appris sur place à souder ses circuits ou à remonter ses moteurs. Le dernier essai revient à Danika : les pommes, elle connaît ça.',
      ],
    },
    alt: {
      en: 'A bearded worker in a pink turban and safety goggles holds a yellow gear together with a robot arm; both wear a badge.',
      fr: 'Un ouvrier barbu, turban rose et lunettes de sécurité, tient un engrenage jaune avec un bras robotisé; chacun porte un insigne.',
    },
    subject: {
      en: 'Physics and technology education',
      fr: 'Physique et éducation technologique',
    },
    question: {
      en: 'What does a person do without thinking that a robot still finds hard?',
      fr: 'Quel geste tout simple pour nous reste difficile pour un robot?',
    },
  },
  careers: [
    {
      title: { en: 'Robotics engineer', fr: 'Ingénieure ou ingénieur en robotique' },
      noc: '21301',
      onet: '17-2199.08',
      jobZone: 4,
      jobBank: 2758,
      newBrunswick: 683,
    },
    {
      title: { en: 'Mechatronics engineer', fr: 'Ingénieure ou ingénieur en mécatronique' },
      noc: '21301',
      onet: '17-2199.05',
      jobZone: 4,
      jobBank: 2758,
      newBrunswick: 683,
    },
    {
      title: { en: 'Robotics technician', fr: 'Technicienne ou technicien en robotique' },
      noc: '22301',
      onet: '17-3024.01',
      jobZone: 3,
      jobBank: 3222,
      newBrunswick: 714,
    },
    {
      title: {
        en: 'Industrial instrument technician',
        fr: 'Technicienne ou technicien en instrumentation industrielle',
      },
      noc: '22312',
      onet: '49-9041.00',
      jobZone: 3,
      jobBank: 22636,
      newBrunswick: 719,
    },
    {
      title: {
        en: 'Industrial mechanic',
        fr: 'Mécanicienne industrielle ou mécanicien industriel',
      },
      noc: '72400',
      onet: '49-9044.00',
      jobZone: 2,
      jobBank: 14700,
      newBrunswick: 950,
    },
    {
      title: {
        en: 'Industrial electrician',
        fr: 'Électricienne industrielle ou électricien industriel',
      },
      noc: '72201',
      onet: '47-2111.00',
      jobZone: 3,
      jobBank: 16898,
      newBrunswick: 938,
    },
    {
      title: {
        en: 'Electric motor repairer',
        fr: 'Réparatrice ou réparateur de moteurs électriques',
      },
      noc: '72422',
      onet: '49-2092.00',
      jobZone: 3,
      jobBank: 7782,
      newBrunswick: 961,
    },
    {
      title: { en: 'Machine fitter', fr: 'Ajusteuse ou ajusteur de machines' },
      noc: '72405',
      onet: '51-2031.00',
      jobZone: 2,
      jobBank: 7636,
      newBrunswick: 955,
    },
    {
      title: {
        en: 'Electronics assembler',
        fr: 'Assembleuse ou assembleur de matériel électronique',
      },
      noc: '94201',
      onet: '51-2022.00',
      jobZone: 2,
      jobBank: 18762,
      newBrunswick: 1086,
    },
    {
      title: { en: 'Electric motor assembler', fr: 'Monteuse ou monteur de moteurs électriques' },
      noc: '94203',
      onet: '51-2023.00',
      jobZone: 2,
      jobBank: 9870,
      newBrunswick: 1088,
    },
    {
      title: {
        en: 'Electronics manufacturing supervisor',
        fr: 'Superviseure ou superviseur en fabrication électronique',
      },
      noc: '92021',
      onet: '51-1011.00',
      jobZone: 3,
      jobBank: 22058,
      newBrunswick: 1046,
    },
  ],
};
