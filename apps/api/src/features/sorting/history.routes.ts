import { listResults } from '@trio/contracts/history';
import type { FastifyInstance } from 'fastify';
import { route } from '../../http/endpoint-route.ts';
import type { HistoryService } from './history.service.ts';

export function historyRoutes(app: FastifyInstance, service: HistoryService): void {
  route(app, listResults, ({ caller, query }) => service.list(caller, query));
}
