import { readFileSync } from 'node:fs';
import type { CareerFacts } from '@trio/careers/facts';
import { careerFacts } from '@trio/careers/facts.generated';
import { cardFacts, cardKeys, type CardKey } from '@trio/deck/facts.generated';
import { cardTexts as english } from '@trio/deck/texts.en.generated';
import { cardTexts as french } from '@trio/deck/texts.fr.generated';
import { limits } from '@trio/domain/limits';
import type { Answer } from '@trio/domain/sorting/sort';
import type { Language } from '@trio/i18n/languages';
import type { Picture, ProfileData, SortedChallenge } from './profile-data.ts';

const words = { en: english, fr: french };

const picture = (file: string): Picture => ({
  bytes: readFileSync(new URL(`samples/${file}.jpg`, import.meta.url)),
  format: 'jpg',
});

function sortOf(
  language: Language,
  superliked: readonly CardKey[],
  liked: readonly CardKey[],
  picked: readonly CardKey[] = superliked.slice(0, 3),
): SortedChallenge[] {
  const answer = (key: CardKey): Answer => {
    if (superliked.includes(key)) return 'superlike';
    return liked.includes(key) ? 'like' : 'dislike';
  };
  return cardKeys.map((key) => ({
    title: words[language][key].title,
    color: cardFacts[key].color,
    answer: answer(key),
    isPicked: picked.includes(key),
  }));
}

const ordinary: ProfileData = {
  language: 'en',
  firstName: 'Maya',
  lastName: 'Okafor-Lindqvist',
  schoolName: 'Harbour View High School',
  sortedOn: '2026-11-15',
  challenges: [
    { kind: 'deck', name: 'freshWater', ideas: ['Lake keeper for our band council'] },
    { kind: 'deck', name: 'emergencyResponse', ideas: [] },
    { kind: 'deck', name: 'soundAndStage', ideas: [] },
  ],
  reflection: {
    reasons: [
      'We boil our water every spring at my grandmother’s place, and nobody can tell us for how long.',
      'When my brother fell through the ice, the people who came were so calm. I want to know how they learn that.',
      'Running the lights for the school musical was the best week of grade nine.',
    ],
    shared:
      'In all three, somebody keeps things working so that other people don’t have to be afraid.',
    action: 'Ask Mr. Paul at the water plant if I can visit on a Saturday morning.',
  },
  earlierSteps: [],
  sorted: sortOf(
    'en',
    [
      'freshWater',
      'emergencyResponse',
      'soundAndStage',
      'cleanPower',
      'livingOceans',
      'wildSpaces',
    ],
    [
      'coolClimate',
      'everydayCare',
      'moveAndMend',
      'animalHealth',
      'firstSteps',
      'screenMagic',
      'saferStreets',
      'spaceAndSky',
      'healthyForests',
      'belongTogether',
      'zeroWaste',
      'gameOn',
    ],
  ),
  savedCareers: [],
  previous: null,
  includesFamilyPage: true,
  includesCounsellorPage: true,
  sortAttempts: 1,
  timeSpentMs: 14 * 60_000,
  isQuickSort: false,
  origin: 'https://trio.example',
};

const ownCards: ProfileData = {
  ...ordinary,
  language: 'fr',
  firstName: 'Élodie',
  lastName: 'Thériault',
  schoolName: 'École secondaire Mathieu-Martin',
  sortedOn: '2026-10-02',
  challenges: [
    {
      kind: 'own',
      color: 'pink',
      title: 'Un planchodrome pour tout le monde',
      description:
        'Dans mon quartier, il y a un stationnement vide et trente jeunes qui ne savent pas où rouler. Je voudrais qu’on y construise un planchodrome où les petits, les parents et les gens en fauteuil ont aussi leur place.',
      picture: picture('skate-park'),
      ideas: ['Urbaniste', 'Conceptrice de planchodromes'],
    },
    {
      kind: 'extra',
      name: 'ruches-de-la-baie',
      color: 'green',
      title: 'Protéger les ruches de la baie',
      content:
        'Depuis trois étés, les apicultrices et les apiculteurs de la baie perdent une ruche sur trois. Personne n’a encore trouvé pourquoi.\n\nAu collège communautaire, une équipe compte les abeilles, plante des haies et invite les écoles à l’aider.',
      bulletHeading: 'Des métiers près de chez nous',
      bulletDescription: 'Ces personnes travaillent à moins d’une heure de l’école.',
      jobLinks: [
        { title: 'Apicultrice ou apiculteur', url: 'https://www.emploisnb.ca/' },
        { title: 'Technicienne ou technicien de laboratoire', url: 'https://www.emploisnb.ca/' },
        { title: 'Agronome', url: 'https://www.emploisnb.ca/' },
      ],
      picture: picture('bee-yard'),
      ideas: [],
    },
    { kind: 'deck', name: 'learnForLife', ideas: [] },
  ],
  reflection: {
    reasons: [
      'Parce que c’est là que j’ai rencontré mes meilleures amies, et qu’on n’a nulle part où aller.',
      '',
      'Ma cousine a appris à lire à douze ans. J’ai vu ce que ça change.',
    ],
    shared: 'Faire de la place à celles et ceux qui n’en ont pas.',
    action: '',
  },
  sorted: [
    ...sortOf(
      'fr',
      ['learnForLife', 'belongTogether'],
      ['spacesWeLove', 'visualIdeas', 'goodGovernment'],
      ['learnForLife'],
    ),
    {
      title: 'Protéger les ruches de la baie',
      color: 'green',
      answer: 'superlike',
      isPicked: true,
    },
    {
      title: 'Un planchodrome pour tout le monde',
      color: 'pink',
      answer: 'superlike',
      isPicked: true,
    },
    {
      title: 'Une cuisine de quartier ouverte la nuit',
      color: 'blue',
      answer: 'superlike',
      isPicked: false,
    },
  ],
  savedCareers: ['urban-planner'],
  timeSpentMs: 0,
  isQuickSort: true,
};

