import { limits } from '@trio/domain/limits';
import { isPlainText, toPlainText } from '@trio/domain/plain-text';
import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { locale, pathId } from './query-fields.ts';
import { withCode } from './with-code.ts';

export const surveys = ['end', 'profile-intro'] as const;
export type Survey = (typeof surveys)[number];

const language = z.enum(['en', 'fr']);

const surveyAnswer = z.string(withCode('survey/invalid')).check(
  z.refine((text) => Array.from(text).length <= limits.surveyAnswerMax, withCode('survey/invalid')),
  z.refine((text) => toPlainText(text) === text, withCode('form/text-invalid')),
);

export const answerSurvey = defineEndpoint({
  method: 'POST',
  path: '/surveys/:survey',
  summary: 'Submit the answers to a built-in survey; the final survey is then completed',
  access: ['student'],
  params: z.object({ survey: z.enum(surveys) }),
  body: z.object({
    language,
    answers: z
      .record(
        z.string().check(z.maxLength(40), z.regex(/^[a-z][\w-]*$/iu), z.refine(isPlainText)),
        surveyAnswer,
      )
      .check(z.refine((answers) => Object.keys(answers).length <= 20, withCode('survey/invalid'))),
  }),
  answer: null,
});

const answeredSurvey = z.object({
  survey: z.enum(surveys),
  language,
  answers: z.record(z.string(), z.string()),
  answered: z.iso.datetime(),
});
export type AnsweredSurvey = z.output<typeof answeredSurvey>;

/** Each call is in the audit log. */
export const readSurveyAnswers = defineEndpoint({
  method: 'GET',
  path: '/users/:id/surveys',
  summary: 'Get a student’s answers to the built-in surveys',
  access: ['admin'],
  params: pathId,
  answer: z.object({ surveys: z.array(answeredSurvey) }),
});

export const downloadSurveyAnswers = defineEndpoint({
  method: 'GET',
  path: '/surveys/csv',
  summary: 'Export all answers to the built-in surveys as a CSV file, one row per student',
  access: ['admin'],
  query: z.object({ locale }),
  answer: z.unknown(),
});
