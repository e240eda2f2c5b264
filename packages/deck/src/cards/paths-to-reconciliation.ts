import type { CardSource } from '../card-source.ts';

export const pathsToReconciliation: CardSource = {
  key: 'pathsToReconciliation',
  color: 'pink',
  isTrades: false,
  title: { en: 'Walking toward reconciliation', fr: 'Marcher vers la réconciliation' },
  words: null,
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
