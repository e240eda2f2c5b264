import type { askToTalk } from '@trio/contracts/conversations';
import type { Answer, Body } from '@trio/contracts/endpoint';
import { deleteDelay } from '../../data/queue-delays.repository.ts';
import { lockStudent } from '../../data/students.repository.ts';
import { toTalkRequest } from '../../data/talk-requests.mapper.ts';
import {
  findOpenRequest,
  findRequest,
  updateRequestClosed,
} from '../../data/talk-requests.repository.ts';
import { ApiError } from '../../http/api-error.ts';
import { studentKeyOf } from '../../http/caller.policy.ts';
import type { Caller } from '../../platform/identity/identity.ts';
import type { Outbox } from '../../platform/mail/outbox.ts';
import type { ConversationsDeps } from './conversations.service.ts';
import { mailTalk } from './talk-requests.mail.ts';
import {
  findPeople,
  findWaitingRequests,
  insertRequest,
  updatePassedOn,
} from './talk-requests.repository.ts';
import { isPassedOnAt } from './talk-requests.rules.ts';

export interface TalkRequestsService {
  ask(caller: Caller, body: Body<typeof askToTalk>): Promise<Answer<typeof askToTalk>>;
  withdraw(caller: Caller, requestId: string): Promise<void>;
  /** Tells all counsellors of requests that the chosen person has not opened. */
  passOn(): Promise<void>;
}

export interface TalkRequestsDeps extends ConversationsDeps {
  readonly outbox: Pick<Outbox, 'enqueue'>;
}

export function createTalkRequestsService(deps: TalkRequestsDeps): TalkRequestsService {
  const { db, transact, clock } = deps;

  return {
    ask: async (caller, { id: requestId, to }) => {
      const student = studentKeyOf(caller);
      const { schoolId } = student;
      return transact(async (connection) => {
        if (!(await lockStudent(connection, student))) throw new ApiError('request/not-found');
        const again = await findRequest(connection, student, requestId);
        if (again?.closedAt) throw new ApiError('talk/closed');
        if (again) return { request: toTalkRequest(again) };
        if (await findOpenRequest(connection, student)) throw new ApiError('talk/asked-already');
        const staffId = to?.toLowerCase() ?? null;
        const people = await findPeople(connection, student);
        if (staffId !== null && !people.some((person) => person.staffId === staffId)) {
          throw new ApiError('talk/person-unknown');
        }
        const askedAt = clock.now();
        const passedOnAt = staffId === null ? askedAt : null;
        await insertRequest(connection, { ...student, requestId, staffId, askedAt, passedOnAt });
        await deleteDelay(connection, student);
        await mailTalk(connection, deps, 'talk-requested', { schoolId, staffId });
        const made = await findRequest(connection, student, requestId);
        if (!made) throw new ApiError('request/not-found');
        return { request: toTalkRequest(made) };
      });
    },

    withdraw: async (caller, requestId) => {
      const student = studentKeyOf(caller);
      await transact(async (connection) => {
        const request = await findRequest(connection, student, requestId);
        if (!request) throw new ApiError('request/not-found');
        await updateRequestClosed(connection, student, requestId, clock.now());
      });
    },

    passOn: async () => {
      const now = clock.now();
      const due = (await findWaitingRequests(db)).filter((request) => isPassedOnAt(request, now));
      for (const [schoolId, requests] of Map.groupBy(due, (request) => request.schoolId)) {
        await transact(async (connection) => {
          const ids = requests.map(({ requestId }) => requestId);
          if ((await updatePassedOn(connection, schoolId, ids, now)) === 0) return;
          await mailTalk(connection, deps, 'talk-waiting', { schoolId, staffId: null });
        });
      }
    },
  };
}
