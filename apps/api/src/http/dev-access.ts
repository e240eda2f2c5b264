import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createOwnCookie } from '../platform/own-cookie.ts';

/**
 * Opens `/dev/…` only with the token that the server prints at start. Behind a plain proxy,
 * neither the host nor a missing forwarding header proves that a request is local.
 */
export interface DevAccess {
  isOpen(request: FastifyRequest): boolean;
  enter(request: FastifyRequest, reply: FastifyReply): FastifyReply | null;
}

export function createDevAccess(token: string, publicOrigin: string): DevAccess {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  const expected = digest(token);
  const isToken = (text: string): boolean => timingSafeEqual(digest(text), expected);
  const cookie = createOwnCookie('trio.dev', publicOrigin);

  return {
    isOpen: ({ headers }) => isToken(cookie.read(headers.cookie) ?? ''),

    enter: (request, reply) => {
      const { pathname, searchParams } = new URL(request.url, 'http://localhost');
      const given = searchParams.get('token');
      if (given === null || !isToken(given)) return null;
      searchParams.delete('token');
      return reply
        .header('set-cookie', cookie.write(token, 'HttpOnly; SameSite=Strict'))
        .header('cache-control', 'no-store')
        .redirect([pathname, searchParams.toString()].filter(Boolean).join('?'), 303);
    },
  };
}
