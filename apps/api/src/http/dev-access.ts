import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

const cookieName = 'trio.dev';
const places = ['/dev', '/api/dev'];

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
  const secure = publicOrigin.startsWith('https:') ? '; Secure' : '';

  return {
    isOpen: ({ headers }) => {
      const given = new RegExp(`(?:^|;\\s*)${cookieName}=([\\w-]+)`, 'u').exec(
        headers.cookie ?? '',
      );
      return isToken(given?.[1] ?? '');
    },

    enter: (request, reply) => {
      const { pathname, searchParams } = new URL(request.url, 'http://localhost');
      const given = searchParams.get('token');
      if (given === null || !isToken(given)) return null;
      searchParams.delete('token');
      const cookies = places.map(
        (path) => `${cookieName}=${token}; Path=${path}; HttpOnly; SameSite=Strict${secure}`,
      );
      return reply
        .header('set-cookie', cookies)
        .header('cache-control', 'no-store')
        .redirect([pathname, searchParams.toString()].filter(Boolean).join('?'), 303);
    },
  };
}
