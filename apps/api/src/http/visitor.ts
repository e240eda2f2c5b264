import { languageFromHeader, type Language } from '@trio/i18n/languages';
import type { FastifyRequest } from 'fastify';

export interface Visitor {
  readonly language: Language;
  /** Origin for links in emails. Must be a known origin: a request could forge it. */
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

export const originFor = ({ server, protocol, host }: FastifyRequest): string =>
  server.hasPublicUrl ? server.publicOrigin : `${protocol}://${host}`;

export function languageOf({ headers }: FastifyRequest): Language {
  const chosen = /(?:^|;\s*)(?:__Host-)?language=(en|fr)\s*(?:;|$)/u.exec(
    headers.cookie ?? '',
  )?.[1];
  return (chosen as Language | undefined) ?? languageFromHeader(headers['accept-language']);
}

export const mayHaveSession = ({ headers }: FastifyRequest): boolean =>
  /(?:^|;\s*)(?:__Host-)?trio\.present=1\s*(?:;|$)/u.test(headers.cookie ?? '');

export const isOldBrowser = ({ headers }: FastifyRequest): boolean =>
  /\b(?:MSIE |Trident\/)/u.test(headers['user-agent'] ?? '');

declare module 'fastify' {
  interface FastifyInstance {
    publicOrigin: string;
    hasPublicUrl: boolean;
    ownOrigins: readonly string[];
  }
}
