import { answerSurvey } from '@trio/contracts/profile';
import type { FastifyInstance } from 'fastify';
import { route } from '../../http/endpoint-route.ts';
import type { SurveysService } from './surveys.service.ts';

export function surveysRoutes(app: FastifyInstance, service: SurveysService): void {
  route(app, answerSurvey, ({ caller, params, body }) =>
    service.answer(caller, params.survey, body),
  );
}
