import {
  confirmApp,
  confirmPasskey,
  finishLogIn,
  getSecondFactor,
  makeRecoveryCodes,
  removeFactor,
  removeFactorsOfPerson,
  removeFactorsOfStaff,
  renameFactor,
  reportLoss,
  startApp,
  startPasskey,
  startPasskeyLogIn,
  stopLoss,
} from '@trio/contracts/second-factor';
import type { FastifyInstance } from 'fastify';
import { markDevice } from '../../http/device.ts';
import { route } from '../../http/endpoint-route.ts';
import { logInPlaceOf } from '../../http/log-in-place.ts';
import { originFor, visitorOf } from '../../http/visitor.ts';
import type { FactorLogInService } from './factor-log-in.service.ts';
import type { FactorLossService } from './factor-loss.service.ts';
import type { SecondFactorService } from './second-factor.service.ts';

interface Services {
  readonly own: SecondFactorService;
  readonly logIn: FactorLogInService;
  readonly loss: FactorLossService;
}

export function secondFactorRoutes(app: FastifyInstance, { own, logIn, loss }: Services): void {
  route(app, finishLogIn, async ({ body, request, reply }) => {
    const { cookies, login } = await logIn.finish(body, {
      headers: new Headers({ cookie: request.headers.cookie ?? '' }),
      place: logInPlaceOf(request),
      origin: originFor(request),
    });
    reply.header('set-cookie', cookies);
    await markDevice(request, reply, login);
  });
  route(app, startPasskeyLogIn, ({ body, request }) =>
    logIn.startPasskey(body.token, originFor(request)),
  );
  route(app, reportLoss, ({ body, request }) => loss.report(body.token, visitorOf(request).origin));
  route(app, stopLoss, ({ body }) => loss.stop(body.token));

  route(app, getSecondFactor, ({ caller }) => own.find(caller));
  route(app, startApp, ({ caller, body }) => own.startApp(caller, body));
  route(app, confirmApp, ({ caller, body }) => own.confirmApp(caller, body));
  route(app, startPasskey, ({ caller, body, request }) =>
    own.startPasskey(caller, body, originFor(request)),
  );
  route(app, confirmPasskey, ({ caller, body, request }) =>
    own.confirmPasskey(caller, body, originFor(request)),
  );
  route(app, renameFactor, ({ caller, params, body }) => own.rename(caller, params.id, body.name));
  route(app, removeFactor, ({ caller, params, body }) =>
    own.remove(caller, params.id, body.currentPassword),
  );
  route(app, makeRecoveryCodes, ({ caller, body }) =>
    own.makeRecoveryCodes(caller, body.currentPassword),
  );

  route(app, removeFactorsOfStaff, ({ caller, params }) => loss.removeOfStaff(caller, params.id));
  route(app, removeFactorsOfPerson, ({ caller, params }) => loss.removeOfPerson(caller, params.id));
}
