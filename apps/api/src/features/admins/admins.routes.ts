import { inviteAdmin, listAdmins, removeAdmin, resendAdminInvite } from '@trio/contracts/admins';
import type { FastifyInstance } from 'fastify';
import { route } from '../../http/endpoint-route.ts';
import { visitorOf } from '../../http/visitor.ts';
import type { AdminsService } from './admins.service.ts';

export function adminsRoutes(app: FastifyInstance, service: AdminsService): void {
  route(app, listAdmins, ({ caller }) => service.list(caller));
  route(app, inviteAdmin, ({ caller, body, request }) =>
    service.invite(caller, body, visitorOf(request)),
  );
  route(app, resendAdminInvite, ({ caller, params, request }) =>
    service.resend(caller, params.id, visitorOf(request)),
  );
  route(app, removeAdmin, ({ caller, params }) => service.remove(caller, params.id));
}
