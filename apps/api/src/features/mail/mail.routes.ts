import { listMails, retryMail } from '@trio/contracts/mail';
import type { FastifyInstance } from 'fastify';
import { route } from '../../http/endpoint-route.ts';
import type { MailService } from './mail.service.ts';

export function mailRoutes(app: FastifyInstance, service: MailService): void {
  route(app, listMails, ({ caller, query }) => service.listMails(caller, query));

  route(app, retryMail, ({ caller, params }) => service.retryMail(caller, params.id));
}
