import { downloadAudit, listAudit } from '@trio/contracts/audit';
import type { FastifyInstance } from 'fastify';
import { attachedFile } from '../../http/content-disposition.ts';
import { route } from '../../http/endpoint-route.ts';
import type { AuditService } from './audit.service.ts';

export function auditRoutes(app: FastifyInstance, service: AuditService): void {
  route(app, listAudit, ({ caller, query }) => service.list(caller, query));

  route(app, downloadAudit, async ({ caller, query, request, reply }) => {
    reply.type('text/csv; charset=utf-8');
    // A HEAD request must not be audited as a download.
    if (request.method !== 'GET') return '';
    const { fileName, content } = await service.download(caller, query);
    reply
      .header('content-disposition', attachedFile(fileName))
      .header('content-language', query.locale);
    return content;
  });
}
