import { createResult, deleteResult, getResult, updateResult } from '@trio/contracts/results';
import type { FastifyInstance } from 'fastify';
import { route } from '../../http/endpoint-route.ts';
import type { SortingService } from './sorting.service.ts';

export function sortingRoutes(app: FastifyInstance, service: SortingService): void {
  route(app, getResult, ({ caller }) => service.find(caller));

  route(app, createResult, ({ caller, body }) => service.create(caller, body));

  route(app, updateResult, ({ caller, params, body }) => service.update(caller, params.id, body));

  route(app, deleteResult, ({ caller, params, query }) =>
    service.delete(caller, params.id, query.revision),
  );
}
