import { getUsage, recordUsage } from '@trio/contracts/usage';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { route } from '../../http/endpoint-route.ts';
import type { UsageService } from './usage.service.ts';

export function usageRoutes(app: FastifyInstance, service: UsageService): void {
  route(app, recordUsage, ({ body, caller, request }) =>
    service.recordEvents(body.events, { caller, asksNotTo: asksNotToBeCounted(request) }),
  );
  route(app, getUsage, ({ caller, query }) => service.summary(caller, query.days));
}

/** Our page does not send events then; other clients' headers are respected too. */
const asksNotToBeCounted = ({ headers }: FastifyRequest): boolean =>
  headers['dnt'] === '1' || headers['sec-gpc'] === '1';
