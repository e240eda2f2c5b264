import { emptyReflection, type Reflection } from '@trio/contracts/reflection';
import type { Language } from '../platform/database/schema.generated.ts';

/** Matches the trio of each school's second student: stories, heritage, winter sports. */
const whole: Readonly<Record<Language, Reflection>> = {
  en: {
    ...emptyReflection,
    reasons: [
      'My grandmother’s stories stay with me for days. I would like to tell some of my own.',
      'The old mill in our town stands empty, and no one my age knows why it was built.',
      'My cousin uses a wheelchair and loves snow more than anyone I know.',
    ],
    shared: 'Places where everyone belongs, and the stories that keep them alive.',
    action: 'Record ten minutes of my grandmother talking about the mill.',
  },
  fr: {
    ...emptyReflection,
    reasons: [
      'Les histoires de ma grand-mère me restent en tête pendant des jours. J’aimerais en raconter à mon tour.',
      'Le vieux moulin du village est vide, et personne de mon âge ne sait pourquoi il est là.',
      'Mon cousin se déplace en fauteuil roulant, et personne n’aime la neige autant que lui.',
    ],
    shared: 'Des lieux où tout le monde a sa place, et les histoires qui les font vivre.',
    action: 'Enregistrer ma grand-mère pendant dix minutes, quand elle parle du moulin.',
  },
};

const short: Readonly<Record<Language, Reflection>> = {
  en: {
    ...emptyReflection,
    reasons: ['I keep thinking about it after class.', '', ''],
    action: 'Ask someone who does this what their Monday looks like.',
    includesFamilyPage: false,
  },
  fr: {
    ...emptyReflection,
    reasons: ['J’y pense encore après le cours.', '', ''],
    action: 'Demander à quelqu’un du métier à quoi ressemble son lundi.',
    includesFamilyPage: false,
  },
};

export function demoReflection(n: number, language: Language): Reflection | null {
  if (n === 1) return whole[language];
  return n === 0 || n % 3 === 2 ? short[language] : null;
}
