import { sendSupport } from '@trio/contracts/support';
import type { FastifyInstance } from 'fastify';
import { route } from '../../http/endpoint-route.ts';
import { visitorOf } from '../../http/visitor.ts';
import type { SupportService } from './support.service.ts';

export function supportRoutes(app: FastifyInstance, service: SupportService): void {
  route(app, sendSupport, ({ caller, body, request }) =>
    service.send(caller, body, visitorOf(request)),
  );
}
