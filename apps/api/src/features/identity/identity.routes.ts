import { fetchToken, getClaims, signIn, signOut } from '@trio/contracts/identity';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { markDevice } from '../../http/device.ts';
import { route } from '../../http/endpoint-route.ts';
import type { IdentityService } from './identity.service.ts';

export function identityRoutes(app: FastifyInstance, service: IdentityService): void {
  route(app, signIn, async ({ body, request, reply }) => {
    reply.header('set-cookie', await service.signIn(body, headersOf(request)));
    await markDevice(request, reply, body.email);
  });

  route(app, fetchToken, ({ caller }) => service.issueToken(caller));

  route(app, signOut, async ({ request, reply }) => {
    reply.header('set-cookie', await service.signOut(headersOf(request)));
  });

  route(app, getClaims, async ({ caller }) => ({ role: caller.role, schoolId: caller.schoolId }));
}

const headersOf = (request: FastifyRequest): Headers =>
  new Headers({ cookie: request.headers.cookie ?? '' });
