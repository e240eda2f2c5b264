import { languageFromHeader, type Language } from '@trio/i18n/languages';
import type { FastifyRequest } from 'fastify';

/** What a request says about how to write to its sender. */
export interface Visitor {
  readonly language: Language;
  /** The address our mails link to: the page's own if we know it, never one that a request made up. */
  readonly origin: string;
}

export function visitorOf({ headers, server }: FastifyRequest): Visitor {
  const { origin } = headers;
  return {
    language: languageFromHeader(headers['accept-language']),
    origin:
      origin !== undefined && server.ownOrigins.includes(origin) ? origin : server.publicOrigin,
  };
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Where browsers reach us. */
    publicOrigin: string;
    /** That, and further addresses of the same product. */
    ownOrigins: readonly string[];
  }
}
