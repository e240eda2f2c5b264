import { listSavedCareers, updateSavedCareers } from '@trio/contracts/saved-careers';
import type { FastifyInstance } from 'fastify';
import { route } from '../../http/endpoint-route.ts';
import type { SavedCareersService } from './saved-careers.service.ts';

export function savedCareersRoutes(app: FastifyInstance, service: SavedCareersService): void {
  route(app, listSavedCareers, ({ caller }) => service.list(caller));
  route(app, updateSavedCareers, ({ caller, body }) => service.update(caller, body));
}
