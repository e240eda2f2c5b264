import { countQueue, listQueue, prepareConversation, putOff } from '@trio/contracts/queue';
import type { FastifyInstance } from 'fastify';
import { route } from '../../http/endpoint-route.ts';
import type { PreparationService } from './preparation.service.ts';
import type { QueueService } from './queue.service.ts';

export function queueRoutes(
  app: FastifyInstance,
  queue: QueueService,
  preparation: PreparationService,
): void {
  route(app, listQueue, ({ caller, query }) => queue.list(caller, query));
  route(app, countQueue, ({ caller, query }) => queue.count(caller, query));
  route(app, putOff, ({ caller, params, body }) => queue.putOff(caller, params.id, body.until));
  route(app, prepareConversation, ({ caller, params }) => preparation.prepare(caller, params.id));
}
