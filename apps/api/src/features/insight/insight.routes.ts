import { getInsight } from '@trio/contracts/insight';
import type { FastifyInstance } from 'fastify';
import { route } from '../../http/endpoint-route.ts';
import type { InsightService } from './insight.service.ts';

export function insightRoutes(app: FastifyInstance, insight: InsightService): void {
  route(app, getInsight, ({ caller, query }) => insight.find(caller, query));
}
