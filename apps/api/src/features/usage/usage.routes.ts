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

/** Our own page does not even send then; whoever else does is taken at their word all the same. */
const asksNotToBeCounted = ({ headers }: FastifyRequest): boolean =>
  headers['dnt'] === '1' || headers['sec-gpc'] === '1';
