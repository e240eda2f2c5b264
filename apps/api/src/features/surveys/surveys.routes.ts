import { answerSurvey, downloadSurveyAnswers, readSurveyAnswers } from '@trio/contracts/surveys';
import type { FastifyInstance } from 'fastify';
import { attachedFile } from '../../http/content-disposition.ts';
import { route } from '../../http/endpoint-route.ts';
import type { SurveyAnswersService } from './survey-answers.service.ts';
import type { SurveysService } from './surveys.service.ts';

export function surveysRoutes(
  app: FastifyInstance,
  service: SurveysService,
  answers: SurveyAnswersService,
): void {
  route(app, answerSurvey, ({ caller, params, body }) =>
    service.answer(caller, params.survey, body),
  );

  route(app, readSurveyAnswers, ({ caller, params }) => answers.read(caller, params.id));

  route(app, downloadSurveyAnswers, async ({ caller, query, request, reply }) => {
    reply.type('text/csv; charset=utf-8');
    // A HEAD request must not be audited as a download.
    if (request.method !== 'GET') return '';
    const { fileName, content } = await answers.download(caller, query.locale);
    reply
      .header('content-disposition', attachedFile(fileName))
      .header('content-language', query.locale);
    return content;
  });
}
