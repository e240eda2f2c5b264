import { givenAnswers, surveyQuestions } from '@trio/contracts/survey-questions';
import { surveys, type Survey } from '@trio/contracts/surveys';
import type { Language } from '@trio/i18n/languages';
import { csvDays } from '../../platform/csv/csv-days.ts';
import { csvWords } from '../../platform/csv/csv-words.ts';
import type { CsvColumn } from '../../platform/csv/csv.ts';
import { answerText, surveyWords, toAnsweredSurveys } from './surveys.mapper.ts';
import type { AnsweredStudentRow } from './surveys.repository.ts';

export interface AnsweredRow extends Omit<AnsweredStudentRow, 'surveys'> {
  readonly answeredAt: Partial<Record<Survey, string>>;
  readonly given: ReadonlyMap<string, string>;
  readonly others: readonly string[];
}

const keyOf = (survey: Survey, question: string): string => `${survey} ${question}`;

export function toAnsweredRow(
  { surveys: stored, ...student }: AnsweredStudentRow,
  language: Language,
): AnsweredRow {
  const answeredAt: Partial<Record<Survey, string>> = {};
  const given = new Map<string, string>();
  const others: string[] = [];
  for (const { survey, answers, answered } of toAnsweredSurveys(stored)) {
    answeredAt[survey] = csvDays[language].format(new Date(answered));
    for (const each of givenAnswers(survey, answers)) {
      if (each.question === null) others.push(`${each.id}: ${each.text}`);
      else given.set(keyOf(survey, each.id), answerText(each, language));
    }
  }
  return { ...student, answeredAt, given, others };
}

export function columnsOf(language: Language): CsvColumn<AnsweredRow>[] {
  const t = csvWords[language];
  return [
    { heading: t('csv.firstname'), value: ({ firstName }) => firstName },
    { heading: t('csv.lastname'), value: ({ lastName }) => lastName },
    { heading: t('csv.email'), value: ({ email }) => email },
    { heading: t('csv.schoolname'), value: ({ schoolName }) => schoolName },
    ...surveys.flatMap((survey): CsvColumn<AnsweredRow>[] => [
      {
        heading: t(`csv.answered.${survey}`),
        value: ({ answeredAt }) => answeredAt[survey] ?? '',
      },
      ...surveyQuestions[survey].map(({ id, label }) => ({
        heading: surveyWords[language](label),
        value: ({ given }: AnsweredRow) => given.get(keyOf(survey, id)) ?? '',
      })),
    ]),
    { heading: t('csv.otherAnswers'), value: ({ others }) => others.join('\n') },
  ];
}
