import { getExtraCards } from '@trio/contracts/uploads';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../http/api-error.ts';
import { route } from '../../http/endpoint-route.ts';
import type { ExtraCardsService } from './extra-cards.service.ts';

export function deckRoutes(app: FastifyInstance, service: ExtraCardsService): void {
  route(app, getExtraCards, async ({ caller }) => {
    if (caller.schoolId === null) throw new ApiError('request/forbidden');
    return { data: [...(await service.cardsOfDeck(caller.schoolId))] };
  });
}
