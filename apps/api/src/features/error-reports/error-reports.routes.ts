import { reportError } from '@trio/contracts/error-reports';
import type { FastifyInstance } from 'fastify';
import { route } from '../../http/endpoint-route.ts';
import type { ErrorReportsService } from './error-reports.service.ts';

export function errorReportsRoutes(app: FastifyInstance, service: ErrorReportsService): void {
  route(app, reportError, async ({ body, request }) => service.report(body, request.log));
}
