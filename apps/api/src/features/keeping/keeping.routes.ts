import {
  acknowledgeWarnings,
  getKeeping,
  keepStudents,
  listDueStudents,
  listSchoolKeeping,
  setKeeping,
} from '@trio/contracts/keeping';
import type { FastifyInstance } from 'fastify';
import { route } from '../../http/endpoint-route.ts';
import type { KeepingService } from './keeping.service.ts';

export function keepingRoutes(app: FastifyInstance, service: KeepingService): void {
  route(app, getKeeping, ({ caller }) => service.find(caller));
  route(app, setKeeping, ({ caller, body }) => service.confirm(caller, body.months));
  route(app, listDueStudents, ({ caller, query }) => service.listDue(caller, query.page));
  route(app, acknowledgeWarnings, ({ caller, body }) => service.acknowledge(caller, body.asOf));
  route(app, keepStudents, ({ caller, body }) => service.keep(caller, body.students));
  route(app, listSchoolKeeping, ({ caller, query }) => service.listSchools(caller, query.page));
}
