import type { SurveyAnswers } from '@trio/contracts/survey-questions';
import type { Survey } from '@trio/contracts/surveys';
import type { Language } from '../platform/database/schema.generated.ts';

interface DemoAnswers {
  readonly survey: Survey;
  readonly answers: SurveyAnswers;
}

const more: Readonly<Record<Language, string>> = {
  en: 'More cards about animals, please. The pictures are great!',
  fr: 'D’autres cartes sur les animaux, s’il vous plaît. Les images sont super!',
};
const curious: Readonly<Record<Language, string>> = {
  en: 'How games are made, and who decides what is fair in them.',
  fr: 'Comment on crée des jeux, et qui décide de ce qui y est juste.',
};

export function demoSurveys(n: number, language: Language): readonly DemoAnswers[] {
  if (n === 3) {
    return [{ survey: 'end', answers: { fit: 'fairly', sorting: 'easy', talk: 'friends' } }];
  }
  if (n !== 5) return [];
  return [
    {
      survey: 'end',
      answers: {
        fit: 'really',
        found: 'some',
        sorting: 'thinking',
        talk: 'family',
        next: 'people',
        more: more[language],
      },
    },
    {
      survey: 'profile-intro',
      answers: { help: 'talking', stage: 'early', curious: curious[language] },
    },
  ];
}
