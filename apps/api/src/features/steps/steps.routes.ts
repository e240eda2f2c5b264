import { checkInStep, listSteps, setReminders, stopReminders } from '@trio/contracts/steps';
import type { FastifyInstance } from 'fastify';
import { route } from '../../http/endpoint-route.ts';
import { visitorOf } from '../../http/visitor.ts';
import type { RemindersService } from './reminders.service.ts';
import type { StepsService } from './steps.service.ts';

export async function stepsRoutes(
  app: FastifyInstance,
  steps: StepsService,
  reminders: Pick<RemindersService, 'stop'>,
): Promise<void> {
  route(app, listSteps, ({ caller }) => steps.list(caller));
  route(app, checkInStep, ({ caller, params, body, request }) =>
    steps.checkIn(caller, params.id, body, visitorOf(request)),
  );
  route(app, setReminders, ({ caller, body }) => steps.setReminders(caller, body.isOn));

  await app.register(async (scope) => {
    // Mail programs send a form, other clients nothing: the ticket says it all.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 4096 }, (_, __, done) =>
      done(null),
    );
    route(scope, stopReminders, ({ params }) => reminders.stop(params.ticket));
  });
}
