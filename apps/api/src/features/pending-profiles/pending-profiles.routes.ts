import { listPendingProfiles, sendPendingProfile } from '@trio/contracts/profile';
import type { FastifyInstance } from 'fastify';
import { route } from '../../http/endpoint-route.ts';
import type { PendingProfilesService } from './pending-profiles.service.ts';

export function pendingProfilesRoutes(app: FastifyInstance, service: PendingProfilesService): void {
  route(app, listPendingProfiles, ({ caller, query }) => service.list(caller, query.page));

  route(app, sendPendingProfile, ({ caller, params }) => service.send(caller, params.id));
}
