import { givenAnswers, surveyQuestions } from '@trio/contracts/survey-questions';
import { surveys, type AnsweredSurvey, type Survey } from '@trio/contracts/surveys';
import type { Language } from '@trio/i18n/languages';
import { csvDays } from '../../platform/csv/csv-days.ts';
import { csvWords } from '../../platform/csv/csv-words.ts';
import type { CsvRow } from '../../platform/csv/csv.ts';
import { answerText, surveyWords, toAnsweredSurveys } from './surveys.mapper.ts';
import type { AnsweredStudentRow } from './surveys.repository.ts';

export function headingsOf(language: Language): readonly string[] {
  const t = csvWords[language];
  return [
    t('csv.firstname'),
    t('csv.lastname'),
    t('csv.email'),
    t('csv.schoolname'),
    ...surveys.flatMap((survey) => [
      t(`csv.answered.${survey}`),
      ...surveyQuestions[survey].map(({ label }) => surveyWords[language](label)),
    ]),
    t('csv.otherAnswers'),
  ];
}

export function toCsvRow(student: AnsweredStudentRow, language: Language): CsvRow {
  const answered = toAnsweredSurveys(student.surveys);
  const others = answered.flatMap(({ survey, answers }) =>
    givenAnswers(survey, answers).flatMap((given) =>
      given.question === null ? [`${given.id}: ${given.text}`] : [],
    ),
  );
  return [
    student.firstName,
    student.lastName,
    student.email,
    student.schoolName,
    ...surveys.flatMap((survey) =>
      cellsOf(
        survey,
        answered.find((each) => each.survey === survey),
        language,
      ),
    ),
    others.join('\n'),
  ];
}

function cellsOf(survey: Survey, answered: AnsweredSurvey | undefined, language: Language): CsvRow {
  const given = new Map(
    givenAnswers(survey, answered?.answers ?? {}).map((each) => [each.id, each]),
  );
  const day = answered ? csvDays[language].format(new Date(answered.answered)) : '';
  return [
    day,
    ...surveyQuestions[survey].map(({ id }) => {
      const answer = given.get(id);
      return answer ? answerText(answer, language) : '';
    }),
  ];
}
