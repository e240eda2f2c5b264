import { getMe, register } from '@trio/contracts/accounts';
import type { FastifyInstance } from 'fastify';
import { route } from '../../http/endpoint-route.ts';
import type { AccountsService } from './accounts.service.ts';

export function accountsRoutes(app: FastifyInstance, service: AccountsService): void {
  route(app, register, ({ body }) => service.registerStudent(body));

  route(app, getMe, ({ caller }) => service.findAccount(caller));
}
