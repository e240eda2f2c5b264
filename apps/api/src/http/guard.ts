import { getMe } from '@trio/contracts/accounts';
import type { Access } from '@trio/contracts/endpoint';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Caller, Identity } from '../platform/identity/identity.ts';
import { ApiError } from './api-error.ts';

/**
 * Who is calling is settled before a body is even read. Pages send the access token; the session
 * cookie counts only where an endpoint asks for it, so that another site can never spend it.
 */
export function addGuard(app: FastifyInstance, identity: Identity): void {
  app.decorateRequest('caller', null);
  app.addHook('onRequest', async (request) => {
    const { endpoint } = request.routeOptions.config;
    const access = endpoint?.access;
    if (access === undefined) return;
    if (request.method !== 'GET') refuseForeignOrigin(request);
    request.caller = await findCaller(request, access, identity);
    if (access === 'public') return;
    if (!request.caller) {
      const isDeleted = endpoint === getMe && (await isOfDeletedUser(request, identity));
      throw new ApiError(isDeleted ? 'auth/user-not-found' : 'request/unauthenticated');
    }
    if (access !== 'cookie' && !access.includes(request.caller.role)) {
      throw new ApiError('request/forbidden');
    }
  });
}

function findCaller(
  request: FastifyRequest,
  access: Access,
  identity: Identity,
): Promise<Caller | null> {
  if (access === 'cookie') {
    // A picture that a page shows, or shows again, is nobody at work.
    return identity.callerOfCookie(request.headers.cookie, { isUse: request.method !== 'GET' });
  }
  const token = tokenOf(request);
  return token === undefined ? Promise.resolve(null) : identity.callerOfToken(token);
}

const tokenOf = ({ headers }: FastifyRequest): string | undefined =>
  /^Bearer (\S+)$/iu.exec(headers.authorization ?? '')?.[1];

/** The specification's 404 of `GET /auth/me`; every other endpoint answers 401. */
async function isOfDeletedUser(request: FastifyRequest, identity: Identity): Promise<boolean> {
  const token = tokenOf(request);
  return token !== undefined && identity.isTokenOfDeletedUser(token);
}

/** A browser names the page that sent a request; only our own pages may change anything. */
function refuseForeignOrigin(request: FastifyRequest): void {
  const { origin, host } = request.headers;
  if (origin === undefined) return;
  const own = [...request.server.ownOrigins, `${request.protocol}://${host}`];
  if (!own.includes(origin)) throw new ApiError('request/foreign-origin');
}

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null;
  }
}
