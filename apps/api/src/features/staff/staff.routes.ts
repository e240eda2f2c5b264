import { inviteStaff, listStaff, removeStaff, resendInvite } from '@trio/contracts/staff';
import type { FastifyInstance } from 'fastify';
import { route } from '../../http/endpoint-route.ts';
import { visitorOf } from '../../http/visitor.ts';
import type { StaffService } from './staff.service.ts';

export function staffRoutes(app: FastifyInstance, service: StaffService): void {
  route(app, listStaff, ({ caller }) => service.list(caller));

  route(app, inviteStaff, ({ caller, body, request }) =>
    service.invite(caller, body, visitorOf(request)),
  );

  route(app, resendInvite, ({ caller, params, request }) =>
    service.resend(caller, params.id, visitorOf(request)),
  );

  route(app, removeStaff, ({ caller, params }) => service.remove(caller, params.id));
}
