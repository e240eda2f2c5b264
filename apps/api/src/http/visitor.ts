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

/** The start of an absolute address of ours: as the operator set it, else as this request reached us. */
export const originFor = ({ server, protocol, host }: FastifyRequest): string =>
  server.hasPublicUrl ? server.publicOrigin : `${protocol}://${host}`;

/** The choice that their browser keeps, else what it asks for, else English. */
export function languageOf({ headers }: FastifyRequest): Language {
  const chosen = /(?:^|;\s*)language=(en|fr)\s*(?:;|$)/u.exec(headers.cookie ?? '')?.[1];
  return (chosen as Language | undefined) ?? languageFromHeader(headers['accept-language']);
}

/** By the hint that goes with a session: the pages themselves go by it, and ask when it is there. */
export const isProbablySignedIn = ({ headers }: FastifyRequest): boolean =>
  /(?:^|;\s*)trio\.present=1\s*(?:;|$)/u.test(headers.cookie ?? '');

/** Internet Explorer, by its own name and its engine's. */
export const isOldBrowser = ({ headers }: FastifyRequest): boolean =>
  /\b(?:MSIE |Trident\/)/u.test(headers['user-agent'] ?? '');

declare module 'fastify' {
  interface FastifyInstance {
    /** Where browsers reach us. */
    publicOrigin: string;
    /** The operator set `PUBLIC_URL`. */
    hasPublicUrl: boolean;
    /** That, and further addresses of the same product. */
    ownOrigins: readonly string[];
  }
}
