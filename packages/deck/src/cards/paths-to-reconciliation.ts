import type { CardSource } from '../card-source.ts';

export const pathsToReconciliation: CardSource = {
  key: 'pathsToReconciliation',
  color: 'pink',
  isTrades: false,
  title: { en: 'Honour old promises', fr: 'Tenir enfin les promesses faites' },
  words: {
    paragraphs: {
      en: [
        '“Goal!” At this rink, they announce it in Cree first. Jaylene, who scored, grins up at the stands. She and her grandmother take lessons together, because the school her grandmother was sent to did not allow the language. Governments made promises to First Nations, Inuit and Métis about land, schools and respect. Many were not kept. There is work to do, and it has begun.',
        'Indigenous people lead it, each nation in its own way. A First Nation runs its own school and clinic. An Inuk interpreter helps an Elder and a doctor understand each other. A Métis lawyer takes a promise about land to court. Guardians watch over a river. Some learn in law school or college, others from Elders, on the land. Everyone else has work too: listen, learn, keep your word.',
      ],
      fr: [
        '« Et le but! » Dans cet aréna, on l’annonce d’abord en langue crie. Jaylene, qui vient de marquer, sourit aux gradins. Sa grand-mère et elle apprennent le cri ensemble : à l’école où l’on avait envoyé la grand-mère, cette langue était interdite. Les gouvernements ont fait des promesses aux Premières Nations, aux Inuits et aux Métis : des terres, des écoles, du respect. Beaucoup n’ont pas été tenues. La réparation a commencé.',
        'Des Autochtones la dirigent, chaque nation à sa façon. Une Première Nation gère son école et sa clinique. Une interprète inuite relie un Aîné et sa médecin. Un avocat métis défend une promesse sur les terres. Une gardienne veille sur une rivière. On apprend à l’université, au collège ou sur le territoire, avec des Aînées et Aînés. Le reste du pays a sa part : écouter, apprendre, tenir parole.',
      ],
    },
    alt: {
      en: 'In front of lakeside homes, an old signed paper is torn in two; a woman sews it back together while a man holds his half in place.',
      fr: 'Devant des maisons au bord d’un lac, un vieux papier signé est déchiré en deux; une femme le recoud pendant qu’un homme tient sa moitié.',
    },
    subject: { en: 'Indigenous studies and history', fr: 'Études autochtones et histoire' },
    question: {
      en: 'Where you work, what does a kept promise look like?',
      fr: 'Là où vous travaillez, à quoi ressemble une promesse tenue?',
    },
  },
  careers: [
    {
      title: {
        en: 'Elected leader in a First Nations, Inuit or Métis government',
        fr: 'Élue ou élu d’un gouvernement des Premières Nations, inuit ou métis',
      },
      noc: '00010',
      onet: '11-1031.00',
      jobZone: 4,
      jobBank: null,
      newBrunswick: 589,
    },
    {
      title: {
        en: 'Director of operations for a First Nation',
        fr: 'Directrice ou directeur des opérations d’une Première Nation',
      },
      noc: '00011',
      onet: '11-1021.00',
      jobZone: 4,
      jobBank: 903,
      newBrunswick: 590,
    },
    {
      title: {
        en: 'First Nations school principal',
        fr: 'Directrice ou directeur d’une école des Premières Nations',
      },
      noc: '40021',
      onet: '11-9032.00',
      jobZone: 5,
      jobBank: 227363,
      newBrunswick: 769,
    },
    {
      title: {
        en: 'Friendship centre outreach worker',
        fr: 'Intervenante ou intervenant dans un centre d’amitié autochtone',
      },
      noc: '42201',
      onet: '21-1093.00',
      jobZone: 4,
      jobBank: 296338,
      newBrunswick: 801,
    },
    {
      title: {
        en: 'Indigenous language teacher',
        fr: 'Enseignante ou enseignant de langues autochtones',
      },
      noc: '41221',
      onet: '25-2021.00',
      jobZone: 4,
      jobBank: 2205,
      newBrunswick: 780,
    },
    {
      title: {
        en: 'Indigenous rights lawyer',
        fr: 'Avocate ou avocat en droits des peuples autochtones',
      },
      noc: '41101',
      onet: '23-1011.00',
      jobZone: 5,
      jobBank: null,
      newBrunswick: 775,
    },
    {
      title: { en: 'Indigenous language interpreter', fr: 'Interprète en langues autochtones' },
      noc: '51114',
      onet: '27-3091.00',
      jobZone: 4,
      jobBank: null,
      newBrunswick: 826,
    },
    {
      title: {
        en: 'Home care aide in a First Nations or Inuit community',
        fr: 'Aide à domicile dans une communauté inuite ou des Premières Nations',
      },
      noc: '44101',
      onet: '31-1122.00',
      jobZone: 2,
      jobBank: 26878,
      newBrunswick: 813,
    },
    {
      title: {
        en: 'Indigenous land guardian',
        fr: 'Gardienne ou gardien autochtone du territoire',
      },
      noc: '22113',
      onet: '19-4071.00',
      jobZone: 3,
      jobBank: null,
      newBrunswick: 699,
    },
  ],
};