const manyScripts: ProfileData = {
  ...ordinary,
  firstName: 'ᐊᓗᒃᑕᖅ Θεοδώρα',
  lastName: 'Nguyễn-الخطيب',
  schoolName: 'ᓄᓇᕗᑦ ᐃᓕᓐᓂᐊᕐᕕᒃ · Nunavut School',
  challenges: [
    { kind: 'deck', name: 'everydayCare', ideas: ['수의사', 'डॉक्टर', 'Ιατρός'] },
    {
      kind: 'own',
      color: 'purple',
      title: 'رسم خرائط للجليد قبل أن يذوب',
      description:
        'كل شتاء يأتي الجليد متأخراً أسبوعاً. أريد أن أرسم خرائط تقول للصيادين أين يمشون بأمان.',
      picture: null,
      ideas: ['رسّام خرائط'],
    },
    { kind: 'deck', name: 'affordableHomes', ideas: [] },
  ],
  reflection: {
    reasons: [
      'ᐊᓈᓇᒐ ᓘᒃᑖᖑᓚᐅᖅᑐᖅ — my mother says so 👩🏽‍⚕️❤️. Mẹ tôi là y tá ở bệnh viện, và tôi muốn hiểu công việc của bà.',
      'لأن جدّي كان يعرف كل شقّ في الجليد، ولم يكتب شيئاً من ذلك.',
      '我们一家五口住在两个房间里。Είμαστε πέντε σε δύο δωμάτια. हम पाँच लोग दो कमरों में रहते हैं।',
    ],
    shared: 'Knowing a place so well that others are safe in it · 안전 · ασφάλεια · ᐊᑦᑕᓇᖅᑕᐃᓕᒪᓂᖅ 🧭',
    action: 'اسأل عمّي عن خرائط الجليد القديمة، ثم اكتبها.',
  },
  earlierSteps: [
    {
      outcome: 'done',
      on: '2026-11-18',
      sentence: 'سأسأل جدّي عن الجليد.',
      happened: 'Bà kể rất nhiều · ᐊᑦᑕᓇᖅᑕᐃᓕᒪᓂᖅ',
    },
  ],
  savedCareers: ['registered-nurse', 'digital-mapping-technician', 'midwife', 'plumber'],
  includesCounsellorPage: false,
};

const secondSort: ProfileData = {
  ...ordinary,
  language: 'fr',
  firstName: 'Noah',
  lastName: 'Gagnon',
  schoolName: 'Polyvalente Roland-Pépin',
  sortedOn: '2026-11-12',
  challenges: [
    { kind: 'deck', name: 'cleanPower', ideas: ['Installer des thermopompes avec mon oncle'] },
    { kind: 'deck', name: 'robotsAtWork', ideas: [] },
    { kind: 'deck', name: 'moveGoods', ideas: [] },
  ],
  reflection: {
    reasons: [
      'La panne de janvier a duré quatre jours. J’ai aidé mon oncle à brancher la génératrice de la salle communautaire.',
      'J’aime comprendre pourquoi une machine s’arrête.',
      'Chez nous, si le camion ne passe pas, il n’y a plus de lait.',
    ],
    shared: 'Que ça marche encore quand il fait moins trente.',
    action: 'Passer une journée avec mon oncle sur un chantier avant le congé des Fêtes.',
    dueOn: '2026-12-19',
  },
  earlierSteps: [
    {
      outcome: 'not-yet',
      on: '2026-12-01',
      sentence: '',
      happened: 'Le chantier était fermé à cause de la neige.',
    },
    {
      outcome: 'done',
      on: '2026-11-23',
      sentence: 'Samedi matin, je vais demander à mon oncle comment il a commencé.',
      happened: 'Il a fait deux ans au collège communautaire, et il gagnait déjà sa vie.',
    },
    { outcome: 'changed', on: '2026-11-15', sentence: 'Je vais lire un livre.', happened: '' },
  ],
  sorted: sortOf(
    'fr',
    ['cleanPower', 'robotsAtWork', 'moveGoods', 'builtHere'],
    [
      'helpfulMachines',
      'digitalShield',
      'strongStructures',
      'newMaterials',
      'smartMoves',
      'earthMaterials',
      'entrepreneurship',
      'tasteMakers',
      'gameOn',
    ],
  ),
  // The pipefitter and the gas fitter became the plumber.
  savedCareers: [
    'wind-turbine-technician',
    'pipefitter',
    'power-line-technician',
    'heating-and-cooling-mechanic',
    'gas-fitter',
    'robotics-technician',
    'power-plant-operator',
    'industrial-electrician',
  ],
  previous: {
    sortedOn: '2025-10-21',
    titles: [french.robotsAtWork.title, french.gameOn.title, french.soundAndStage.title],
  },
  sortAttempts: 2,
  timeSpentMs: 9 * 60_000 + 20_000,
};

