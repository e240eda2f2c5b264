import { pages } from '@trio/contracts/pages';
import { createPdfTicket, getPdf } from '@trio/contracts/profile';
import type { Query } from '@trio/contracts/endpoint';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../../http/api-error.ts';
import { inlineFile } from '../../http/content-disposition.ts';
import { route } from '../../http/endpoint-route.ts';
import type { ProfileService } from './profile.service.ts';

/** The browser's PDF viewer needs styles that our own policy forbids. */
const pdfPolicy = "frame-ancestors 'none'";

export function profileRoutes(app: FastifyInstance, service: ProfileService): void {
  route(app, createPdfTicket, ({ caller, body }) => service.issueTicket(caller, body));

  route(app, getPdf, async ({ caller, query, request, reply }) => {
    try {
      const asked = await service.read(caller, query);
      if (query.email === true) {
        // A HEAD request must not send an email.
        if (request.method === 'GET') await service.mail(asked);
        reply.code(202);
        return { success: true };
      }
      const { fileName, bytes } = await service.download(asked);
      reply
        .type('application/pdf')
        .header('content-disposition', inlineFile(fileName))
        .header('content-language', asked.language)
        .header('content-security-policy', pdfPolicy);
      return Buffer.from(bytes);
    } catch (error) {
      if (!isForAPage(error, query, request)) throw error;
      reply.code(303).header('location', profilePage(query)).type('text/plain');
      return '';
    }
  });
}

/** A browser tab would show the raw error. The page gets a new ticket, retries and explains. */
const isForAPage = (error: unknown, query: Query<typeof getPdf>, { headers }: FastifyRequest) =>
  error instanceof ApiError &&
  query.email !== true &&
  headers.accept?.includes('text/html') === true;

function profilePage({ language, uid, resultId }: Query<typeof getPdf>): string {
  const search = new URLSearchParams({
    ...(language && { language }),
    ...(uid !== undefined && { uid }),
    ...(resultId !== undefined && { resultId }),
  });
  return search.size === 0 ? pages.profile.path : `${pages.profile.path}?${search.toString()}`;
}
