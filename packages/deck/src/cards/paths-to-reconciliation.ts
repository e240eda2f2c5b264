import type { CardSource } from '../card-source.ts';

export const pathsToReconciliation: CardSource = {
  key: 'pathsToReconciliation',
  color: 'pink',
  isTrades: false,
  title: { en: 'Honour old promises', fr: 'Tenir enfin les promesses faites' },
  plain: {
    en: 'Indigenous rights, languages and lands',
    fr: 'Droits, langues et territoires autochtones',
  },
  words: {
    paragraphs: {
      en: [
        '“Goal!” At this rink, they announce it in Cree first. Jaylene, who scored, grins up at the stands. She and her grandmother take lessons together, because the school her grandmother was sent to did not allow the language. Governments made promises to First Nations, Inuit and Métis about land, schools and respect. Many were not kept. There is work to do, and it has begun.',
        'Indigenous people lead the work of reconciliation, each nation in its own way. A First Nation runs its own school and clinic. An Inuk interpreter, trained at college, helps an Elder and a doctor understand each other. After law school, a Métis lawyer takes a promise about land to court. Guardians, taught by Elders on the land, watch over a river. Everyone else has work too: listen, learn, keep promises.',
      ],
      fr: [
        '« Et le but! » Dans cet aréna, on l’annonce d’abord en langue crie. Jaylene vient de marquer. Sa grand-mère et elle apprennent le cri ensemble : à l’école où l’on avait envoyé la grand-mère, cette langue était interdite. Les gouvernements ont fait des promesses aux Premières Nations, aux Inuits et aux Métis : des terres, des écoles, du respect. Beaucoup n’ont pas été tenues. Il y a du travail, et il a commencé.',
        'Des Autochtones mènent la réconciliation, chaque nation à sa façon. Une Première Nation gère son école et sa clinique. Une interprète inuite, diplômée du collège, aide un Aîné et sa médecin à se comprendre. Après son droit, un avocat métis défend une promesse sur les terres. Une gardienne, formée sur le territoire par des Aînées et Aînés, veille sur une rivière. Au reste du pays d’écouter, d’apprendre, de tenir parole.',
      ],
    },
    alt: {
      en: 'An old signed paper is torn in two; a man in a suit sews it back together while a woman in a blazer points to one of the signatures.',
      fr: 'Un vieux papier signé est déchiré en deux; un homme en complet le recoud pendant qu’une femme en veston montre du doigt l’une des signatures.',
    },
    subject: { en: 'Indigenous studies and history', fr: 'Études autochtones et histoire' },
    question: {
      en: 'Where you work, what does a kept promise look like?',
      fr: 'Là où vous travaillez, à quoi ressemble une promesse tenue?',
    },
  },
  careers: [
    {
      slug: {
        en: 'elected-leader-in-a-first-nations-inuit-or-metis-government',
        fr: 'elue-ou-elu-d-un-gouvernement-des-premieres-nations-inuit-ou-metis',
      },
      title: {
        en: 'Elected leader in a First Nations, Inuit or Métis government',
        fr: 'Élue ou élu d’un gouvernement des Premières Nations, inuit ou métis',
      },
      work: {
        en: 'Meet with community members, vote on laws and budgets, and negotiate with other governments on the nation’s behalf.',
        fr: 'Rencontrer les membres de la communauté, voter des lois et des budgets, et négocier avec d’autres gouvernements au nom de la nation.',
      },
      noc: '00010',
      onet: '11-1031.00',
      jobZone: 4,
      jobBank: null,
      newBrunswick: 589,
      isLicensed: false,
      isRedSeal: false,
    },
    {
      slug: {
        en: 'director-of-operations-for-a-first-nation',
        fr: 'directrice-ou-directeur-des-operations-d-une-premiere-nation',
      },
      title: {
        en: 'Director of operations for a First Nation',
        fr: 'Directrice ou directeur des opérations d’une Première Nation',
      },
      work: {
        en: 'Carry out the council’s decisions by leading the staff and budgets behind housing, water and health services.',
        fr: 'Mettre en œuvre les décisions du conseil en dirigeant le personnel et les budgets du logement, de l’eau et des services de santé.',
      },
      noc: '00011',
      onet: '11-1021.00',
      jobZone: 4,
      jobBank: null,
      newBrunswick: 590,
      isLicensed: false,
      isRedSeal: false,
    },
    {
      slug: {
        en: 'first-nations-school-principal',
        fr: 'directrice-ou-directeur-d-une-ecole-des-premieres-nations',
      },
      title: {
        en: 'First Nations school principal',
        fr: 'Directrice ou directeur d’une école des Premières Nations',
      },
      work: {
        en: 'Hire and lead teachers, plan the school’s budget and work with Elders to bring the nation’s language into every grade.',
        fr: 'Recruter et diriger le personnel enseignant, planifier le budget et travailler avec les Aînées et Aînés pour que la langue de la nation vive dans chaque classe.',
      },
      noc: '40021',
      onet: '11-9032.00',
      jobZone: 5,
      jobBank: null,
      newBrunswick: 769,
      isLicensed: true,
      isRedSeal: false,
    },
    {
      slug: {
        en: 'friendship-centre-outreach-worker',
        fr: 'intervenante-ou-intervenant-dans-un-centre-d-amitie-autochtone',
      },
      title: {
        en: 'Friendship centre outreach worker',
        fr: 'Intervenante ou intervenant dans un centre d’amitié autochtone',
      },
      work: {
        en: 'Reach out to Indigenous people who are new to the city or struggling, and connect them with housing, meals or ceremonies.',
        fr: 'Aller vers les Autochtones qui arrivent en ville ou traversent un moment difficile, et les orienter vers un logement, un repas, une cérémonie.',
      },
      noc: '42201',
      onet: '21-1093.00',
      jobZone: 4,
      jobBank: null,
      newBrunswick: 801,
      isLicensed: false,
      isRedSeal: false,
    },
    {
      slug: {
        en: 'indigenous-language-teacher',
        fr: 'enseignante-ou-enseignant-de-langues-autochtones',
      },
      title: {
        en: 'Indigenous language teacher',
        fr: 'Enseignante ou enseignant de langues autochtones',
      },
      work: {
        en: 'Teach children to speak, sing, read and write an Indigenous language through stories, games and visits from Elders.',
        fr: 'Apprendre aux enfants à parler, chanter, lire et écrire une langue autochtone par des récits, des jeux et des visites d’Aînées et d’Aînés.',
      },
      noc: '41221',
      onet: '25-2021.00',
      jobZone: 4,
      jobBank: null,
      newBrunswick: 780,
      isLicensed: true,
      isRedSeal: false,
    },
    {
      slug: {
        en: 'indigenous-rights-lawyer',
        fr: 'avocate-ou-avocat-en-droits-des-peuples-autochtones',
      },
      title: {
        en: 'Indigenous rights lawyer',
        fr: 'Avocate ou avocat en droits des peuples autochtones',
      },
      work: {
        en: 'Study treaties and old records, advise Indigenous nations and argue in court to have their lands and rights respected.',
        fr: 'Étudier des traités et des archives, conseiller des nations autochtones et plaider au tribunal pour faire respecter leurs terres et leurs droits.',
      },
      noc: '41101',
      onet: '23-1011.00',
      jobZone: 5,
      jobBank: null,
      newBrunswick: 775,
      isLicensed: true,
      isRedSeal: false,
    },
    {
      slug: { en: 'indigenous-language-interpreter', fr: 'interprete-en-langues-autochtones' },
      title: { en: 'Indigenous language interpreter', fr: 'Interprète en langues autochtones' },
      work: {
        en: 'Turn spoken words from Cree or Inuktitut into English or French and back, so that an Elder and a doctor understand each other.',
        fr: 'Redire en français ou en anglais ce qui se dit en cri ou en inuktitut, et l’inverse, pour qu’une Aînée et sa médecin se comprennent.',
      },
      noc: '51114',
      onet: '27-3091.00',
      jobZone: 4,
      jobBank: null,
      newBrunswick: 826,
      isLicensed: false,
      isRedSeal: false,
    },
    {
      slug: {
        en: 'home-care-aide-in-a-first-nations-or-inuit-community',
        fr: 'aide-a-domicile-dans-une-communaute-inuite-ou-des-premieres-nations',
      },
      title: {
        en: 'Home care aide in a First Nations or Inuit community',
        fr: 'Aide à domicile dans une communauté inuite ou des Premières Nations',
      },
      work: {
        en: 'Cook meals, tidy the house and help older people bathe and dress, so that they can stay in their own community.',
        fr: 'Cuisiner, ranger la maison et aider des personnes aînées à se laver et à s’habiller pour qu’elles puissent rester dans leur communauté.',
      },
      noc: '44101',
      onet: '31-1122.00',
      jobZone: 2,
      jobBank: null,
      newBrunswick: 813,
      isLicensed: false,
      isRedSeal: false,
    },
    {
      slug: { en: 'indigenous-land-guardian', fr: 'gardienne-ou-gardien-autochtone-du-territoire' },
      title: {
        en: 'Indigenous land guardian',
        fr: 'Gardienne ou gardien autochtone du territoire',
      },
      work: {
        en: 'Patrol the rivers and forests of the nation’s territory, count animals, test water and put what Elders teach to use.',
        fr: 'Parcourir les rivières et les forêts du territoire de la nation, compter les animaux, tester l’eau et mettre en pratique ce qu’enseignent les Aînées et Aînés.',
      },
      noc: '22113',
      onet: '19-4071.00',
      jobZone: 3,
      jobBank: null,
      newBrunswick: 699,
      isLicensed: false,
      isRedSeal: false,
    },
  ],
};