const sentence =
  'It has to be written out in full here, because the longest thing that anybody can say about a challenge must still stand on the page with room around it, and be read without turning the sheet or looking for the rest of it on the next one, which is why this sentence goes on until it has three hundred';

const longest: ProfileData = {
  ...ordinary,
  firstName: 'Maximiliana-Alexandrine-Bartholomea',
  lastName: 'Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh',
  schoolName:
    'Saint-Louis-du-Ha! Ha! Regional Consolidated Composite High School and Adult Learning Centre of the Lower Saint Lawrence',
  challenges: [
    {
      kind: 'own',
      color: 'yellow',
      title: 'W'.repeat(40),
      description: 'Wonderful '.repeat(50).trim(),
      picture: picture('skate-park'),
      ideas: [
        'M'.repeat(60),
        'w'.repeat(60),
        'An idea that takes all of the sixty characters it may have.',
      ],
    },
    {
      kind: 'extra',
      name: 'long',
      color: 'red',
      title: 'Keep every last lighthouse of the coast l',
      content: 'A lighthouse, and another one. '.repeat(32).trim(),
      bulletHeading: 'Careers that go with a lighthouse, near us and elsewhere',
      bulletDescription: 'Some of these are seasonal. '.repeat(10).trim(),
      jobLinks: Array.from({ length: 14 }, (_, index) => ({
        title: `Lighthouse career number ${index + 1} with quite a long official title`,
        url: `https://example.org/careers/${index + 1}`,
      })),
      picture: null,
      ideas: ['Keeper', 'Painter', 'Historian'],
    },
    {
      kind: 'deck',
      name: mostCareers(),
      ideas: ['First idea of my own', 'Second idea of my own', 'Third idea of my own'],
    },
  ],
  reflection: { reasons: [sentence, sentence, sentence], shared: sentence, action: sentence },
  sorted: sortOf('en', [], []),
  savedCareers: longestTitles('en').slice(0, 24),
  previous: {
    sortedOn: '2025-10-21',
    titles: ['M'.repeat(40), english.gameOn.title, english.soundAndStage.title],
  },
  sortAttempts: 1234,
  timeSpentMs: 99 * 3_600_000,
};

function mostCareers(): CardKey {
  const count = (key: CardKey): number => cardFacts[key].careers.length;
  return cardKeys.reduce((best, key) => (count(key) > count(best) ? key : best));
}

function longestTitles(language: Language): string[] {
  const length = ({ title }: CareerFacts): number => title[language].length;
  return careerFacts
    .toSorted((one, other) => length(other) - length(one))
    .map(({ slug }) => slug.en);
}

/** Liked every card and saved all careers allowed, with own cards that are hard to set. */
const everythingLiked: ProfileData = {
  ...secondSort,
  firstName: 'Inès',
  earlierSteps: [
    { outcome: 'changed', on: '2026-11-17', sentence, happened: sentence },
    { outcome: 'done', on: '2026-11-16', sentence, happened: sentence },
  ],
  lastName: 'Okonkwo',
  sorted: [
    ...sortOf('fr', cardKeys.slice(0, 20), cardKeys, ['cleanPower', 'robotsAtWork', 'moveGoods']),
    { title: 'M'.repeat(40), color: 'blue', answer: 'superlike', isPicked: false },
    {
      title: 'رسم خرائط للجليد قبل أن يذوب',
      color: 'purple',
      answer: 'superlike',
      isPicked: false,
    },
    {
      title: 'Giữ cho dòng sông quê em trong lành',
      color: 'red',
      answer: 'superlike',
      isPicked: false,
    },
  ],
  savedCareers: longestTitles('fr').slice(0, limits.savedCareersMax),
};

export const sampleProfiles = {
  ordinary,
  ownCards,
  manyScripts,
  secondSort,
  everythingLiked,
  longest,
} as const satisfies Record<string, ProfileData>;
