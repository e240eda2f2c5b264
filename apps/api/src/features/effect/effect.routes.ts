import {
  answerEffect,
  deleteEffectAnswers,
  getEffectResults,
  listEffectAnswers,
} from '@trio/contracts/effect';
import type { FastifyInstance } from 'fastify';
import { route } from '../../http/endpoint-route.ts';
import type { EffectService } from './effect.service.ts';

export function effectRoutes(app: FastifyInstance, effect: EffectService): void {
  route(app, listEffectAnswers, ({ caller }) => effect.list(caller));
  route(app, answerEffect, ({ caller, params, body }) =>
    effect.answer(caller, params.moment, body),
  );
  route(app, deleteEffectAnswers, ({ caller }) => effect.delete(caller));
  route(app, getEffectResults, ({ caller }) => effect.showResults(caller));
}
