import {
  correctStaffEmail,
  disablePerson,
  getPerson,
  resendToPerson,
  searchPeople,
  sendPersonReset,
  unlockPerson,
  withdrawStaffEmail,
} from '@trio/contracts/people';
import type { Answer, Body } from '@trio/contracts/endpoint';
import type { FastifyInstance } from 'fastify';
import { route } from '../../http/endpoint-route.ts';
import { forgiveSignInsAnywhere } from '../../http/rate-limit.ts';
import { visitorOf, type Visitor } from '../../http/visitor.ts';
import type { Caller } from '../../platform/identity/identity.ts';
import type { PeopleActsService } from './people-acts.service.ts';
import type { PeopleSearchService } from './people.service.ts';

interface EmailCorrections {
  correctStaffEmail(
    caller: Caller,
    staffId: string,
    body: Body<typeof correctStaffEmail>,
    at: Pick<Visitor, 'origin'>,
  ): Promise<Answer<typeof correctStaffEmail>>;
  withdrawStaffEmail(caller: Caller, staffId: string): Promise<void>;
}

export function peopleRoutes(
  app: FastifyInstance,
  people: PeopleSearchService,
  acts: PeopleActsService,
  corrections: EmailCorrections,
): void {
  route(app, searchPeople, ({ caller, body }) => people.search(caller, body));
  route(app, getPerson, ({ caller, params }) => people.open(caller, params.id));
  route(app, sendPersonReset, ({ caller, params, request }) =>
    acts.sendReset(caller, params.id, visitorOf(request)),
  );
  route(app, resendToPerson, ({ caller, params, request }) =>
    acts.resend(caller, params.id, visitorOf(request)),
  );
  route(app, unlockPerson, ({ caller, params, request }) =>
    acts.unlock(caller, params.id, (logins) => forgiveSignInsAnywhere(request, logins)),
  );
  route(app, disablePerson, ({ caller, params, body }) =>
    acts.disable(caller, params.id, body.disable),
  );
  route(app, correctStaffEmail, ({ caller, params, body, request }) =>
    corrections.correctStaffEmail(caller, params.id, body, visitorOf(request)),
  );
  route(app, withdrawStaffEmail, ({ caller, params }) =>
    corrections.withdrawStaffEmail(caller, params.id),
  );
}
