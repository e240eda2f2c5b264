import { createResult, deleteResult, getResult, updateResult } from '@trio/contracts/results';
import type { FastifyInstance } from 'fastify';
import { route } from '../../http/endpoint-route.ts';
import { visitorOf } from '../../http/visitor.ts';
import type { SortingService } from './sorting.service.ts';

export function sortingRoutes(app: FastifyInstance, service: SortingService): void {
  route(app, getResult, ({ caller }) => service.find(caller));

  route(app, createResult, ({ caller, body, request }) =>
    service.create(caller, body, visitorOf(request).language),
  );

  route(app, updateResult, ({ caller, params, body, request }) =>
    service.update(caller, params.id, body, visitorOf(request).language),
  );

  route(app, deleteResult, ({ caller, params, query }) =>
    service.delete(caller, params.id, query.revision),
  );
}
