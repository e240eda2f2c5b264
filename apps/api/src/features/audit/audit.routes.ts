import { listAudit } from '@trio/contracts/audit';
import type { FastifyInstance } from 'fastify';
import { route } from '../../http/endpoint-route.ts';
import type { AuditService } from './audit.service.ts';

export function auditRoutes(app: FastifyInstance, service: AuditService): void {
  route(app, listAudit, ({ caller, query }) => service.list(caller, query));
}
