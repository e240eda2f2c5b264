import { emptyReflection, type Reflection } from '@trio/contracts/reflection';
import type { Chance } from './chance.ts';

interface Addition {
  readonly idea: string;
  readonly title: string;
  readonly description: string;
}

export const additionsIn: Readonly<Record<'en' | 'fr', readonly Addition[]>> = {
  en: [
    {
      idea: 'Storm chaser',
      title: 'Winter sports for everyone',
      description: 'Rinks and ski hills that people with a disability can use too.',
    },
    {
      idea: 'Ferry captain',
      title: 'Quiet places in cities',
      description: 'Somewhere to sit and hear nothing for ten minutes.',
    },
    {
      idea: 'Beekeeper',
      title: 'Repair instead of replace',
      description: 'Things that can be opened, understood and mended at home.',
    },
  ],
  fr: [
    {
      idea: 'Chasseuse ou chasseur d’orages',
      title: 'Sports d’hiver pour tout le monde',
      description:
        'Des patinoires et des pentes où les personnes handicapées ont leur place aussi.',
    },
    {
      idea: 'Capitaine de traversier',
      title: 'Des lieux de silence en ville',
      description: 'Un endroit où s’asseoir et ne rien entendre pendant dix minutes.',
    },
    {
      idea: 'Apicultrice ou apiculteur',
      title: 'Réparer au lieu de remplacer',
      description: 'Des objets qu’on peut ouvrir, comprendre et remettre en état à la maison.',
    },
  ],
};

const sentences = {
  en: {
    reasons: [
      'I keep thinking about it after class.',
      'My aunt works on this and comes home happy.',
      'It is what I would change first if someone asked me.',
      'I like it when you can see what you have done at the end of the day.',
      'We had a project about it in grade 8 and I never stopped reading.',
      'Because no one in my town does it yet.',
    ],
    shared: [
      'They all have to do with people who are easily forgotten.',
      'All three need patience and good hands.',
      'You work outside, with others, on something real.',
    ],
    action: [
      'Ask someone who does this what their Monday looks like.',
      'Spend one Saturday helping at the community garden.',
      'Borrow a book about it from the library.',
    ],
  },
  fr: {
    reasons: [
      'J’y pense encore après le cours.',
      'Ma tante travaille là-dedans et elle rentre heureuse.',
      'C’est ce que je changerais en premier si on me le demandait.',
      'J’aime voir, à la fin de la journée, ce que j’ai fait.',
      'On a fait un projet là-dessus en 2e secondaire et je n’ai jamais arrêté de lire.',
      'Parce que personne ne le fait encore dans mon coin.',
    ],
    shared: [
      'Les trois touchent des gens qu’on oublie facilement.',
      'Les trois demandent de la patience et de bonnes mains.',
      'On travaille dehors, avec d’autres, sur quelque chose de vrai.',
    ],
    action: [
      'Demander à quelqu’un du métier à quoi ressemble son lundi.',
      'Passer un samedi à aider au jardin communautaire.',
      'Emprunter un livre là-dessus à la bibliothèque.',
    ],
  },
} as const;

export function reflectionIn(language: 'en' | 'fr', chance: Chance): Reflection {
  const { reasons, shared, action } = sentences[language];
  const isWhole = chance.happens(0.5);
  const further = () => (isWhole ? chance.pick(reasons) : '');
  return {
    ...emptyReflection,
    reasons: [chance.pick(reasons), further(), further()],
    shared: isWhole ? chance.pick(shared) : '',
    action: chance.happens(0.7) ? chance.pick(action) : '',
    includesFamilyPage: chance.happens(0.9),
  };
}
