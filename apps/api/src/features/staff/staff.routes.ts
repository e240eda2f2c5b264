import {
  inviteStaff,
  listStaff,
  removeStaff,
  resendInvite,
  stopStaffChange,
  updateStaffKind,
} from '@trio/contracts/staff';
import type { FastifyInstance } from 'fastify';
import { route } from '../../http/endpoint-route.ts';
import { visitorOf } from '../../http/visitor.ts';
import type { OwnerChangesService } from './owner-changes.service.ts';
import type { StaffService } from './staff.service.ts';

export function staffRoutes(
  app: FastifyInstance,
  service: StaffService,
  ownerChanges: OwnerChangesService,
): void {
  route(app, listStaff, ({ caller }) => service.list(caller));

  route(app, inviteStaff, ({ caller, body, request }) =>
    service.invite(caller, body, visitorOf(request)),
  );

  route(app, resendInvite, ({ caller, params, request }) =>
    service.resend(caller, params.id, visitorOf(request)),
  );

  route(app, updateStaffKind, ({ caller, params, body }) =>
    service.updateKind(caller, params.id, body.kind),
  );

  route(app, stopStaffChange, ({ caller, params }) =>
    ownerChanges.stop(caller, { schoolId: caller.schoolId, staffId: params.id }),
  );

  route(app, removeStaff, ({ caller, params }) => service.remove(caller, params.id));
}
