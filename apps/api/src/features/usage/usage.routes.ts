import { recordUsage } from '@trio/contracts/usage';
import type { FastifyInstance } from 'fastify';
import { route } from '../../http/endpoint-route.ts';
import type { UsageService } from './usage.service.ts';

export function usageRoutes(app: FastifyInstance, service: UsageService): void {
  route(app, recordUsage, ({ body, caller }) => service.recordEvents(body.events, caller));
}
