import { givenAnswers, type GivenAnswer } from '@trio/contracts/survey-questions';
import { surveys, type AnsweredSurvey, type Survey } from '@trio/contracts/surveys';
import { catalogues } from '@trio/i18n/catalogues';
import type { Language } from '@trio/i18n/languages';
import { createTranslator, type Translate } from '@trio/i18n/translator';
import type { AnswersRow } from './surveys.repository.ts';

type English = (typeof catalogues)['en']['survey'];

export const surveyWords: Readonly<Record<Language, Translate<English>>> = {
  en: createTranslator<English>('en', catalogues.en.survey),
  fr: createTranslator<English>('fr', catalogues.fr.survey),
};

export const answerText = (given: GivenAnswer, language: Language): string =>
  'choice' in given ? surveyWords[language](given.choice) : given.text;

const isSurvey = (name: string): name is Survey => (surveys as readonly string[]).includes(name);

export const toAnsweredSurveys = (rows: readonly AnswersRow[]): AnsweredSurvey[] =>
  rows.flatMap(({ survey, language, answers, answeredAt }) =>
    isSurvey(survey) ? [{ survey, language, answers, answered: answeredAt.toISOString() }] : [],
  );

export const toSurveysCopy = (rows: readonly AnswersRow[]) =>
  toAnsweredSurveys(rows).map((answered) => {
    const { survey, language, answers } = answered;
    const inWords = givenAnswers(survey, answers).map((given) => ({
      question: given.question ? surveyWords[language](given.question.label) : given.id,
      answer: answerText(given, language),
    }));
    return { ...answered, inWords };
  });
