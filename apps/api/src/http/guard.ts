import { getMe } from '@trio/contracts/accounts';
import type { Access, Endpoint } from '@trio/contracts/endpoint';
import { fetchToken, getClaims } from '@trio/contracts/identity';
import {
  confirmApp,
  confirmPasskey,
  getSecondFactor,
  startApp,
  startPasskey,
} from '@trio/contracts/second-factor';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Caller, Identity } from '../platform/identity/identity.ts';
import { ApiError } from './api-error.ts';

/** Besides the public routes, all that a person with an overdue second factor may use. */
const openForEnrolment: ReadonlySet<Endpoint | undefined> = new Set<Endpoint>([
  fetchToken,
  getClaims,
  getMe,
  getSecondFactor,
  startApp,
  confirmApp,
  startPasskey,
  confirmPasskey,
]);

/**
 * Runs before the body is read. Only `cookie` endpoints accept the session cookie, so that
 * another site cannot use it (CSRF).
 */
export function addGuard(app: FastifyInstance, identity: Identity): void {
  app.decorateRequest('caller', null);
  app.addHook('onRequest', async (request) => {
    const { endpoint } = request.routeOptions.config;
    const access = endpoint?.access;
    if (access === undefined) return;
    if (request.method !== 'GET') refuseForeignOrigin(request);
    request.caller = await findCaller(request, access, identity);
    const isTooEarly = request.caller?.isAgeUnanswered === true && !endpoint?.isOpenBeforeAge;
    if (access === 'public') {
      // As a visitor: a session must not open more than the questions about the age, or the routes
      // for adding a second factor.
      if (isTooEarly || request.caller?.mustEnrol) request.caller = null;
      return;
    }
    if (!request.caller) {
      const isDeleted = endpoint === getMe && (await isOfDeletedUser(request, identity));
      throw new ApiError(isDeleted ? 'auth/user-not-found' : 'request/unauthenticated');
    }
    if (access !== 'cookie' && !access.includes(request.caller.role)) {
      throw new ApiError('request/forbidden');
    }
    if (isTooEarly) throw new ApiError('auth/age-unanswered');
    if (request.caller.mustEnrol && !openForEnrolment.has(endpoint)) {
      throw new ApiError('auth/second-factor-required');
    }
    const { staffKind } = request.caller;
    if (staffKind !== null && endpoint?.kinds?.includes(staffKind) === false) {
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
    // Loading an image does not count as activity.
    return identity.callerOfCookie(request.headers.cookie, { isUse: request.method !== 'GET' });
  }
  const token = tokenOf(request);
  return token === undefined ? Promise.resolve(null) : identity.callerOfToken(token);
}

const tokenOf = ({ headers }: FastifyRequest): string | undefined =>
  /^Bearer (\S+)$/iu.exec(headers.authorization ?? '')?.[1];

/** The specification wants 404 from `GET /auth/me`; other endpoints answer 401. */
async function isOfDeletedUser(request: FastifyRequest, identity: Identity): Promise<boolean> {
  const token = tokenOf(request);
  return token !== undefined && identity.isTokenOfDeletedUser(token);
}

/** Only our own pages may make changes. Browsers send the page's origin. */
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
