import { fetchToken, getClaims, signIn, signOut } from '@trio/contracts/identity';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { secondFactorRequired } from '../../http/api-error.ts';
import { markDevice } from '../../http/device.ts';
import { logInPlaceOf } from '../../http/log-in-place.ts';
import { networkOf } from '../../http/network-of.ts';
import { rememberNetwork } from '../../platform/rate-limits/familiar-networks.ts';
import { route } from '../../http/endpoint-route.ts';
import type { IdentityService } from './identity.service.ts';

export function identityRoutes(app: FastifyInstance, service: IdentityService): void {
  route(app, signIn, async ({ body, request, reply }) => {
    const outcome = await service.signIn(body, headersOf(request), logInPlaceOf(request));
    if ('half' in outcome) {
      request.isPasswordRight = true;
      throw secondFactorRequired(outcome.half);
    }
    if (!('cookies' in outcome)) return outcome;
    reply.header('set-cookie', outcome.cookies);
    await markDevice(request, reply, body.email);
    reply.code(204);
    return undefined;
  });

  route(app, fetchToken, async ({ caller, request }) => {
    const { role, schoolId } = caller;
    if (role === 'school' && schoolId !== null) {
      await rememberNetwork(request.server.rateLimits, networkOf(request.ip), schoolId);
    }
    return service.issueToken(caller);
  });

  route(app, signOut, async ({ request, reply }) => {
    reply.header('set-cookie', await service.signOut(headersOf(request)));
  });

  route(app, getClaims, async ({ caller: { role, schoolId, staffKind } }) => ({
    role,
    ...(staffKind && { kind: staffKind }),
    schoolId,
  }));
}

const headersOf = (request: FastifyRequest): Headers =>
  new Headers({ cookie: request.headers.cookie ?? '' });
