import { surveyQuestions } from '@trio/contracts/survey-questions';
import { catalogues } from '@trio/i18n/catalogues';
import { expect, it } from 'vitest';
import { columnsOf, toAnsweredRow } from './survey-answers-csv.mapper.ts';
import type { AnsweredStudentRow } from './surveys.repository.ts';

const lea: AnsweredStudentRow = {
  schoolId: 'cedar',
  studentId: 'lea',
  firstName: 'Léa',
  lastName: 'Roy',
  email: 'lea@school.test',
  schoolName: 'Cedar',
  surveys: [],
};
const answered = (survey: string, answers: Record<string, string>, day: string) => ({
  survey,
  language: 'fr' as const,
  answers,
  answeredAt: new Date(`${day}T23:00:00Z`),
});

const read = (surveys: AnsweredStudentRow['surveys'], language: 'en' | 'fr' = 'en') => {
  const row = toAnsweredRow({ ...lea, surveys }, language);
  return columnsOf(language).map(({ heading, value }): [string, unknown] => [heading, value(row)]);
};
const filled = (...asked: Parameters<typeof read>) =>
  read(...asked).filter(([, value]) => value !== '');
const name = [
  ['First name', 'Léa'],
  ['Last name', 'Roy'],
  ['Email', 'lea@school.test'],
  ['School', 'Cedar'],
];

it.each(['en', 'fr'] as const)('has a column for each question, in order, in %s', (language) => {
  const words: Record<string, unknown> = catalogues[language].survey;
  const headings = read([], language).map(([heading]) => heading);
  const csv = catalogues[language].csv;
  expect(headings.slice(4)).toEqual([
    csv['csv.answered.end'],
    ...surveyQuestions.end.map(({ label }) => words[label]),
    csv['csv.answered.profile-intro'],
    ...surveyQuestions['profile-intro'].map(({ label }) => words[label]),
    csv['csv.otherAnswers'],
  ]);
});

it('has only the details of the student if nothing was answered', () => {
  expect(filled([])).toEqual(name);
});

it('has the day in UTC, choices in the language of the reader, and texts unchanged', () => {
  const surveys = [answered('end', { fit: 'really', more: 'Merci' }, '2026-10-01')];
  expect(filled(surveys)).toEqual([
    ...name,
    ['Final survey answered on', 'October 1, 2026'],
    ['How well do your three fit what matters to you right now?', 'Really well'],
    ['Anything else you would like to tell us?', 'Merci'],
  ]);
  expect(filled(surveys, 'fr').slice(4)).toEqual([
    ['Sondage final rempli le', '1 octobre 2026'],
    [
      'À quel point tes trois défis rejoignent-ils ce qui compte pour toi en ce moment?',
      'Vraiment bien',
    ],
    ['Aimerais-tu nous dire autre chose?', 'Merci'],
  ]);
});

it('keeps the answers of the two surveys apart', () => {
  const surveys = [
    answered('end', { fit: 'really' }, '2026-10-01'),
    answered('profile-intro', { fit: 'x', help: 'courses' }, '2026-10-02'),
  ];
  expect(filled(surveys).map(([heading]) => heading)).toEqual([
    ...name.map(([heading]) => heading),
    'Final survey answered on',
    'How well do your three fit what matters to you right now?',
    'Profile questions answered on',
    'What would you like your profile to help you with?',
    'Other answers',
  ]);
});

it('lists answers to removed questions and ignores an unknown survey', () => {
  const surveys = [
    answered('end', { colour: 'blue', season: 'fall' }, '2026-10-01'),
    answered('older', { fit: 'really' }, '2026-10-01'),
  ];
  expect(filled(surveys).slice(4)).toEqual([
    ['Final survey answered on', 'October 1, 2026'],
    ['Other answers', 'colour: blue\nseason: fall'],
  ]);
});
