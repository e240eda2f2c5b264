import {
  signInWithToken,
  signOn,
  signOnWithClassLink,
  startSignOn,
} from '@trio/contracts/single-sign-on';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { markDevice } from '../../http/device.ts';
import { logInPlaceOf } from '../../http/log-in-place.ts';
import { route } from '../../http/endpoint-route.ts';
import { visitorOf } from '../../http/visitor.ts';
import { classLinkId } from '../../platform/single-sign-on/classlink.ts';
import type { SignOnCallback } from '../../platform/single-sign-on/single-sign-on.ts';
import type { SingleSignOnService } from './single-sign-on.service.ts';

export function singleSignOnRoutes(app: FastifyInstance, service: SingleSignOnService): void {
  route(app, startSignOn, async ({ params, reply }) => {
    const { url, cookie } = await service.start(params.provider);
    reply.header('set-cookie', cookie);
    return { url };
  });

  const finish = (
    request: FastifyRequest,
    reply: FastifyReply,
    provider: string,
    callback: SignOnCallback,
  ) => {
    reply.header('set-cookie', service.endingCookie);
    const { language } = visitorOf(request);
    return service.finish({ provider, callback, language, cookieHeader: request.headers.cookie });
  };

  route(app, signOnWithClassLink, ({ body, request, reply }) =>
    finish(request, reply, classLinkId, { code: body.classlinkCode, state: body.state }),
  );

  route(app, signOn, ({ body: { provider, ...callback }, request, reply }) =>
    finish(request, reply, provider, callback),
  );

  route(app, signInWithToken, async ({ body, request, reply }) => {
    const headers = new Headers({ cookie: request.headers.cookie ?? '' });
    const { cookies, email } = await service.signIn(body.authToken, headers, logInPlaceOf(request));
    reply.header('set-cookie', cookies);
    await markDevice(request, reply, email);
  });
}
