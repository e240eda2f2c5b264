import { getMonthlyCounts, getStudentSummary, getTopChallenges } from '@trio/contracts/dashboards';
import type { FastifyInstance } from 'fastify';
import { route } from '../../http/endpoint-route.ts';
import type { DashboardsService } from './dashboards.service.ts';

export function dashboardsRoutes(app: FastifyInstance, service: DashboardsService): void {
  route(app, getMonthlyCounts, ({ caller, query }) => service.countMonths(caller, query));
  route(app, getStudentSummary, ({ caller, query }) => service.summarise(caller, query));
  route(app, getTopChallenges, ({ caller, query }) => service.rankChallenges(caller, query));
}
