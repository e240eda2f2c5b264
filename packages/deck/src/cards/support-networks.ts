import type { CardSource } from '../card-source.ts';

export const supportNetworks: CardSource = {
  key: 'supportNetworks',
  color: 'pink',
  isTrades: false,
  title: { en: 'Be there in hard times', fr: 'Être là quand ça va mal' },
  plain: {
    en: 'Social services, charity, community help',
    fr: 'Services sociaux, dons, entraide communautaire',
  },
  words: {
    paragraphs: {
      en: [
        'Pancakes on a Tuesday mean one thing: the factory has closed, and Lena’s dad is home. He flips them far too high, then sits down in front of a form and stays there. Across the hall, Sam, who has Down syndrome, wants a place of his own and someone to call now and then. Neither asks for much. It just has to come in time.',
        'When a factory closes, Ahmed from social services reads the forms with people and finds help they had missed. He has a diploma for this; he was also out of work once. A counsellor with a degree helps them find new work. Sam, who has Down syndrome, is ready for his first apartment. His support worker, after a short course, knows when to step back. Sam fries an egg. Perfect.',
      ],
      fr: [
        'Des crêpes un mardi? L’usine a fermé : le père de Lena est à la maison. Il les fait sauter beaucoup trop haut. Ensuite, il s’assoit devant un formulaire, et il y reste. De l’autre côté du couloir, Sam, qui a la trisomie 21, veut un logement à lui et quelqu’un à appeler au besoin. Un peu d’aide suffirait, si elle venait à temps.',
        'Quand une usine ferme, Ahmed, des services sociaux, lit les formulaires avec les gens et trouve une aide oubliée. Il a un diplôme; il a aussi déjà perdu son emploi. Une conseillère diplômée de l’université les aide à retrouver du travail. Sam, qui a la trisomie 21, est prêt pour son premier logement. Après une courte formation, son accompagnateur sait quand s’effacer. Sam fait cuire un œuf. Parfait.',
      ],
    },
    alt: {
      en: 'At the bottom of a hole, someone sits by a father and his daughter and holds his hand; another person lowers a lantern, and a third holds the ladder.',
      fr: 'Au fond d’un trou, quelqu’un, assis près d’un père et de sa fille, tient la main du père; une autre personne descend une lanterne, une troisième tient l’échelle.',
    },
    subject: { en: 'Psychology and social studies', fr: 'Psychologie et sciences humaines' },
    question: {
      en: 'Which small bit of help turned out to matter most?',
      fr: 'Quel petit coup de main a finalement compté le plus?',
    },
  },
  careers: [
    {
      slug: { en: 'group-home-worker', fr: 'intervenante-ou-intervenant-en-foyer-de-groupe' },
      title: { en: 'Group home worker', fr: 'Intervenante ou intervenant en foyer de groupe' },
      work: {
        en: 'Share meals, chores and evenings in a house for people who need support, keep a routine going and calm arguments.',
        fr: 'Partager repas, corvées et soirées dans une maison pour personnes qui ont besoin de soutien, maintenir une routine et calmer les disputes.',
      },
      noc: '42201',
      onet: '39-9041.00',
      jobZone: 3,
      jobBank: null,
      newBrunswick: 801,
      isLicensed: false,
      isRedSeal: false,
    },
    {
      slug: { en: 'community-worker', fr: 'travailleuse-ou-travailleur-communautaire' },
      title: { en: 'Community worker', fr: 'Travailleuse ou travailleur communautaire' },
      work: {
        en: 'Welcome people at a community centre or food bank, listen to their troubles and point them to the right service.',
        fr: 'Accueillir les gens au centre communautaire ou à la banque alimentaire, écouter leurs soucis et les diriger vers le bon service.',
      },
      noc: '42201',
      onet: '21-1093.00',
      jobZone: 4,
      jobBank: 5066,
      newBrunswick: 801,
      isLicensed: false,
      isRedSeal: false,
    },
    {
      slug: { en: 'employment-insurance-officer', fr: 'agente-ou-agent-d-assurance-emploi' },
      title: { en: 'Employment insurance officer', fr: 'Agente ou agent d’assurance-emploi' },
      work: {
        en: 'Interview people who have lost a job, check their hours of work and decide whether they qualify for government payments.',
        fr: 'Questionner des gens qui ont perdu leur emploi, vérifier leurs heures de travail et décider s’ils ont droit à des versements du gouvernement.',
      },
      noc: '12104',
      onet: '43-4061.00',
      jobZone: 3,
      jobBank: null,
      newBrunswick: 620,
      isLicensed: false,
      isRedSeal: false,
    },
    {
      slug: {
        en: 'charity-executive-director',
        fr: 'directrice-ou-directeur-d-un-organisme-de-bienfaisance',
      },
      title: {
        en: 'Charity executive director',
        fr: 'Directrice ou directeur d’un organisme de bienfaisance',
      },
      work: {
        en: 'Lead a charity: set its priorities with the board, approve the budget, hire senior staff and speak on its behalf.',
        fr: 'Diriger un organisme de bienfaisance : fixer les priorités avec le conseil, approuver le budget, recruter les cadres et parler en son nom.',
      },
      noc: '00013',
      onet: '11-1011.00',
      jobZone: 5,
      jobBank: 1155,
      newBrunswick: 592,
      isLicensed: false,
      isRedSeal: false,
    },
    {
      slug: { en: 'fundraiser', fr: 'responsable-de-collectes-de-fonds' },
      title: { en: 'Fundraiser', fr: 'Responsable de collectes de fonds' },
      work: {
        en: 'Organize runs, dinners and online campaigns to raise money for a cause, then write to thank each donor.',
        fr: 'Organiser des courses, des soupers et des campagnes en ligne afin d’amasser de l’argent pour une cause, puis remercier par écrit chaque personne qui a donné.',
      },
      noc: '11202',
      onet: '13-1131.00',
      jobZone: 4,
      jobBank: null,
      newBrunswick: 611,
      isLicensed: false,
      isRedSeal: false,
    },
    {
      slug: {
        en: 'social-policy-researcher',
        fr: 'chercheuse-ou-chercheur-en-politiques-sociales',
      },
      title: {
        en: 'Social policy researcher',
        fr: 'Chercheuse ou chercheur en politiques sociales',
      },
      work: {
        en: 'Gather figures and personal accounts about poverty or housing, compare programs and recommend to governments which rules to change.',
        fr: 'Rassembler chiffres et témoignages sur la pauvreté ou le logement, comparer les programmes et recommander au gouvernement les règles à changer.',
      },
      noc: '41403',
      onet: '19-4061.00',
      jobZone: 4,
      jobBank: null,
      newBrunswick: 791,
      isLicensed: false,
      isRedSeal: false,
    },
    {
      slug: {
        en: 'support-worker-for-people-with-disabilities',
        fr: 'accompagnatrice-ou-accompagnateur-de-personnes-handicapees',
      },
      title: {
        en: 'Support worker for people with disabilities',
        fr: 'Accompagnatrice ou accompagnateur de personnes handicapées',
      },
      work: {
        en: 'Lend a hand with dressing, cooking or catching the bus, at the pace set by a person with a disability.',
        fr: 'Aider une personne handicapée à s’habiller, à cuisiner ou à prendre l’autobus, en respectant son rythme.',
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
      slug: {
        en: 'rehabilitation-counsellor',
        fr: 'conseillere-ou-conseiller-en-readaptation-professionnelle',
      },
      title: {
        en: 'Rehabilitation counsellor',
        fr: 'Conseillère ou conseiller en réadaptation professionnelle',
      },
      work: {
        en: 'Meet people after an injury or illness, find work that suits them and arrange a special chair or shorter hours.',
        fr: 'Rencontrer des gens après une blessure ou une maladie, trouver un travail à leur mesure et négocier une chaise adaptée ou des heures réduites.',
      },
      noc: '41321',
      onet: '21-1015.00',
      jobZone: 4,
      jobBank: null,
      newBrunswick: 787,
      isLicensed: false,
      isRedSeal: false,
    },
    {
      slug: { en: 'survey-interviewer', fr: 'intervieweuse-ou-intervieweur-pour-sondages' },
      title: { en: 'Survey interviewer', fr: 'Intervieweuse ou intervieweur pour sondages' },
      work: {
        en: 'Phone people or knock on doors, ask everyone the same questions and record the answers word for word.',
        fr: 'Téléphoner ou frapper aux portes, poser à tout le monde les mêmes questions et noter les réponses mot pour mot.',
      },
      noc: '14110',
      onet: '43-4111.00',
      jobZone: 3,
      jobBank: null,
      newBrunswick: 641,
      isLicensed: false,
      isRedSeal: false,
    },
  ],
};
