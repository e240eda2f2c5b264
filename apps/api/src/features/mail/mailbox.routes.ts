import {
  listDemoEmails,
  getDemoEmail,
  showDemoEmail,
  getDemoAttachment,
} from '@trio/contracts/mailbox';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../../http/api-error.ts';
import { inlineFile } from '../../http/content-disposition.ts';
import type { DevAccess } from '../../http/dev-access.ts';
import { route } from '../../http/endpoint-route.ts';
import { isLoopbackHost } from '../../platform/loopback.ts';
import type { MailboxService } from './mailbox.service.ts';

/** An email may use its own styles and open links in a new tab, and nothing else. */
const letterPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox";

/** Registered only in a demo that is reachable only from its own machine. */
export function mailboxRoutes(
  app: FastifyInstance,
  service: MailboxService,
  devAccess: Pick<DevAccess, 'isOpen'>,
): void {
  const refuseStrangers = (request: FastifyRequest): void => {
    if (!devAccess.isOpen(request) || !isFromHere(request)) {
      throw new ApiError('request/not-found');
    }
  };

  route(app, listDemoEmails, async ({ request }) => {
    refuseStrangers(request);
    return { letters: await service.listLetters() };
  });

  route(app, getDemoEmail, ({ params, request }) => {
    refuseStrangers(request);
    return service.readLetter(params.name);
  });

  const { path, method } = showDemoEmail;
  app.route<{ Params: { name: string } }>({
    method,
    url: path,
    config: { endpoint: showDemoEmail },
    schema: { hide: true },
    handler: async (request, reply) => {
      refuseStrangers(request);
      const html = await service.showLetter(request.params.name);
      return reply
        .header('content-security-policy', letterPolicy)
        .type('text/html; charset=utf-8')
        .send(html);
    },
  });

  app.route<{ Params: { name: string } }>({
    method: getDemoAttachment.method,
    url: getDemoAttachment.path,
    config: { endpoint: getDemoAttachment },
    schema: { hide: true },
    handler: async (request, reply) => {
      refuseStrangers(request);
      const { fileName, bytes } = await service.showFile(request.params.name);
      return reply
        .header('content-security-policy', "frame-ancestors 'none'")
        .header('content-disposition', inlineFile(fileName))
        .type('application/pdf')
        .send(bytes);
    },
  });
}

/** A proxy on this machine may forward requests from the internet under a loopback name. */
const forwardedBy = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'];

/** Prevents DNS rebinding: a foreign site can point its own name at this machine's address. */
const isFromHere = ({ hostname, headers }: FastifyRequest): boolean =>
  isLoopbackHost(hostname) && forwardedBy.every((name) => headers[name] === undefined);
